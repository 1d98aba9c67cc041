// The files of a chain as node's fs/promises. They are the host's; what is here asks for them.
export default (realm, bridge) => {
  'use strict'
  const { call, define, freeze, parse, indexOf, slice, charCodeAt, TypeError, RangeError } = realm
  const { askIo, transfer, latin1, isBinary, isPieces } = bridge
  const { atob, btoa, TextDecoder } = globalThis
  const { decode } = TextDecoder.prototype
  const { toString } = Number.prototype

  const bytesOf = (text) => {
    const bytes = new realm.Uint8Array(text.length)
    for (let i = 0; i < text.length; i++) bytes[i] = call(charCodeAt, text, i)
    return bytes
  }
  const decoders = {
    __proto__: null,
    latin1: (bytes) => latin1(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    base64: (bytes) => btoa(latin1(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    hex: (bytes) => {
      let text = ''
      for (let i = 0; i < bytes.byteLength; i++)
        text += (bytes[i] < 16 ? '0' : '') + call(toString, bytes[i], 16)
      return text
    },
    utf8: (bytes) => call(decode, new TextDecoder(), bytes),
  }
  const encodings = {
    __proto__: null,
    'utf-8': 'utf8',
    UTF8: 'utf8',
    'UTF-8': 'utf8',
    binary: 'latin1',
    ascii: 'latin1',
  }
  const encodingOf = (options) => {
    const given = typeof options === 'string' ? options : options?.encoding
    if (given === undefined || given === null || given === 'buffer') return undefined
    const name = encodings[given] ?? given
    if (decoders[name] === undefined)
      throw new RangeError('an encoding is one of utf8, latin1, base64 and hex')
    return name
  }
  /** Bytes that also know what node's Buffer knows: `toString(encoding)`. */
  const asBuffer = (bytes) => {
    define(bytes, 'toString', (encoding) => decoders[encodingOf(encoding) ?? 'utf8'](bytes))
    return bytes
  }

  const makeWorkspace = () => {
    const checkPath = (path) => {
      if (typeof path !== 'string')
        throw new TypeError('a path must be a string, such as /workspace/notes.txt')
      if (path.length <= 4096) return path
      const error = new RangeError('ENAMETOOLONG: the path is longer than 4096 characters')
      define(error, 'code', 'ENAMETOOLONG', true)
      throw error
    }
    const flag = (options, usual) => (typeof options === 'string' ? usual : (options?.flag ?? usual))
    const truth = (options, name) =>
      typeof options === 'object' && options !== null ? !!options[name] : false
    /** A function of node's fs/promises: the error is made where it is called, and callbacks are not taken. */
    const method = (name, body) => {
      const work = async (error, path, more) => {
        if (typeof more[more.length - 1] === 'function')
          throw new TypeError(`${name} takes no callback here: await it`)
        return body(error, checkPath(path), more[0], more[1])
      }
      const { [name]: made } = {
        __proto__: null,
        [name]: (path, ...more) => bridge.watch(`workspace.${name}`, work(new realm.Error(), path, more)),
      }
      return freeze(made)
    }

    const readWhole = async (error, path, as) => {
      const head = { __proto__: null, op: 'read', path, from: 0, as, version: 0 }
      let text = ''
      let bytes
      for (;;) {
        const answer = await askIo(head, '', error)
        const end = call(indexOf, answer, '\n')
        const { next, size, version } = parse(call(slice, answer, 0, end))
        if (as === 'text') text += call(slice, answer, end + 1)
        else {
          bytes ??= new realm.Uint8Array(size)
          for (let i = end + 1; i < answer.length; i++)
            bytes[head.from + i - end - 1] = call(charCodeAt, answer, i)
        }
        head.from = next
        head.version = version
        if (next >= size) return as === 'text' ? text : bytes
      }
    }
    const readFile = method('readFile', async (error, path, options) => {
      const encoding = encodingOf(options)
      if (encoding === 'utf8') return readWhole(error, path, 'text')
      const bytes = await readWhole(error, path, 'bytes')
      return encoding === undefined ? asBuffer(bytes) : decoders[encoding](bytes)
    })
    const write = async (error, path, data, options, usual) => {
      const request = { __proto__: null, op: 'write', path, flag: flag(options, usual) }
      if (bridge.isArtifact(data)) {
        await askIo({ __proto__: null, ...request, op: 'share', ref: data.ref }, '', error)
        return
      }
      let content = data
      if (typeof data === 'string') {
        const encoding = encodingOf(options) ?? 'utf8'
        if (encoding === 'base64') content = bytesOf(atob(data))
        else if (encoding === 'latin1') content = bytesOf(data)
        else if (encoding === 'hex') throw new RangeError('text cannot be written as hex: write bytes')
      } else if (!isBinary(data) && !isPieces(data))
        throw new TypeError(
          'data must be text, bytes or an Artifact; for other values write JSON.stringify(data)',
        )
      await transfer(content, (upload, as) => ({ __proto__: null, ...request, upload, as }), error)
    }
    const kinds = (kind, value) => {
      define(value, 'isFile', () => kind === 'file')
      define(value, 'isDirectory', () => kind === 'directory')
      define(value, 'isSymbolicLink', () => false)
      return value
    }
    const plain = (op) => async (error, path, to) => {
      await askIo(
        to === undefined ? { __proto__: null, op, path } : { __proto__: null, op, path, to: checkPath(to) },
        '',
        error,
      )
    }
    const workspace = {
      readFile,
      writeFile: method('writeFile', (error, path, data, options) => write(error, path, data, options, 'w')),
      appendFile: method('appendFile', (error, path, data, options) =>
        write(error, path, data, options, 'a'),
      ),
      readdir: method('readdir', async (error, path, options) => {
        const recursive = truth(options, 'recursive')
        const found = await askIo({ __proto__: null, op: 'readdir', path, recursive }, '', error)
        const list = []
        for (let i = 0; i < found.length; i++) {
          const { name, parentPath, kind } = found[i]
          const item = truth(options, 'withFileTypes')
            ? kinds(kind, { name: found[i].base, parentPath })
            : name
          define(list, i, item, true)
        }
        return list
      }),
      stat: method('stat', async (error, path) => {
        const { kind, ...told } = await askIo({ __proto__: null, op: 'stat', path }, '', error)
        return kinds(kind, told)
      }),
      mkdir: method('mkdir', async (error, path, options) => {
        await askIo({ __proto__: null, op: 'mkdir', path, recursive: truth(options, 'recursive') }, '', error)
      }),
      rm: method('rm', async (error, path, options) => {
        const how = {
          __proto__: null,
          recursive: truth(options, 'recursive'),
          force: truth(options, 'force'),
        }
        await askIo({ __proto__: null, op: 'rm', path, ...how }, '', error)
      }),
      unlink: method('unlink', (error, path) => plain('unlink')(error, path)),
      rename: method('rename', (error, path, to) => plain('rename')(error, path, checkPath(to))),
      copyFile: method('copyFile', (error, path, to) => plain('copy')(error, path, checkPath(to))),
      access: method('access', async (error, path) => {
        await askIo({ __proto__: null, op: 'stat', path }, '', error)
      }),
    }
    return freeze(workspace)
  }

  bridge.lazily('workspace', makeWorkspace)
}
