import type acme from 'acme-client'

/** The issuer takes no order for now (RFC 8555 §6.6). */
export class IssuerLimitError extends Error {
  override name = 'IssuerLimitError'
  /** Milliseconds for which it wants to be left alone; null where it does not say. */
  readonly waitMs: number | null

  constructor(message: string, waitMs: number | null) {
    super(message)
    this.waitMs = waitMs
  }
}

/** The parts of an issuer's answer that are read here. */
interface Answer {
  status: number
  headers: Record<string, unknown>
  data?: unknown
}

const told = new WeakSet<typeof acme.axios>()

/** Has the client's calls fail with `IssuerLimitError` where the issuer says so: it keeps the words of a refusal alone. */
export function tellLimits({ axios }: Pick<typeof acme, 'axios'>): void {
  if (told.has(axios)) return
  told.add(axios)
  axios.interceptors.response.use((response) => {
    const limit = limitIn(response, Date.now())
    if (limit) throw limit
    return response
  })
}

/** What an issuer says of its limits; null in every other answer. `now` in Unix milliseconds. */
export function limitIn({ status, headers, data }: Answer, now: number): IssuerLimitError | null {
  const { type, detail } = (data ?? {}) as { type?: unknown; detail?: unknown }
  if (status !== 429 && type !== 'urn:ietf:params:acme:error:rateLimited') return null
  const words = typeof detail === 'string' && detail ? detail : 'The issuer takes no more orders for now.'
  return new IssuerLimitError(words, waitIn(headers['retry-after'], now))
}

/** Retry-After is seconds or a date (RFC 9110 §10.2.3). */
function waitIn(header: unknown, now: number): number | null {
  if (typeof header !== 'string' || header.trim() === '') return null
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return wait > 0 ? wait : null
}
