import { createContext, use, useMemo, useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { type ExampleLanguage, exampleLanguages } from '../guide.types.ts'

/** What a language is called. */
export const languageLabels: Record<ExampleLanguage, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
}

interface Choice {
  language: ExampleLanguage
  choose: (language: ExampleLanguage) => void
}

/** The language all examples of a page are shown in. */
export const ExampleLanguageContext = createContext<Choice>({ language: 'curl', choose: () => {} })

/** The language that was chosen last, in this browser. */
export function useLanguageChoice(): Choice {
  const [language, setLanguage] = useState<ExampleLanguage>(
    () => exampleLanguages.find((known) => known === readLocal('vg_docs_language')) ?? 'curl',
  )
  return useMemo(
    () => ({
      language,
      choose(chosen) {
        writeLocal('vg_docs_language', chosen)
        setLanguage(chosen)
      },
    }),
    [language],
  )
}

/** The language examples are shown in, and how to choose another. */
export function useExampleLanguage(): Choice {
  return use(ExampleLanguageContext)
}
