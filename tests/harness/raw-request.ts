import { connect } from 'node:net'

/** What came back over a bare socket. */
export interface RawReply {
  /** 0 when the connection ended without an answer. */
  status: number
  text: string
}

/** Sends bytes as they are and reads until the server closes, or for `waitMs` at most. */
export function rawRequest(url: string, bytes: string | Buffer, waitMs = 10_000): Promise<RawReply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    const timer = setTimeout(() => socket.destroy(), waitMs)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    // A server that refuses may close while we still write; what it said before counts.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0), text })
    })
    socket.write(bytes)
  })
}
