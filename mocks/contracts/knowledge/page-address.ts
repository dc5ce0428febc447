import { pageAddressLimit } from './knowledge-limits.ts'

const scheme = /^[a-z][a-z0-9+.-]*:/i

/** Said of what is no address of a page. */
export const pageAddressWrong = 'This is no address of a web page.'

/**
 * A page's address as documents keep it: absolute, http or https, without fragment; null for what is none. What has
 * no scheme is taken for https.
 */
export function pageAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text) || text.length > pageAddressLimit) return null
  const hasScheme = scheme.test(text) && !/^[^/]*:\d+(?:[/?#]|$)/.test(text)
  const whole = hasScheme ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const url = new URL(whole)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  if (!/[.:]/.test(url.hostname) && url.hostname !== 'localhost') return null
  url.hash = ''
  return url.href.length > pageAddressLimit ? null : url.href
}

/** Addresses as people paste them: one a line, or apart by blanks and commas; each once, and what is none. */
export function pageAddresses(pasted: string): { urls: string[]; wrong: string[] } {
  const urls = new Set<string>()
  const wrong = new Set<string>()
  for (const piece of pasted.split(/[\s,;]+/)) {
    if (piece === '') continue
    const url = pageAddress(piece)
    if (url === null) wrong.add(piece)
    else urls.add(url)
  }
  return { urls: [...urls], wrong: [...wrong] }
}
