import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type {
  KeptWords,
  KeyedDocument,
  KnowledgeParts,
  WordsState,
} from '../knowledge-index/knowledge-parts.ts'
import { textKey } from '../knowledge-index/text-key.ts'
import { isDuplicateKey } from '../store/errors.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'
import { createKeptPacks } from './kept-packs.ts'
import type { KnowledgeDoc } from './knowledge.repository.ts'

/** The words of a document, whose id it has, or under the agent's id how far they follow the knowledge. */
type WordsDoc = Doc & { agentId: string } & (KeptWordsDoc | WordsState)
type StateDoc = Doc & { agentId: string } & WordsState
type KeptWordsDoc = Omit<KeptWords, 'ID'> & {
  /** The pack they were kept after. */
  after: string
}

/** Documents, and documents' words, that are read at once: what is parsed of them holds nobody else up. */
const documentsAtOnce = 20
const stampsAtOnce = 100
const wordsAtOnce = 100

const stamped = { rev: 1, updatedAt: 1, charCount: 1 } as const
const text = { name: 1, url: 1, content: 1, ...stamped } as const
type Text = Pick<KnowledgeDoc, '_id' | keyof typeof text>
type Stamped = Pick<KnowledgeDoc, '_id' | keyof typeof stamped>

/** The parts of an agent's knowledge as they are stored. */
export function createKnowledgeParts(stores: Stores, region: Region, agentId: string): KnowledgeParts {
  const documents: DocStore<KnowledgeDoc> = stores[region].collection('knowledge')
  const kept: DocStore<WordsDoc> = stores[region].collection('knowledgeWords')
  const states: DocStore<StateDoc> = stores[region].collection('knowledgeWords')

  /** Whatever is of the agent in a collection, by id. */
  async function* inOrder<T extends WordsDoc | KnowledgeDoc, R extends Doc>(
    store: DocStore<T>,
    limit: number,
    projection?: Record<string, 1>,
    only: { after?: string } = {},
  ): AsyncGenerator<R[]> {
    let last = `${agentId}:`
    for (;;) {
      const found = await (store as unknown as DocStore<KnowledgeDoc>)
        .find<R>({ ...only, agentId, _id: { $gt: last } }, { sort: { _id: 1 }, limit, projection })
        .toArray()
      if (found.length > 0) yield found
      const end = found.at(-1)
      if (!end || found.length < limit) return
      last = end._id
      await nextTurn()
    }
  }

  const toDocument = ({ _id, name, url, content }: Text) => ({ ID: _id, name, url, content })
  /** Other than another's of the same document, but for one that is made anew within a second, as long as it was. */
  const stampOf = ({ rev, updatedAt, charCount }: Stamped) => `${rev} ${updatedAt} ${charCount}`
  const toKeyed = (doc: Text): KeyedDocument => ({
    ...toDocument(doc),
    key: textKey(doc),
    stamp: stampOf(doc),
  })
  const toWords = ({ _id, key, stamp, language, words }: Doc & KeptWordsDoc): KeptWords => ({
    ID: _id,
    key,
    ...(stamp !== undefined && { stamp }),
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
      return found.map(toKeyed)
    },

    async IDs() {
      const found = await documents.find<Doc>({ agentId }, { projection: { _id: 1 } }).toArray()
      return found.map(({ _id }) => _id)
    },

    async *changedSince(since) {
      let end: Stamped | undefined
      for (;;) {
        // What is deleted meanwhile moves nothing out of sight.
        const found: Stamped[] = await documents
          .find<Stamped>(
            {
              agentId,
              updatedAt: { $gte: since, ...(end && { $lte: end.updatedAt }) },
              ...(end && { $or: [{ updatedAt: { $lt: end.updatedAt } }, { _id: { $lt: end._id } }] }),
            },
            {
              sort: { updatedAt: -1, _id: -1 },
              limit: stampsAtOnce,
              projection: stamped,
            },
          )
          .toArray()
        yield found.map((doc) => ({ ID: doc._id, stamp: stampOf(doc) }))
        end = found.at(-1)
        if (found.length < stampsAtOnce) return
        await nextTurn()
      }
    },

    async *words() {
      for await (const found of inOrder<WordsDoc, Doc & KeptWordsDoc>(kept, wordsAtOnce))
        yield found.filter(({ key }) => key !== undefined).map(toWords)
    },

    async *wordsAfter(after) {
      const ofPack = inOrder<WordsDoc, Doc & KeptWordsDoc>(kept, wordsAtOnce, undefined, { after })
      for await (const found of ofPack) yield found.map(toWords)
    },

    async someWords(IDs) {
      const found = await kept.find<Doc & KeptWordsDoc>({ _id: { $in: [...IDs] }, agentId }).toArray()
      return found.map(toWords)
    },

    async keepWords(words, after) {
      if (words.length === 0) return
      await kept.deleteMany({ _id: { $in: words.map(({ ID }) => ID) }, agentId })
      const docs = words.map(({ ID, ...rest }) => ({ _id: ID, agentId, after, ...rest }))
      try {
        await kept.insertMany(docs)
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        // Another process keeps some of the same at this moment, which stops the rest of these.
        for (const doc of docs) await insertIfAbsent(kept, doc)
      }
    },

    async dropWords(IDs) {
      await kept.deleteMany({ _id: { $in: [...IDs] }, agentId })
    },

    ...createKeptPacks(stores, region, agentId),

    async state() {
      const state = await states.findOne({ _id: agentId })
      return state?.pack === undefined ? null : state
    },

    async keepState({ pack, ...state }) {
      // One that is kept from before there were packs has none.
      const ours = pack === '' ? { $in: ['', null] } : pack
      try {
        await states.updateOne(
          { _id: agentId, pack: ours },
          { $set: { agentId, pack, ...state } },
          { upsert: true },
        )
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async switchPack(from, to, since) {
      const { matchedCount } = await states.updateOne(
        { _id: agentId, pack: from },
        { $set: { pack: to, since, revision: '' } },
      )
      return matchedCount === 1
    },

    now: () => Math.floor(Date.now() / 1000),
  }
}
