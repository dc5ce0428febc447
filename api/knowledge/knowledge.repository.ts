import { setImmediate as nextTurn } from 'node:timers/promises'
import type {
  DocumentKind,
  KnowledgeCard,
  KnowledgePair,
} from '#mocks/contracts/knowledge/document.schema.ts'
import { nameKey } from '#mocks/contracts/knowledge/document-order.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createAskForJob } from '../jobs/ask-for-jobs.ts'
import type { RevisedDoc } from '../store/save-fields.ts'
import type { Doc, DocStore, Projection, Stores } from '../store/store.ts'

/** What an agent may answer from (spec 3 §3); `_id` is `{agentId}:{ID}`. */
export interface KnowledgeDoc extends RevisedDoc, Omit<KnowledgeCard, 'ID'> {
  agentId: string
  content: string
  /** Its questions and answers, of which `content` is made; null for what has none. */
  pairs: KnowledgePair[] | null
  /** What lists by name are sorted by. */
  nameKey: string
  /** The visitors' question it was written for; absent where it was written for none. */
  asked?: string
  /** The website sync that read it last; absent for what came otherwise. */
  automationId?: string
  /** Unix milliseconds from which its page is to be read; absent for what is not read again. */
  nextReadAt?: number
  /** Of the text its page had when it was read last. */
  textHash?: string
  /** Unix milliseconds until which somebody reads its file and says that they did; absent while nobody does. */
  readUntil?: number
}

/** What a new document is made from; what is left out is that of a text that was written. */
export type NewKnowledge = Pick<KnowledgeDoc, 'name' | 'content'> &
  Partial<Omit<KnowledgeDoc, '_id' | 'agentId' | 'name' | 'content' | 'nameKey' | 'charCount' | 'rev'>>

/** A document as it is first kept. */
export function newDocument(agentId: string, ID: string, from: NewKnowledge, now: number): KnowledgeDoc {
  const isPage = Boolean(from.url) || from.sourceType === 'url'
  return {
    url: null,
    sourceType: isPage ? 'url' : 'doc',
    kind: isPage ? 'page' : 'text',
    fileType: null,
    status: 'SUCCESS',
    error: null,
    retryable: false,
    refreshRate: 'never',
    readAt: null,
    unchangedSince: null,
    tags: [],
    pairs: null,
    createdAt: now,
    updatedAt: now,
    fieldRevs: {},
    ...from,
    _id: `${agentId}:${ID}`,
    agentId,
    ...textFields(from.content),
    nameKey: nameKey(from.name),
    rev: 1,
  }
}

/** A text with what is counted of it. */
export function textFields(content: string): Pick<KnowledgeDoc, 'content' | 'charCount'> {
  return { content, charCount: content.length }
}

/** Documents read at once: what is parsed of them holds nobody else up. */
const batch = 40

/** Reads the words of what an agent knows; its key is the agent's id. */
export const wordsKind = 'knowledge.words'
/** From so many documents on they are read ahead of the first question. */
const manyDocuments = 50
/** Milliseconds from the first of several changes, which are read together. */
const wordsAfterMs = 3_000

/** What agents know, by region. */
export function createKnowledgeRepository(stores: Stores) {
  const askForJob = createAskForJob({ stores, now: Date.now })
  const documents = (region: Region): DocStore<KnowledgeDoc> => stores[region].collection('knowledge')
  const agents = (region: Region): DocStore<AgentDoc> => stores[region].collection('agents')

  /** Every document of an agent, or every one of a kind, by id, giving way to other requests. */
  async function* each<R extends Doc = KnowledgeDoc>(
    region: Region,
    agentId: string,
    projection?: Projection,
    only: { kind?: DocumentKind } = {},
  ): AsyncGenerator<R> {
    let last = ''
    for (;;) {
      const found = await documents(region)
        .find<R>({ ...only, agentId, _id: { $gt: last } }, { sort: { _id: 1 }, limit: batch, projection })
        .toArray()
      yield* found
      const end = found.at(-1)
      if (!end || found.length < batch) return
      last = end._id
      await nextTurn()
    }
  }

  return {
    documents,
    each,

    find: (region: Region, agentId: string, ID: string) =>
      documents(region).findOne({ _id: `${agentId}:${ID}` }),

    /** All knowledge of an agent. */
    async knowledgeOf(region: Region, agentId: string): Promise<KnowledgeDoc[]> {
      const all: KnowledgeDoc[] = []
      for await (const doc of each(region, agentId)) all.push(doc)
      return all
    },

    /** Says that an agent knows something else now: the next question reads its documents anew. */
    async touch(region: Region, agentId: string): Promise<void> {
      await agents(region).updateOne({ _id: agentId }, { $inc: { knowledgeRev: 1 } })
      if ((await documents(region).countDocuments({ agentId })) < manyDocuments) return
      await askForJob(region, { kind: wordsKind, key: agentId, agentId, runAt: Date.now() + wordsAfterMs })
    },
  }
}
