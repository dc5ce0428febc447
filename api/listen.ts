import type { Server } from 'node:http'

const firstPort = 3000
const tries = 20

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

function listenOnce(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        error.message = `Port ${port} on ${host} is taken. Set PORT to another one.`
      } else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        error.message = `HOST ${host} is no address of this machine.`
      } else if (error.code === 'EACCES') {
        error.message = `Port ${port} needs rights this process does not have. Set PORT to another one.`
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
