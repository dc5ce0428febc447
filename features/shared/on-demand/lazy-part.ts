import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component whose code comes when it is first drawn. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches the code early. */
  preload: () => Promise<unknown>
}

/** Makes one from the import of its component; it is drawn inside a `Suspense`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const part = lazy(async () => ({ default: await load() }))
  return Object.assign(part, { preload: load })
}
