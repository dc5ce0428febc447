import { getPrompt, listPrompts, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import {
  excerptOf,
  type Prompt,
  type PromptCard,
  type PromptFields,
  promptFieldsSchema,
  promptsLimit,
} from '#mocks/contracts/library/prompt.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../http/http-error.ts'
import { implement, type Operation, ok } from '../../http/implement.ts'
import { assertNotGone, createLibraryCollection, type LibraryDoc } from '../shared/library-collection.ts'

/** A prompt as it is kept. */
type PromptDoc = LibraryDoc & PromptFields

/** A workspace's prompts. */
export function createPromptCollection(deps: Pick<Deps, 'stores' | 'now'>) {
  return createLibraryCollection<PromptDoc>(deps, {
    collection: 'prompts',
    limit: promptsLimit,
    many: 'prompts',
    nameField: 'title',
    searchText: ({ title, tags, content }) => [title, ...tags, content].join('\n'),
  })
}

/** Prompts: list, read, save and delete. */
export function promptRoutes(deps: Deps): Operation[] {
  const collection = createPromptCollection(deps)
  return [
    implement(listPrompts, async ({ params: { region }, query, authorise }) => {
      authorise(query)
      const { items, nextCursor } = await collection.list(region, query)
      return ok({ items: items.map(presentCard), nextCursor })
    }),

    implement(getPrompt, async ({ params, query, authorise }) => {
      authorise(query)
      const doc = await collection.find({ ...params, ...query })
      if (!doc) throw notFound()
      return ok(present(doc))
    }),

    implement(savePrompt, async ({ params, body, authorise }) => {
      const { workspaceId, rev, ...sent } = body
      authorise({ workspaceId })
      const ref = { ...params, workspaceId }
      const doc = await collection.find(ref)
      assertNotGone(doc, rev)
      if (doc) return ok(present(await collection.save(ref, { fields: sent, rev, present })))
      const checked = validate(promptFieldsSchema, { tags: [], ...sent })
      if (!checked.ok) throw invalid(checked.fields)
      return ok(present(await collection.create(ref, checked.value)))
    }),

    implement(removePrompt, async ({ params, query, authorise }) => {
      authorise(query)
      await collection.remove({ ...params, ...query })
      return ok({ success: true as const })
    }),
  ]
}

function present({ ID, title, content, tags, lastModified, rev }: PromptDoc): Prompt {
  return { ID, title, content, tags, lastModified, rev }
}

function presentCard({ ID, title, content, tags, lastModified, rev }: PromptDoc): PromptCard {
  return { ID, title, tags, excerpt: excerptOf(content), lastModified, rev }
}
