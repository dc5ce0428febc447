import type { ScreenRow } from './screen.ts'

/** The page of a table whose address matches; patterns hold letters, digits, slashes, dashes and `:name` alone. */
export function findIn(rows: readonly ScreenRow[], pathname: string): ScreenRow | undefined {
  return rows.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname))
}
