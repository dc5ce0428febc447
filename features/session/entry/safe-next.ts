/** Stands for our own origin: only a path that stays on it is kept. */
const here = 'https://here.invalid'

/** Where `?next=` leads, if it stays inside the product; null for other sites, however they are written. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return null
  const url = new URL(next, here)
  // '/.//evil' parses to our origin with a path that, on its own, is another site's address.
  if (url.origin !== here || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
