import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { PartNotLoaded } from './part-not-loaded.tsx'

/** A component whose code comes when it is first drawn. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Fetches the code early. */
  preload: () => Promise<unknown>
}

/**
 * Makes one from the import of its component; it is drawn inside a `Suspense`. Code that does not arrive costs nobody
 * the page and what they typed: a line with Retry stands in its place.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const part = lazy(async () => ({ default: await load().catch(() => untilLoaded(load)) }))
  // Who points at a button waits for nothing yet: pressing it says what is wrong.
  return Object.assign(part, { preload: () => load().catch(() => undefined) })
}

function untilLoaded<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return (props) => createElement(PartNotLoaded<P>, { load, props })
}
