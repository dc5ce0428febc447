import { createContext, useContext } from 'react'
import type { WidgetWords } from '#mocks/contracts/embed/widget-words.schema.ts'

/** The widget's words in its agent's language. */
export const WordsContext = createContext<WidgetWords | null>(null)

/** The words around; a part of the widget never stands outside of one. */
export function useWords(): WidgetWords {
  return useContext(WordsContext)!
}

/** A sentence with its placeholder filled; what is filled in is never read as one. */
export function filled(sentence: string, value: string | number): string {
  return sentence.replace(/\{(?:title|count)\}/, () => String(value))
}
