import { type DocumentFields, pairsText } from '#mocks/contracts/knowledge/document.schema.ts'
import { nameKey } from '#mocks/contracts/knowledge/document-order.ts'
import {
  documentEmpty,
  documentsFull,
  documentUnnamed,
  notWritten,
} from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { documentsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { retag } from '#mocks/contracts/knowledge/selection.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { conflict, notFound, refused } from '../http/http-error.ts'
import { changeDocument } from '../store/change-document.ts'
import { insertWithin } from '../store/insert-within.ts'
import { saveFields } from '../store/save-fields.ts'
import type { Doc } from '../store/store.ts'
import { presentDocument } from './knowledge.presenter.ts'
import {
  createKnowledgeRepository,
  type KnowledgeDoc,
  type NewKnowledge,
  newDocument,
  textFields,
} from './knowledge.repository.ts'
import { createKnowledgeRoom } from './knowledge-room.ts'

/** What somebody writes of a document, and the revision they wrote it on. */
type Sent = Partial<DocumentFields> & { rev?: number; asked?: string }
/** The agent whose documents are changed. */
type Owner = Pick<AgentDoc, '_id' | 'ownerID'>

/** Writes, tags and deletes documents. Each change reaches the agent's next answer. */
export function createChangeDocuments(deps: Pick<Deps, 'stores' | 'now'>) {
  const { documents, find, touch } = createKnowledgeRepository(deps.stores)
  const room = createKnowledgeRoom(deps)

  /** Keeps a new document where there is room; the same id again is the one that is there. */
  async function insert(region: Region, agent: Owner, ID: string, from: NewKnowledge): Promise<KnowledgeDoc> {
    const doc = newDocument(agent._id, ID, from, unixNow(deps))
    let isNew = false
    await (await room.writer(region, agent)).write(async (reserve) => {
      await reserve(doc.charCount)
      isNew = await insertWithin(documents(region), doc, {
        among: { agentId: agent._id },
        most: documentsLimit,
        full: () => refused(documentsFull),
      })
      return isNew
    })
    if (!isNew) {
      const twin = await find(region, agent._id, ID)
      if (!twin) throw notFound()
      return twin
    }
    await touch(region, agent._id)
    return doc
  }

  async function create(region: Region, agent: Owner, ID: string, sent: Sent): Promise<KnowledgeDoc> {
    const { name, content, pairs = null, tags = [], asked } = sent
    if (name === undefined) throw refused(documentUnnamed)
    if (pairs)
      return insert(region, agent, ID, {
        ...{ name, tags, kind: 'questions', pairs, content: pairsText(pairs) },
        ...(asked !== undefined && { asked }),
      })
    if (content === undefined) throw refused(documentEmpty)
    return insert(region, agent, ID, { name, tags, content })
  }

  return {
    insert,

    /** Makes a document, or changes the sent fields of one; what somebody else changed since `rev` is a 409. */
    async save(region: Region, agent: Owner, ID: string, sent: Sent): Promise<KnowledgeDoc> {
      const existing = await find(region, agent._id, ID)
      const { rev, asked, ...body } = sent
      if (!existing) {
        if (rev !== undefined) throw notFound()
        return create(region, agent, ID, { ...body, asked })
      }
      const fields: Partial<KnowledgeDoc> = { ...body }
      if (fields.pairs) fields.content = pairsText(fields.pairs)
      if (
        (body.content !== undefined && existing.kind !== 'text') ||
        (body.pairs && existing.kind !== 'questions')
      )
        throw refused(notWritten)
      let saved = existing
      await (await room.writer(region, agent)).write(async (reserve) => {
        saved = await saveFields<KnowledgeDoc>({
          store: documents(region),
          id: existing._id,
          fields,
          rev,
          async stamp(doc, changed) {
            const text = changed.includes('content') ? fields.content : undefined
            if (text !== undefined) await reserve(text.length - doc.charCount)
            return {
              updatedAt: unixNow(deps),
              ...(text !== undefined && textFields(text)),
              ...(changed.includes('name') && fields.name !== undefined && { nameKey: nameKey(fields.name) }),
            }
          },
          present: presentDocument,
        })
        return saved.rev !== existing.rev
      })
      if (saved.charCount < existing.charCount) await room.freed(region, agent._id)
      if (saved.rev !== existing.rev) await touch(region, agent._id)
      return saved
    },

    /** Forgets documents; how many there were. */
    async remove(region: Region, agentId: string, IDs: readonly string[]): Promise<number> {
      const $in = IDs.map((ID) => `${agentId}:${ID}`)
      const { deletedCount } = await documents(region).deleteMany({ _id: { $in }, agentId })
      await deps.stores[region]
        .collection<Doc & { agentId: string }>('knowledgeFiles')
        .deleteMany({ _id: { $in }, agentId })
      if (deletedCount > 0) {
        await room.freed(region, agentId)
        await touch(region, agentId)
      }
      return deletedCount
    },

    /** Gives documents tags and takes some away. */
    async tag(
      region: Region,
      agentId: string,
      { documentIds, ...tags }: { documentIds: readonly string[]; add: string[]; remove: string[] },
    ): Promise<{ changed: number; full: number }> {
      const done = { changed: 0, full: 0 }
      for (const ID of new Set(documentIds)) {
        const before = await find(region, agentId, ID)
        if (!before) continue
        const next = retag(before.tags, tags)
        if (next === null) {
          done.full += 1
          continue
        }
        const after = await changeDocument<KnowledgeDoc>({
          store: documents(region),
          id: before._id,
          edit: (doc) => {
            const wanted = retag(doc.tags, tags)
            if (!wanted || wanted.join('\n') === doc.tags.join('\n')) return null
            return { tags: wanted, 'fieldRevs.tags': doc.rev + 1, updatedAt: unixNow(deps) }
          },
          refuse: (doc) => conflict(['tags'], presentDocument(doc)),
        })
        if (after.rev !== before.rev) done.changed += 1
      }
      return done
    },
  }
}
