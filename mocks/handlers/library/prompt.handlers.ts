import { getPrompt, listPrompts, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import {
  excerptOf,
  type Prompt,
  promptFieldsSchema,
  promptsLimit,
} from '#mocks/contracts/library/prompt.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockConflict, mockError, mockOk } from '../shared/mock-reply.ts'
import { mockShelf } from './mock-shelf.ts'
import { lookRefusal, refusal } from './workspace-access.ts'

/** Prompts: list, read, save and delete. */
export function promptHandlers(db: MockDb) {
  const shelf = mockShelf<Prompt>(db, {
    on: ({ library }) => library.prompts,
    limit: promptsLimit,
    many: 'prompts',
    searchText: ({ title, tags, content }) => [title, ...tags, content].join('\n'),
  })
  return [
    mockHandler(
      listPrompts,
      ({ params: { region }, query }) =>
        lookRefusal(db, region, query.workspaceId) ??
        shelf.list(query, ({ content, ...card }) => ({ ...card, excerpt: excerptOf(content) })),
    ),
    mockHandler(getPrompt, ({ params: { region, itemId }, query: { workspaceId } }) => {
      const refused = lookRefusal(db, region, workspaceId)
      if (refused) return refused
      const kept = shelf.find(workspaceId, itemId)
      return kept ? mockOk(kept.item) : mockError(404)
    }),
    mockHandler(savePrompt, ({ params: { region, itemId }, body: { workspaceId, rev, ...sent } }) => {
      const refused = refusal(db, region, workspaceId, 'editAgents')
      if (refused) return refused
      const kept = shelf.find(workspaceId, itemId)
      if (kept) {
        const { item, lost } = shelf.save(kept, sent, rev)
        return item ? mockOk(item) : mockConflict(lost, kept.item)
      }
      if (rev !== undefined) return mockError(404)
      const checked = validate(promptFieldsSchema, { tags: [], ...sent })
      if (!checked.ok) return mockError(422, { fields: checked.fields })
      const { item, full } = shelf.create(workspaceId, itemId, checked.value)
      return full ?? mockOk(item)
    }),
    mockHandler(
      removePrompt,
      ({ params: { region, itemId }, query: { workspaceId } }) =>
        refusal(db, region, workspaceId, 'editAgents') ?? shelf.remove(workspaceId, itemId),
    ),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const promptScenarios = {
  list: errorScenarios(listPrompts),
  get: errorScenarios(getPrompt),
  save: errorScenarios(savePrompt),
  remove: errorScenarios(removePrompt),
}
