import type { Server } from 'node:http'

const firstPort = 3000
const tries = 20

/** Listens on a port of the edge. One that is taken, or needs rights, is an error that names the variable. */
export function listenAt(
  server: Server,
  host: string | null,
  port: number,
  variable: { port: string; host: string },
): Promise<void> {
  return listenOnce(server, host ?? undefined, port, variable)
}

/** Listens on the given port, or on 3000 or the next free one. A given port that is taken is an error. */
export async function listen(server: Server, host: string, port: number | null): Promise<void> {
  if (port !== null) return listenOnce(server, host, port)
  for (let candidate = firstPort; ; candidate += 1) {
    try {
      return await listenOnce(server, host, candidate)
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!taken || candidate >= firstPort + tries) throw error
    }
  }
}

const usual = { port: 'PORT', host: 'HOST' }

function listenOnce(
  server: Server,
  host: string | undefined,
  port: number,
  variable: { port: string; host: string } = usual,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        error.message = `Port ${port}${host ? ` on ${host}` : ''} is taken. Set ${variable.port} to another one.`
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        error.message = `${variable.host} ${host} is no address of this machine.`
      } else if (error.code === 'EACCES') {
        error.message = `Port ${port} needs rights this process does not have. Set ${variable.port} to another one.`
      }
      reject(error)
    }
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      resolve()
    })
  })
}
