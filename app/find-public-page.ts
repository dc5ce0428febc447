import type { ComponentType } from 'react'
import { entryPages } from './entry-pages.ts'

/** A page and how its code is fetched. */
export type LoadPage = () => Promise<{ Component: ComponentType }>

/** The page of a table whose pattern matches; patterns hold letters, digits, slashes, dashes and `:name` alone. */
function findIn(pages: Readonly<Record<string, LoadPage>>, pathname: string): LoadPage | undefined {
  const found = Object.entries(pages).find(([pattern]) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname),
  )
  return found?.[1]
}

/** The public page at a path; undefined for everything the signed-in app shows. */
export async function findPublicPage(pathname: string): Promise<LoadPage | undefined> {
  const entry = findIn(entryPages, pathname)
  if (entry) return entry
  // The app's own addresses ask for no other table.
  if (/^\/app\/[^/]+\/(?!prototype\/?$)/.test(pathname)) return undefined
  const { sitePages } = await import('./site-pages.ts')
  return findIn(sitePages, pathname)
}
