import { connect, type Socket } from 'node:net'

/** A client that sends requests and reads nothing of the answers until it is told to. */
export interface SilentReader {
  socket: Socket
  /** Reads what there is, to the end: how many bytes came, and whether the server had ended it. */
  readOn(): Promise<{ bytes: number; isCut: boolean }>
}

/** Longer than a server keeps a connection that nobody uses. */
const idleMs = 8000

/** Sends the same GET several times over one connection, without waiting for the answers. */
export async function silentReader(url: string, path: string, times = 1): Promise<SilentReader> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.pause()
  // A reset may come at any time; what counts is that the connection is over.
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times))
  return {
    socket,
    readOn() {
      return new Promise((resolve) => {
        let bytes = 0
        socket.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        let isCut = true
        socket.on('close', () => resolve({ bytes, isCut }))
        // A connection that still stands is idle once everything is read.
        socket.setTimeout(idleMs, () => {
          isCut = false
          socket.destroy()
        })
        if (socket.closed) resolve({ bytes, isCut })
        else socket.resume()
      })
    },
  }
}
