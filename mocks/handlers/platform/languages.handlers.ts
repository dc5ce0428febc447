import { namedLanguages } from '#mocks/contracts/platform/language-names.ts'
import { listLanguages } from '#mocks/contracts/platform/languages.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'

/** The languages to choose from. */
export function languageHandlers() {
  return [
    mockHandler({ session: null }, listLanguages, () =>
      mockOk({ success: true, languages: namedLanguages() }),
    ),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const languageScenarios = scenariosOf({ listLanguages: listLanguages })
