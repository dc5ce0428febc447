import type { ComponentType } from 'react'

/** What the browser fetches to show an address. */
export type LoadScreen = () => Promise<{ Component: ComponentType }>

/** A row of the route table: an address, and the screen that stands there in a chunk of its own. */
export interface ScreenRow {
  path: string
  lazy: LoadScreen
}

/** A row from an address of `paths` and the import of its screen. */
export function screen({ pattern }: { pattern: string }, load: () => Promise<ComponentType>): ScreenRow {
  return { path: pattern, lazy: async () => ({ Component: await load() }) }
}
