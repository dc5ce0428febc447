const key = 'vg_site'

/** Remembers, for this tab, the website somebody tried before they had an account. */
export function carrySite(website: string): void {
  try {
    sessionStorage.setItem(key, website)
  } catch {
    // A browser that keeps nothing lets it be typed again.
  }
}

/** The website that was carried here: in the address as `?site=`, or from earlier in this tab. Empty for none. */
export function carriedSite(search = location.search): string {
  const named = new URLSearchParams(search).get('site')
  return (named ?? readCarried() ?? '').trim().slice(0, 2_048)
}

/** Forgets it: it was used. */
export function dropCarriedSite(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function readCarried(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
