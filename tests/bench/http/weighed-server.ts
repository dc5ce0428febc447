import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ChildServer, startChild } from '../../harness/child-server.ts'
import { serverBundle } from '../../harness/server-bundle.ts'

/** Bytes of a process once what nobody needs is let go. */
export interface Weight {
  /** What it holds: its objects and their buffers. */
  held: number
  /** What the machine has given it; it gives back late. */
  resident: number
}

/** The real server in a process of its own, which says what it holds. */
export interface WeighedServer extends ChildServer {
  weigh: () => Promise<Weight>
}

const mostMs = 20_000

/** Starts it on a free port; it says nothing of itself until it is asked. */
export async function startWeighed(env: Record<string, string>): Promise<WeighedServer> {
  const weighing = fileURLToPath(new URL('./weigh.mjs', import.meta.url))
  const server = await startChild(env, ['--expose-gc', '--import', weighing, await serverBundle()])
  const said = () => [...server.output().matchAll(/^weighed (\d+) (\d+)$/gm)]
  return {
    ...server,
    async weigh() {
      const before = said().length
      process.kill(server.pid, 'SIGUSR2')
      for (const asked = performance.now(); said().length === before; await wait(20))
        if (performance.now() - asked > mostMs) throw new Error('The server did not say what it holds')
      const [, held, resident] = said().at(-1) ?? []
      return { held: Number(held), resident: Number(resident) }
    },
  }
}
