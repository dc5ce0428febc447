import { connect, type Socket } from 'node:net'

/** What one round of load saw. */
export interface LoadResult {
  requests: number
  seconds: number
  /** Milliseconds per request. */
  latencies: number[]
}

interface LoadOptions {
  port: number
  /** The request's bytes; may differ per call. */
  request: () => string
  connections: number
  /** Requests in all; the round ends after them. */
  requests: number
}

const roundMs = 60_000

/** Sends requests over kept-alive connections, one at a time on each, on the loopback only. */
export function runLoad({ port, request, connections, requests }: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = []
  let started = 0
  const begin = performance.now()
  const workers = Array.from({ length: connections }, () => worker(connect(port, '127.0.0.1')))

  function worker(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let sentAt = 0
      let buffered = ''
      const timer = setTimeout(() => socket.destroy(new Error('A round took too long')), roundMs)
      const next = () => {
        if (started >= requests) {
          clearTimeout(timer)
          socket.end()
          resolve()
          return
        }
        started += 1
        sentAt = performance.now()
        socket.write(request())
      }
      socket.setNoDelay(true)
      socket.setEncoding('latin1')
      socket.once('connect', next)
      socket.once('error', reject)
      socket.on('data', (chunk: string) => {
        buffered += chunk
        const end = answerEnd(buffered)
        if (end === null) return
        if (!buffered.startsWith('HTTP/1.1 200')) {
          socket.destroy(new Error(`Unexpected answer: ${buffered.slice(0, 300)}`))
          return
        }
        buffered = buffered.slice(end)
        latencies.push(performance.now() - sentAt)
        next()
      })
    })
  }

  return Promise.all(workers).then(() => ({
    requests,
    seconds: (performance.now() - begin) / 1000,
    latencies,
  }))
}

/** Where the buffered answer ends, or null while it is incomplete. */
function answerEnd(text: string): number | null {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  const end = head + 4 + Number(length ?? 0)
  return text.length >= end ? end : null
}

/** A GET as a browser or server would send it. */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: '127.0.0.1', Accept: 'application/json', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}
