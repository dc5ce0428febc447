import { createContext, use } from 'react'

/** Level of a view's heading: 1 where it is the page's own, 3 inside a drawer. */
export const HeadingLevel = createContext<1 | 3>(3)

/** Levels of a view's heading and of the sections below it. */
export function useHeadingLevels() {
  return use(HeadingLevel) === 1 ? ({ view: 1, section: 2 } as const) : ({ view: 3, section: 4 } as const)
}
