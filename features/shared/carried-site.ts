import { dropTab, keepTab, readTab } from './tab-values.ts'

/** Remembers, for this tab, the website somebody tried before they had an account. */
export function carrySite(website: string): void {
  keepTab('vg_site', website)
}

/** The website that was carried here: in the address as `?site=`, or from earlier in this tab. Empty for none. */
export function carriedSite(search = location.search): string {
  const named = new URLSearchParams(search).get('site')
  return (named ?? readTab('vg_site') ?? '').trim().slice(0, 2_048)
}

/** Forgets it: it was used. */
export function dropCarriedSite(): void {
  dropTab('vg_site')
}
