import { createContext, use } from 'react'

/** Level of a view's heading: 1 where it is the page's own, 3 inside a drawer. */
export const HeadingLevel = createContext<1 | 3>(3)

/** Tags of a view's heading and of the sections below it. */
export function useHeadings() {
  return use(HeadingLevel) === 1
    ? ({ View: 'h1', Section: 'h2' } as const)
    : ({ View: 'h3', Section: 'h4' } as const)
}
