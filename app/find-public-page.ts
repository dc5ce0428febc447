import { publicPages } from './route-table.ts'

const pages = Object.entries(publicPages).map(([pattern, load]) => ({
  // Patterns hold letters, slashes and `:name` alone.
  matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`),
  load,
}))

/** The public page at a path; undefined for everything the signed-in app shows. */
export function findPublicPage(pathname: string): (typeof pages)[number]['load'] | undefined {
  return pages.find(({ matches }) => matches.test(pathname))?.load
}
