import type { Context } from 'koa'
import type { Progress } from './progress.ts'
import type { HeaderList } from './send-json.ts'

/** An answer that goes on for as long as its caller stays: server-sent events. */
export interface EventStream extends Progress {
  /** The last event the caller says it has, when it comes back; null for none. */
  lastEventId: string | null
  /** Sends whole frames; a caller who leaves too much unread is cut. */
  send(frames: string | Buffer): void
  /** Resolves when the caller is gone or cut. */
  closed: Promise<void>
}

/** Bytes a caller may leave unread before it is cut: it comes back and goes on where it was. */
const mostUnread = 256 * 1024

/** Begins a stream of server-sent events. `finish` tells in a last frame, `event: end`, why it is over. */
export function openEventStream(ctx: Context, headers: HeaderList): EventStream {
  const { req, res } = ctx
  ctx.respond = false
  const type = ['Content-Type', 'text/event-stream; charset=utf-8', 'X-Accel-Buffering', 'no']
  res.writeHead(200, [...headers, ...type])
  // Headers leave at once: the caller learns that it is connected.
  res.write(':\n\n')
  const given = req.headers['last-event-id']
  const isOver = () => res.writableEnded || res.destroyed

  return {
    lastEventId: typeof given === 'string' && /^\d{1,64}$/.test(given) ? given : null,
    closed: new Promise((resolve) => {
      if (res.destroyed) resolve()
      else res.once('close', resolve)
    }),
    send(frames) {
      if (isOver()) return
      if (res.writableLength > mostUnread) res.destroy()
      else res.write(frames)
    },
    emit(event) {
      this.send(`data: ${JSON.stringify(event)}\n\n`)
    },
    finish(status, body) {
      if (isOver()) return
      const { code, message } = (body ?? {}) as { code?: string; message?: string }
      res.end(`event: end\ndata: ${JSON.stringify({ status, code, message })}\n\n`)
    },
    pipe() {},
  }
}
