import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getAt } from '../../harness/agency-host.ts'
import type { RunningApp } from '../../harness/start-app.ts'
import { median } from '../shared/statistics.ts'

/** Median microseconds from a request's arrival until its answer is handed over, without what the caller takes. */
export async function serverTimeUs(
  { listener }: Pick<RunningApp, 'listener'>,
  hostOf: (round: number) => string,
  rounds: number,
): Promise<number> {
  const taken: number[] = []
  const server = createServer((request, response) => {
    const start = performance.now()
    response.once('finish', () => taken.push((performance.now() - start) * 1000))
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (let round = 0; round < 2 * rounds; round += 1) await getAt({ url }, hostOf(round), '/')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return median(taken.slice(rounds))
}
