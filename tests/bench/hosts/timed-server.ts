import { createServer } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getAt } from '../../harness/agency-host.ts'
import { listenLocally } from '../../harness/listen-locally.ts'
import type { RunningApp } from '../../harness/start-app.ts'

/** What a page took, in microseconds. */
interface PageTime {
  /** As its caller waits for it. */
  caller: number
  /** From the request's arrival until its answer was handed over. */
  server: number
}

/** A server whose pages are timed, asked one after the other. */
export interface TimedServer {
  /** The start page as a host shows it. */
  page(host: string): Promise<PageTime>
  stop(): Promise<void>
}

/** Serves an app once more, with a watch on every answer. */
export async function startTimedServer({ listener }: Pick<RunningApp, 'listener'>): Promise<TimedServer> {
  let taken: number | undefined
  const server = createServer((request, response) => {
    const start = performance.now()
    response.once('finish', () => {
      taken = (performance.now() - start) * 1000
    })
    listener(request, response)
  })
  const { url, stop } = await listenLocally(server)
  return {
    async page(host) {
      taken = undefined
      const start = performance.now()
      const { status } = await getAt({ url }, host, '/')
      const caller = (performance.now() - start) * 1000
      if (status !== 200) throw new Error(`${host} answered ${status}`)
      while (taken === undefined) await nextTurn()
      return { caller, server: taken }
    },
    stop,
  }
}
