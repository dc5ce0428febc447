import type { ComponentType } from 'react'

/** What the browser fetches to show an address. */
export type LoadScreen = () => Promise<{ Component: ComponentType }>

/** A row of the route table: an address, and the screen that stands there in a chunk of its own. */
export interface ScreenRow {
  path: string
  lazy: LoadScreen
  handle: ScreenHandle
}

/** What the route table says of a screen beside its code. */
export interface ScreenHandle {
  /** What the browser's tab calls it; the place and the brand follow. */
  title: string
}

/** Of a row without a screen: the shell says that there is nothing at the address. */
export const nowhere: ScreenHandle = { title: 'Page not found' }

/** A row from an address of `paths`, the title of its screen and the import of it. */
export function screen(
  { pattern }: { pattern: string },
  title: string,
  load: () => Promise<ComponentType>,
): ScreenRow {
  return { path: pattern, handle: { title }, lazy: async () => ({ Component: await load() }) }
}
