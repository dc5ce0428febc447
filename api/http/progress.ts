import type { Writable } from 'node:stream'
import { PassThrough } from 'node:stream'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'

/** An answer in lines of JSON: `{"event":…}` while work goes on, then `{"status":…,"body":…}`. */
export interface Progress {
  emit(event: unknown): void
  /** Writes the last line. */
  finish(status: number, body: unknown): void
  pipe(to: Writable): void
}

/** A comment line keeps proxies from closing a quiet stream. */
const heartbeatMs = 10_000

/** Opens the line stream of one answer; every event is parsed through the contract. */
export function openProgress(contract: Contract): Progress {
  const stream = new PassThrough()
  const heartbeat = setInterval(() => stream.write('\n'), heartbeatMs)
  heartbeat.unref()
  stream.on('close', () => clearInterval(heartbeat))
  return {
    emit(event) {
      if (stream.writableEnded || stream.destroyed) return
      stream.write(`${JSON.stringify({ event: contract.events?.parse(event) })}\n`)
    },
    finish(status, body) {
      clearInterval(heartbeat)
      if (stream.writableEnded || stream.destroyed) return
      stream.end(`${JSON.stringify({ status, body })}\n`)
    },
    pipe(to) {
      to.on('close', () => {
        clearInterval(heartbeat)
        stream.destroy()
      })
      stream.pipe(to)
    },
  }
}
