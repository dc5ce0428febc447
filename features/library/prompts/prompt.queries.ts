import { call } from '#features/shared/client.ts'
import { getPrompt, listPrompts, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { libraryQueries } from '../shared/library-queries.ts'

/** A workspace's prompts. */
export const {
  listQuery: promptsQuery,
  itemQuery: promptQuery,
  useChanges: usePromptChanges,
} = libraryQueries({
  listId: listPrompts.id,
  getId: getPrompt.id,
  list: ({ region, workspaceId }, page, signal) =>
    call(listPrompts, { params: { region }, query: { workspaceId, ...page }, signal }),
  get: ({ region, workspaceId }, itemId, signal) =>
    call(getPrompt, { params: { region, itemId }, query: { workspaceId }, signal }),
  save: ({ region, workspaceId }, itemId, fields: Omit<BodyOf<typeof savePrompt>, 'workspaceId'>) =>
    call(savePrompt, { params: { region, itemId }, body: { workspaceId, ...fields } }),
  remove: ({ region, workspaceId }, itemId) =>
    call(removePrompt, { params: { region, itemId }, query: { workspaceId } }),
})
