import { namedLanguages } from '#mocks/contracts/platform/language-names.ts'
import { listLanguages } from '#mocks/contracts/platform/languages.contract.ts'
import { implement, type Operation, ok } from '../http/implement.ts'

/** The languages agents can speak; the same for everyone, so the list is made once. */
export function languageRoutes(): Operation[] {
  const answer = ok({ success: true, languages: namedLanguages() })
  return [implement(listLanguages, async () => answer)]
}
