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
import { invalid, notFound } from '../shared/mock-refusal.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { mockShelf } from './mock-shelf.ts'

/** Prompts: list, read, save and delete. */
export function promptHandlers(db: MockDb) {
  const shelf = mockShelf<Prompt>(db, {
    on: ({ library }) => library.prompts,
    limit: promptsLimit,
    many: 'prompts',
    searchText: ({ title, tags, content }) => [title, ...tags, content].join('\n'),
  })
  return [
    mockHandler(db, listPrompts, ({ query, authorise }) => {
      authorise(query)
      return shelf.list(query, ({ content, ...card }) => ({ ...card, excerpt: excerptOf(content) }))
    }),
    mockHandler(db, getPrompt, ({ params: { itemId }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return mockOk(shelf.get(workspaceId, itemId))
    }),
    mockHandler(db, savePrompt, ({ params: { itemId }, body: { workspaceId, rev, ...sent }, authorise }) => {
      authorise({ workspaceId })
      const kept = shelf.find(workspaceId, itemId)
      if (kept) return mockOk(shelf.save(kept, sent, rev))
      if (rev !== undefined) throw notFound()
      const checked = validate(promptFieldsSchema, { tags: [], ...sent })
      if (!checked.ok) throw invalid(checked.fields)
      return mockOk(shelf.create(workspaceId, itemId, checked.value))
    }),
    mockHandler(db, removePrompt, ({ params: { itemId }, query: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return shelf.remove(workspaceId, itemId)
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const promptScenarios = {
  list: errorScenarios(listPrompts),
  get: errorScenarios(getPrompt),
  save: errorScenarios(savePrompt),
  remove: errorScenarios(removePrompt),
}
