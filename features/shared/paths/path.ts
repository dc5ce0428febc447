import type { AppAddress } from '#mocks/contracts/platform/addresses.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

/** A route: its pattern for the route table, and the address to go to. */
export interface PathSpec<A extends unknown[]> {
  pattern: string
  /** `server` for pages the app's router does not know. @default 'app' */
  servedBy?: 'server'
  href: (...args: A) => string
}

/** An address of the app, one of those the server knows, too. */
export function path<A extends unknown[]>(pattern: AppAddress, href: (...args: A) => string): PathSpec<A> {
  return { pattern, href }
}

/** An address the server answers by itself. */
export function serverPath<A extends unknown[]>(pattern: string, href: (...args: A) => string): PathSpec<A> {
  return { pattern, href, servedBy: 'server' }
}

/** What sign-in and sign-up keep in their address. */
export interface EntryQuery {
  /** Where to go afterwards. */
  next?: string
  region?: Region
}

/** A search string of what is given, or nothing. */
export function queryOf(values: Record<string, string | undefined> | EntryQuery): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given)}` : ''
}
