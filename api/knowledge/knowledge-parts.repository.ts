import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type {
  KeptWords,
  KnowledgeParts,
  RevisedDocument,
  WordsState,
} from '../knowledge-index/knowledge-parts.ts'
import { isDuplicateKey } from '../store/errors.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import type { KnowledgeDoc } from './knowledge.repository.ts'

/** The words of a document, whose id it has, or under the agent's id how far they follow the knowledge. */
type WordsDoc = Doc & { agentId: string } & (Omit<KeptWords, 'ID'> | WordsState)

/** Documents, and documents' words, that are read at once: what is parsed of them holds nobody else up. */
const documentsAtOnce = 20
const wordsAtOnce = 100

const text = { name: 1, url: 1, content: 1, rev: 1 } as const
type Text = Pick<KnowledgeDoc, '_id' | keyof typeof text>

/** The parts of an agent's knowledge as they are stored. */
export function createKnowledgeParts(stores: Stores, region: Region, agentId: string): KnowledgeParts {
  const documents: DocStore<KnowledgeDoc> = stores[region].collection('knowledge')
  const kept: DocStore<WordsDoc> = stores[region].collection('knowledgeWords')

  /** Whatever is of the agent in a collection, by id. */
  async function* inOrder<T extends WordsDoc | KnowledgeDoc, R extends Doc>(
    store: DocStore<T>,
    limit: number,
    projection?: Record<string, 1>,
  ): AsyncGenerator<R[]> {
    let last = `${agentId}:`
    for (;;) {
      const found = await (store as unknown as DocStore<KnowledgeDoc>)
        .find<R>({ agentId, _id: { $gt: last } }, { sort: { _id: 1 }, limit, projection })
        .toArray()
      if (found.length > 0) yield found
      const end = found.at(-1)
      if (!end || found.length < limit) return
      last = end._id
      await nextTurn()
    }
  }

  const toDocument = ({ _id, name, url, content, rev }: Text): RevisedDocument => ({
    ID: _id,
    name,
    url,
    content,
    rev,
  })
  const toWords = ({ _id, rev, language, words }: Doc & Omit<KeptWords, 'ID'>): KeptWords => ({
    ID: _id,
    rev,
    language,
    words,
  })

  return {
    async *batches() {
      for await (const found of inOrder<KnowledgeDoc, Text>(documents, documentsAtOnce, text))
        yield found.filter(({ content }) => content !== '').map(toDocument)
    },

    async some(IDs) {
      const found = await documents
        .find<Text>({ _id: { $in: [...IDs] }, agentId }, { projection: text })
        .toArray()
      return found.map(toDocument)
    },

    async IDs() {
      const found = await documents.find<Doc>({ agentId }, { projection: { _id: 1 } }).toArray()
      return found.map(({ _id }) => _id)
    },

    async *changedSince(since) {
      for (let skip = 0; ; skip += documentsAtOnce) {
        const found = await documents
          .find<Pick<KnowledgeDoc, '_id' | 'rev'>>(
            { agentId, updatedAt: { $gte: since } },
            { sort: { updatedAt: -1, _id: -1 }, skip, limit: documentsAtOnce, projection: { rev: 1 } },
          )
          .toArray()
        yield found.map(({ _id, rev }) => ({ ID: _id, rev }))
        if (found.length < documentsAtOnce) return
        await nextTurn()
      }
    },

    async *words() {
      for await (const found of inOrder<WordsDoc, Doc & Omit<KeptWords, 'ID'>>(kept, wordsAtOnce))
        yield found.map(toWords)
    },

    async someWords(IDs) {
      const found = await kept
        .find<Doc & Omit<KeptWords, 'ID'>>({ _id: { $in: [...IDs] }, agentId })
        .toArray()
      return found.map(toWords)
    },

    async keepWords(words) {
      if (words.length === 0) return
      await kept.deleteMany({ _id: { $in: words.map(({ ID }) => ID) }, agentId })
      try {
        await kept.insertMany(words.map(({ ID, ...rest }) => ({ _id: ID, agentId, ...rest })))
      } catch (error) {
        // Another process keeps the same; what is left out of this batch is read again after the next start.
        if (!isDuplicateKey(error)) throw error
      }
    },

    async dropWords(IDs) {
      await kept.deleteMany({ _id: { $in: [...IDs] }, agentId })
    },

    state: () => kept.findOne<WordsState>({ _id: agentId }),

    async keepState(state) {
      await kept.updateOne({ _id: agentId }, { $set: { agentId, ...state } }, { upsert: true })
    },

    now: () => Math.floor(Date.now() / 1000),
  }
}
