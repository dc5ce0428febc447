import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createTicket, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { httpClient } from './http-client.ts'
import { keepOutboxAddress, readOutbox } from './outbox-key.ts'
import { serverBundle } from './server-bundle.ts'
import type { Person } from './sign-up.ts'

/** The server's files as they are, as `npm start` runs them. */
export const sources = ['--import', 'tsx', fileURLToPath(new URL('../../api/main.ts', import.meta.url))]
const startMs = 30_000

/** The real server in a process of its own. */
export interface ChildServer {
  url: string
  pid: number
  /** Everything it has said so far. */
  output: () => string
  /** Ends it with a signal; how it ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** What a server that would not start said. */
export interface FailedStart {
  code: number | null
  output: string
}

/** Starts the server on a free port, or as `env` says, and waits until it says where it runs. */
export async function startChild(
  env: Record<string, string>,
  /** What Node is given: `sources` for the files as they are, which takes seconds. @default the server in one file */
  command?: readonly string[],
): Promise<ChildServer> {
  const { child, exited, output } = await run({ PORT: '0', ...env }, command)
  // Its last words may come after the end of what it said where it runs.
  const url = await firstAddress(child).catch(() => exited.then(() => null))
  if (!url) throw new Error(`The server did not start: ${output()}`)
  return {
    url,
    pid: child.pid ?? 0,
    output,
    async end(signal) {
      child.kill(signal)
      const [code, endedBy] = await exited
      return { code, signal: endedBy }
    },
  }
}

/** Starts the server where it cannot run, and waits until it gives up. */
export async function failToStart(env: Record<string, string>): Promise<FailedStart> {
  const { child, exited, output } = await run(env)
  const killer = setTimeout(() => child.kill('SIGKILL'), startMs)
  const [code] = await exited
  clearTimeout(killer)
  return { code, output: output() }
}

async function run(env: Record<string, string>, command?: readonly string[]) {
  const child = spawn(process.execPath, command ?? [await serverBundle()], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  const exited = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  return { child, exited, output: () => text }
}

async function firstAddress(child: ChildProcess): Promise<string> {
  let text = ''
  // Closed behind it, what the server says later would end the server.
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += chunk
    const url = /VoiceGlow is running at (\S+)\n/.exec(text)?.[1]
    if (url) {
      keepOutboxAddress(url, text)
      child.stdout?.resume()
      return url
    }
  }
  throw new Error(`The server said nothing of where it runs: ${text}`)
}

/** Signs somebody up at a server in another process: the code comes from its outbox page. */
export async function signUpAt(url: string, email: string, region: Region = 'eu'): Promise<Person> {
  const client = httpClient(url)
  const params = { region }
  await client.call(sendCode, { params, body: { email } })
  const page = await readOutbox(url)
  const code = new RegExp(`To ${email} .*?(\\d{6})\\.`, 's').exec(page)?.[1]
  const proved = await client.call(createTicket, { params, body: { email, code } })
  const made = await client.call(tokenToUser, {
    params,
    body: { token: proved.body.token, createAccount: true },
  })
  if (made.status !== 200) throw new Error(`No session for ${email}: ${made.text}`)
  const workspaceId = made.body.workspaces[0]?.uid ?? ''
  return { client, email, region, session: made.body, workspaceId }
}
