import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a server of a test is. */
export interface LocalServer {
  /** Name and port. */
  host: string
  url: string
  /** Ends it with whatever is still open. */
  stop(): Promise<void>
}

/** Has a server listen on this machine alone; port 0 is a free one. */
export async function listenLocally(server: Server, port = 0): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
