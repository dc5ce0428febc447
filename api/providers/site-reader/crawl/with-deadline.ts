import { SiteReadError } from '../site-read-error.ts'

/**
 * Does a reading within its time.
 * @param signal of whoever asked; the reading ends with it, for its reason
 * @param ms milliseconds until it ends with `timeout`
 */
export async function withDeadline<T>(
  signal: AbortSignal | undefined,
  ms: number,
  read: (deadline: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new SiteReadError('timeout')), ms)
  const stop = () => deadline.abort(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    return await read(deadline.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
