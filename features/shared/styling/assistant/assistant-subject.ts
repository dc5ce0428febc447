import type { ReactNode } from 'react'
import type { OfferedLook } from '#mocks/contracts/styling/offered-looks.ts'
import type { Surface } from '#mocks/contracts/styling/public-parts.ts'

/** What the styling assistant talks about. */
export interface AssistantSubject {
  surface: Surface
  /** It with a style sheet, small and only to look at. */
  show: (css: string) => ReactNode
  /** What can be asked right away. */
  suggestions: readonly string[]
  /** What the field of requests says while it is empty. */
  example: string
  /** Whole looks to begin with. */
  looks: readonly OfferedLook[]
}
