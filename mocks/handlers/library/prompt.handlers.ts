import { getPrompt, listPrompts, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import {
  excerptOf,
  type Prompt,
  promptFieldsSchema,
  promptsLimit,
} from '#mocks/contracts/library/prompt.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, mockOk } from '../shared/mock-reply.ts'
import { mockCollection } from './mock-collection.ts'

/** Prompts: list, read, save and delete. */
export function promptHandlers(db: MockDb) {
  const collection = mockCollection<Prompt>(db, {
    on: ({ library }) => library.prompts,
    limit: promptsLimit,
    many: 'prompts',
    nameOf: ({ title }) => title,
    searchText: ({ title, tags, content }) => [title, ...tags, content].join('\n'),
  })
  return [
    ...collection.handlers(
      { list: listPrompts, get: getPrompt, remove: removePrompt },
      { card: (_, { content, ...card }) => ({ ...card, excerpt: excerptOf(content) }) },
    ),
    mockHandler(
      db,
      savePrompt,
      ({ params: { itemId }, body: { workspaceId, rev, ...fields }, authorise }) => {
        authorise({ workspaceId })
        const kept = collection.find(workspaceId, itemId, rev)
        if (kept) return mockOk(collection.save(kept, { fields, rev }))
        const checked = validate(promptFieldsSchema, { tags: [], ...fields })
        if (!checked.ok) throw invalid(checked.fields)
        return mockOk(collection.create(workspaceId, itemId, checked.value))
      },
    ),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const promptScenarios = scenariosOf({
  list: listPrompts,
  get: getPrompt,
  save: savePrompt,
  remove: removePrompt,
})
