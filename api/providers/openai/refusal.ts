import { ModelError } from './model-error.ts'

const longestBody = 16_384
const longestReadMs = 1_000

/** What an endpoint's error status means. Of its body only the words made for programs are read, and none is kept. */
export async function refusalOf(response: Response): Promise<ModelError> {
  const { status } = response
  const retryAfterMs = retryAfterOf(response.headers.get('retry-after'))
  const words = await errorWords(response)
  const details = { status, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  if (status === 402 || (status === 429 && /quota|billing|credit/.test(words)))
    return new ModelError('quota', 'The quota is used up.', details)
  if (status === 429) return new ModelError('rate-limited', 'The model is busy.', details)
  if (status === 404 || (status < 500 && /model_not_found|invalid_model|unknown_model/.test(words)))
    return new ModelError('model-refused', 'The model is not known.', details)
  if (status === 401 || status === 403) return new ModelError('key-refused', 'The key was refused.', details)
  if (status >= 400 && status < 500 && status !== 408)
    return new ModelError('request-refused', 'The request was refused.', details)
  return new ModelError('unavailable', `The model answered with status ${status}.`, details)
}

function retryAfterOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** `error.code` and `error.type` in lower case; empty when there are none to be had. */
async function errorWords(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const late = setTimeout(() => reader.cancel().catch(() => undefined), longestReadMs)
  try {
    const parts: Uint8Array[] = []
    let size = 0
    while (size < longestBody) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      size += value.length
    }
    const { error } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { error?: unknown }
    const { code, type } = (error ?? {}) as { code?: unknown; type?: unknown }
    return `${code} ${type}`.toLowerCase()
  } catch {
    return ''
  } finally {
    clearTimeout(late)
    await reader.cancel().catch(() => undefined)
  }
}
