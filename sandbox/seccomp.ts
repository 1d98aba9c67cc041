/**
 * A seccomp filter as the kernel takes it: a list of `struct sock_filter` (u16 code, u8 jt, u8 jf, u32 k). Written
 * here because it must exist without a compiler. It allows what node needs to compute and refuses ways out: sockets,
 * new processes, tracing, mounts, kernel modules, keys, io_uring.
 */

interface Architecture {
  /** `AUDIT_ARCH_*` of linux/audit.h. */
  readonly audit: number
  readonly clone: number
  /** Refused with EPERM. */
  readonly denied: readonly number[]
}

/** Numbers that every architecture has in common (they are newer than the common table); answered with ENOSYS. */
const unknownSyscalls = [
  425, // io_uring_setup
  426, // io_uring_enter
  427, // io_uring_register
  435, // clone3: its flags are in memory, where a filter cannot look; the C library then uses clone
]

const architectures: Readonly<Record<string, Architecture>> = {
  x64: {
    audit: 0xc000_003e,
    clone: 56,
    denied: [
      41, // socket
      42, // connect
      43, // accept
      49, // bind
      50, // listen
      53, // socketpair
      57, // fork
      58, // vfork
      101, // ptrace
      103, // syslog
      133, // mknod
      155, // pivot_root
      161, // chroot
      163, // acct
      164, // settimeofday
      165, // mount
      166, // umount2
      167, // swapon
      168, // swapoff
      169, // reboot
      170, // sethostname
      171, // setdomainname
      172, // iopl
      173, // ioperm
      175, // init_module
      176, // delete_module
      179, // quotactl
      246, // kexec_load
      248, // add_key
      249, // request_key
      250, // keyctl
      259, // mknodat
      272, // unshare
      288, // accept4
      298, // perf_event_open
      303, // name_to_handle_at
      304, // open_by_handle_at
      308, // setns
      310, // process_vm_readv
      311, // process_vm_writev
      313, // finit_module
      320, // kexec_file_load
      321, // bpf
      323, // userfaultfd
      438, // pidfd_getfd
    ],
  },
  arm64: {
    audit: 0xc000_00b7,
    clone: 220,
    denied: [
      33, // mknodat
      39, // umount2
      40, // mount
      41, // pivot_root
      51, // chroot
      60, // quotactl
      89, // acct
      97, // unshare
      104, // kexec_load
      105, // init_module
      106, // delete_module
      116, // syslog
      117, // ptrace
      142, // reboot
      161, // sethostname
      162, // setdomainname
      170, // settimeofday
      198, // socket
      199, // socketpair
      200, // bind
      201, // listen
      202, // accept
      203, // connect
      217, // add_key
      218, // request_key
      219, // keyctl
      224, // swapon
      225, // swapoff
      241, // perf_event_open
      242, // accept4
      264, // name_to_handle_at
      265, // open_by_handle_at
      268, // setns
      270, // process_vm_readv
      271, // process_vm_writev
      273, // finit_module
      280, // bpf
      282, // userfaultfd
      294, // kexec_file_load
      438, // pidfd_getfd
    ],
  },
}

const load = 0x20 // BPF_LD | BPF_W | BPF_ABS
const jumpIfEqual = 0x15 // BPF_JMP | BPF_JEQ | BPF_K
const jumpIfAtLeast = 0x35 // BPF_JMP | BPF_JGE | BPF_K
const jumpIfAnyBit = 0x45 // BPF_JMP | BPF_JSET | BPF_K
const answer = 0x06 // BPF_RET | BPF_K

const offsetOfNumber = 0
const offsetOfArchitecture = 4
const offsetOfFirstArgument = 16
const firstX32Number = 0x4000_0000
const cloneThread = 0x0001_0000

const kill = 0x8000_0000
const allow = 0x7fff_0000
const refuse = 0x0005_0000 | 1 // EPERM
const unknown = 0x0005_0000 | 38 // ENOSYS

type Instruction = readonly [code: number, jumpTrue: number, jumpFalse: number, k: number]

/** The filter for an architecture as node names it; undefined where there is none. */
export function seccompFilter(arch: string): Uint8Array | undefined {
  const known = architectures[arch]
  return known === undefined ? undefined : assemble(program(known))
}

// Each test jumps over its own answer when it does not hold, so that no jump is longer than one.
function program({ audit, clone, denied }: Architecture): readonly Instruction[] {
  const answerIf = (number: number, value: number): Instruction[] => [
    [jumpIfEqual, 0, 1, number],
    [answer, 0, 0, value],
  ]
  return [
    [load, 0, 0, offsetOfArchitecture],
    [jumpIfEqual, 1, 0, audit],
    [answer, 0, 0, kill],
    [load, 0, 0, offsetOfNumber],
    [jumpIfAtLeast, 0, 1, firstX32Number],
    [answer, 0, 0, kill],
    ...denied.flatMap((number) => answerIf(number, refuse)),
    ...unknownSyscalls.flatMap((number) => answerIf(number, unknown)),
    // A thread is fine, a process is not.
    [jumpIfEqual, 0, 3, clone],
    [load, 0, 0, offsetOfFirstArgument],
    [jumpIfAnyBit, 1, 0, cloneThread],
    [answer, 0, 0, refuse],
    [answer, 0, 0, allow],
  ]
}

function assemble(instructions: readonly Instruction[]): Uint8Array {
  const bytes = Buffer.alloc(instructions.length * 8)
  for (const [index, [code, jumpTrue, jumpFalse, k]] of instructions.entries()) {
    const at = index * 8
    bytes.writeUInt16LE(code, at)
    bytes.writeUInt8(jumpTrue, at + 2)
    bytes.writeUInt8(jumpFalse, at + 3)
    bytes.writeUInt32LE(k, at + 4)
  }
  return bytes
}
