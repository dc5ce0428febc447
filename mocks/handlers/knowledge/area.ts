import { defineMockArea } from '../shared/mock-area.ts'
import { discoveryHandlers, discoveryScenarios } from './discovery.handlers.ts'
import { documentHandlers, documentScenarios } from './document.handlers.ts'
import { knowledgeFileHandlers, knowledgeFileScenarios } from './knowledge-file.handlers.ts'
import { pageHandlers, pageScenarios } from './page.handlers.ts'
import { questionHandlers, questionScenarios } from './question.handlers.ts'

/** What agents know, document by document. */
export const knowledgeMocks = defineMockArea({
  handlers: (db) => [
    ...documentHandlers(db),
    ...knowledgeFileHandlers(db),
    ...pageHandlers(db),
    ...discoveryHandlers(db),
    ...questionHandlers(db),
  ],
  scenarios: {
    knowledge: {
      ...documentScenarios,
      ...knowledgeFileScenarios,
      ...pageScenarios,
      ...discoveryScenarios,
      ...questionScenarios,
    },
  },
})
