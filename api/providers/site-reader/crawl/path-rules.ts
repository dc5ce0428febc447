import type { PageSearch } from '../page-reader.ts'

/** Whether a page's path begins as one of the wanted ones, and as none of the unwanted. */
export function isWantedPath(
  url: string,
  { include, exclude }: Pick<PageSearch, 'include' | 'exclude'>,
): boolean {
  const { pathname } = new URL(url)
  const begins = (start: string) => pathname.startsWith(start)
  return (include.length === 0 || include.some(begins)) && !exclude.some(begins)
}
