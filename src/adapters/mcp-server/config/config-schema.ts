import { z } from 'zod'

import { approvalRulesSchema } from '../../../index.ts'

const text = z.string().min(1).max(8192)
const texts = z.record(z.string(), z.string().max(65_536))
const names = z.array(text)

const sources = z.enum(['untrusted', 'private'])

/** Fields of other products that their users may think to have an effect here. */
const unheard = ['alwaysAllow', 'autoApprove', 'timeout', 'envFile']
/** Fields of other products that are for people. */
const decorative = ['description', 'icon', 'gallery']

const server = z
  .looseObject({
    type: z.enum(['stdio', 'http', 'streamable-http', 'streamableHttp']).optional(),
    command: text.optional().describe('The program to start.'),
    args: z.array(z.string().max(65_536)).optional(),
    env: texts.optional().describe('Environment variables; ${NAME} stands for one of yours.'),
    cwd: text.optional().describe('Default: the folder of this file.'),
    url: text.optional().describe('The address of a server (streamable HTTP).'),
    headers: texts.optional().describe('HTTP headers; ${NAME} stands for an environment variable.'),
    trust: z
      .enum(['none', 'annotations'])
      .optional()
      .describe(
        'What the server says of its tools: of no worth (each call asks), or "annotations": what it calls read-only runs unasked.',
      ),
    risk: z
      .record(z.string(), z.enum(['safe', 'high', 'critical']))
      .optional()
      .describe('Your own word on the risk of a tool, by its name; "*" for all others.'),
    tools: names.optional().describe('Only these tools of the server.'),
    hide: names.optional().describe('None of these tools of the server.'),
    source: z
      .union([sources, z.array(sources)])
      .optional()
      .describe('What the server brings in: content of strangers, or what is private.'),
    sink: z.boolean().optional().describe('Whether the server carries data to where others can read it.'),
    timeoutMs: z.int().positive().optional().describe('Milliseconds for one call.'),
    startTimeoutMs: z
      .int()
      .positive()
      .optional()
      .describe('Milliseconds until the server must have answered the first time.'),
    disabled: z.boolean().optional().describe('Keeps the entry without using it.'),
  })
  .refine(
    ({ command, url }) => (command === undefined) !== (url === undefined),
    'a server has a "command" (with "args" and "env"), or else a "url" (with "headers")',
  )
  .meta({ oneOf: [{ required: ['command'] }, { required: ['url'] }] })

/** The file `catenary.json`: the servers in the spelling of other clients, and what is ours beside them. */
export const configSchema = z.strictObject({
  $schema: z.string().optional(),
  mcpServers: z.record(z.string(), server).describe('Servers by name.'),
  policy: z.record(z.string(), z.unknown()).optional().describe('Limits of each chain.'),
  rules: approvalRulesSchema.optional().describe('What holds for which calls: deny before ask before allow.'),
  store: text
    .optional()
    .describe(
      'Where large results rest: "memory", "file:DIR", relative to this file, or "s3://BUCKET/PREFIX?endpoint=URL". Default: memory.',
    ),
  journal: text
    .optional()
    .describe(
      'The file of questions that the client cannot put to its user, and of what outlasts the process. Relative to this file. Default: .catenary/journal.sqlite.',
    ),
  trace: text
    .optional()
    .describe(
      'Where everything that is done is written (.jsonl or .sqlite); nothing runs that is not in it. Relative to this file. Default: none.',
    ),
  secrets: names
    .optional()
    .describe(
      'Environment variables whose values are masked wherever a server says them, beside the usual ones.',
    ),
  http: z
    .strictObject({
      host: text.optional().describe('Default: 127.0.0.1.'),
      port: z.int().min(0).max(65_535).optional().describe('Default: 3333.'),
      token: z
        .union([text, z.literal(false)])
        .optional()
        .describe('The bearer token; false for none, on the loopback only. Default: one made at the start.'),
      allowedHosts: names.optional().describe('Host names that clients may call this server by.'),
      allowedOrigins: names.optional().describe('Host names of pages that may call this server.'),
    })
    .optional()
    .describe('How the server is reached with --http.'),
})

/** The file as it is written. */
export type ConfigFile = z.output<typeof configSchema>
/** The entry of one server as it is written. */
export type ServerEntry = ConfigFile['mcpServers'][string]

/** The fields of an entry that mean nothing here. */
export function idleFields(entry: ServerEntry): readonly string[] {
  return Object.keys(entry).filter(
    (key) => unheard.includes(key) || !(key in server.shape || decorative.includes(key)),
  )
}

/** The schema for editors. */
export function editorSchema(): Readonly<Record<string, unknown>> {
  return { title: 'catenary.json', ...z.toJSONSchema(configSchema, { io: 'input' }) }
}
