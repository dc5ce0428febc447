/** Longest address of a page that is sent, in characters. */
export const visitedPageLimit = 4000

/** Longest address that is kept, in characters. */
const keptLength = 500

/**
 * What is kept of the address of the page a visitor asks on: its place, without query and name, which may say who the
 * visitor is. A fragment that is itself a path (`#/prices`) is a place too. Undefined for anything but a website.
 */
export function visitedPage(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const place = /^#!?\//.test(url.hash) ? url.hash.replace(/\?.*$/, '') : ''
  return `${url.origin}${url.pathname}${place}`.slice(0, keptLength)
}
