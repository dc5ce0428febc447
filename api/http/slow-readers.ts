import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** How slowly an answer may be read. */
export interface ReaderLimits {
  /** Milliseconds in which at least something is taken. */
  stall: number
  /** Bytes a second an answer is read with on average, once `patience` is over. */
  rate: number
  /** Milliseconds before the average counts. */
  patience: number
  /** Bytes all clients together may leave unread; beyond it those who have kept us longest are cut. */
  backlog: number
  /** Milliseconds an unread answer is kept whatever the others leave. */
  grace: number
}

/** Most requests that wait behind another in one connection; a client that sends more is cut. */
const mostWaiting = 256

/** What a client has not read yet. */
interface Backlog {
  since: number
  /** Bytes that had reached it before. */
  delivered: number
}

/**
 * Serves with `listener`, and cuts clients that do not read their answers: each unread answer lies in memory. A client
 * that has read all there is so far is never slow, however long the rest of its answer takes to come. Requests that
 * wait in one connection are begun one after the other, so that no connection holds more than one answer; one that
 * piles them up is cut.
 */
export function serveReaders(
  server: Server,
  listener: RequestListener,
  limits: ReaderLimits,
  checkMs: number,
): void {
  /** Connections with an answer under way, and the requests that wait behind it. */
  const running = new Map<Socket, (() => void)[]>()
  const backlogs = new Map<Socket, Backlog>()

  server.timeout = limits.stall
  // The socket's own clock goes on whenever a part of a write is taken, which nothing else tells.
  server.on('timeout', (socket: Socket) => {
    if (!running.has(socket)) socket.destroy()
    else if (socket.writableLength > 0) cut(socket)
  })
  server.on('request', (request, response) => {
    const { socket } = request
    const waiting = running.get(socket)
    const begin = () => {
      response.once('close', () => next(socket))
      listener(request, response)
    }
    if (waiting && waiting.length >= mostWaiting) cut(socket)
    else if (waiting) waiting.push(begin)
    else if (!socket.destroyed) {
      running.set(socket, [])
      begin()
    }
  })

  function next(socket: Socket): void {
    const begin = socket.destroyed ? undefined : running.get(socket)?.shift()
    if (begin) begin()
    else {
      running.delete(socket)
      backlogs.delete(socket)
    }
  }

  function look(): void {
    const now = performance.now()
    let unread = 0
    for (const socket of running.keys()) {
      const pending = socket.writableLength
      if (pending === 0) {
        backlogs.delete(socket)
        continue
      }
      const backlog = backlogs.get(socket) ?? { since: now, delivered: socket.bytesWritten - pending }
      backlogs.set(socket, backlog)
      const bytes = socket.bytesWritten - backlog.delivered
      if (now > backlog.since + limits.patience + (bytes / limits.rate) * 1000) cut(socket)
      else unread += pending
    }
    if (unread > limits.backlog) cutOldest(unread - limits.backlog, now)
  }

  function cutOldest(excess: number, now: number): void {
    let left = excess
    // A map keeps the order in which clients fell behind.
    for (const [socket, { since }] of backlogs) {
      if (left <= 0 || now < since + limits.grace) return
      left -= socket.writableLength
      cut(socket)
    }
  }

  function cut(socket: Socket): void {
    running.delete(socket)
    backlogs.delete(socket)
    // A reset: what the system has taken for this client would stay in its memory for minutes.
    socket.resetAndDestroy()
  }

  const timer = setInterval(look, checkMs).unref()
  server.once('close', () => clearInterval(timer))
}
