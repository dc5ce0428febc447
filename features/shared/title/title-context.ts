import { createContext, useContext, useEffect } from 'react'

/** What a part of a screen says of itself in the title. */
export interface TitlePart {
  /** `thing`: what is open over the screen. `place`: what the screen is about. */
  kind: 'thing' | 'place'
  text: string
}

/** Adds a part to the title; the function it returns takes it away again. */
type AddTitlePart = (part: TitlePart) => () => void

/** Without a title around it, what is said goes nowhere. */
export const TitleContext = createContext<AddTitlePart>(() => () => undefined)

/** Says in the browser's tab what is on the screen, while it is: the last thing said counts. */
export function useTitlePart(kind: TitlePart['kind'], text: string | undefined): void {
  const add = useContext(TitleContext)
  useEffect(() => (text ? add({ kind, text }) : undefined), [add, kind, text])
}
