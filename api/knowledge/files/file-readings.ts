import type { KnowledgeFileType } from '#mocks/contracts/knowledge/document.schema.ts'
import { nothingToRead } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { mayPass, type ReadFailure, readFailures } from '#mocks/contracts/knowledge/read-failures.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { type AgentDoc, createAgentRepository } from '../../agents/agent.repository.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { HttpError, notFound, refused } from '../../http/http-error.ts'
import type { Doc, DocStore } from '../../store/store.ts'
import { createChangeDocuments } from '../change-documents.ts'
import { createKnowledgeRepository, type KnowledgeDoc, textFields } from '../knowledge.repository.ts'
import { createKnowledgeRoom, type Reserve } from '../knowledge-room.ts'
import { readDocument } from './read-document.ts'

/** A file that is still to be read; `_id` is its document's. */
interface FileDoc extends Doc {
  agentId: string
  base64: string
  /** Readings that were begun: one that ends its process each time is given up. */
  tries: number
}

/** A file as it was given. */
interface NewFile {
  name: string
  tags: string[]
  type: KnowledgeFileType
  bytes: Buffer
}

/** Longer than any reading takes. */
const leaseMs = 90_000
const mostTries = 3
const batch = 20

/**
 * Reads files into documents behind the answer. A reading holds its document for a while; one whose process died is
 * begun anew by the next round, in whichever process.
 */
export function createFileReadings(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { documents, find, touch } = createKnowledgeRepository(deps.stores)
  const { agents } = createAgentRepository(deps.stores)
  const room = createKnowledgeRoom(deps)
  const change = createChangeDocuments(deps)
  const files = (region: Region): DocStore<FileDoc> => deps.stores[region].collection('knowledgeFiles')

  /** Whoever gets it reads it, alone, or says what is written already. */
  async function take(region: Region, id: string): Promise<KnowledgeDoc | null> {
    const now = deps.now()
    const doc = await documents(region).findOneAndUpdate(
      { _id: id, kind: 'file', readUntil: { $lte: now } },
      { $set: { readUntil: now + leaseMs } },
      { returnDocument: 'after' },
    )
    if (doc?.status === 'INITIALIZED')
      await documents(region).updateOne(held(doc), { $set: { status: 'PENDING' } })
    return doc
  }

  /** Says that it is written; whoever is killed before holds it until somebody else does. */
  async function tell(region: Region, doc: KnowledgeDoc, isFileNeeded: boolean): Promise<void> {
    if (!isFileNeeded) await files(region).deleteOne({ _id: doc._id })
    await touch(region, doc.agentId)
    await documents(region).updateOne(held(doc), { $unset: { readUntil: '' } })
  }

  async function textOf(
    region: Region,
    doc: KnowledgeDoc,
  ): Promise<{ text: string } | { failure: ReadFailure }> {
    const file = await files(region).findOneAndUpdate(
      { _id: doc._id },
      { $inc: { tries: 1 } },
      { returnDocument: 'after' },
    )
    if (!file || !doc.fileType || file.tries > mostTries) return { failure: 'broken' }
    return readDocument(Buffer.from(file.base64, 'base64'), doc.fileType, doc.agentId)
  }

  /** Why there is no room for a text; null when there is. */
  async function roomProblem(reserve: Reserve, adds: number): Promise<string | null> {
    try {
      await reserve(adds)
      return null
    } catch (error) {
      if (error instanceof HttpError) return error.message
      throw error
    }
  }

  /** Reads one file, if nobody else does. */
  async function read(region: Region, id: string): Promise<void> {
    const doc = await take(region, id)
    if (!doc) return
    if (doc.status === 'SUCCESS' || doc.status === 'ERROR') return tell(region, doc, doc.retryable)
    const answer = await textOf(region, doc)
    const failure = 'failure' in answer ? answer.failure : null
    let retryable = failure !== null && mayPass(failure)
    let isKept = false
    const write = async (reserve: Reserve): Promise<boolean> => {
      const full = 'text' in answer ? await roomProblem(reserve, answer.text.length) : null
      const error = full ?? (failure && readFailures[failure])
      retryable ||= full !== null
      const isRead = 'text' in answer && error === null
      const { matchedCount } = await documents(region).updateOne(held(doc), {
        $set: {
          status: isRead ? 'SUCCESS' : 'ERROR',
          error,
          retryable,
          updatedAt: unixNow(deps),
          ...textFields(isRead ? answer.text : ''),
        },
        $inc: { rev: 1 },
      })
      isKept = matchedCount === 1
      return isKept && isRead
    }
    const agent = await agents(region).findOne({ _id: doc.agentId })
    if (agent) await (await room.writer(region, agent)).write(write)
    else await write(async () => {})
    // Deleted meanwhile, or another process took it over.
    if (!isKept && (await documents(region).findOne({ _id: id }))) return
    await tell(region, doc, retryable && isKept)
  }

  /** Reads without being waited for; what fails is begun anew by a round. */
  function begin(region: Region, id: string): void {
    read(region, id).catch((error: unknown) => deps.log.warn({ err: error, id }, 'a file was not read'))
  }

  return {
    /** Keeps a file as a document that waits to be read. The same id again is the one that is there. */
    async add(region: Region, agent: AgentDoc, ID: string, file: NewFile): Promise<KnowledgeDoc> {
      const _id = `${agent._id}:${ID}`
      const base64 = file.bytes.toString('base64')
      await files(region).updateOne(
        { _id },
        { $set: { agentId: agent._id, base64, tries: 0 } },
        { upsert: true },
      )
      const { name, tags, type: fileType } = file
      try {
        const doc = await change.insert(region, agent, ID, {
          name,
          tags,
          kind: 'file',
          fileType,
          status: 'INITIALIZED',
          content: '',
          readUntil: 0,
        })
        begin(region, _id)
        return doc
      } catch (error) {
        await files(region).deleteOne({ _id })
        throw error
      }
    },

    /** Reads a document again. */
    async again(region: Region, agentId: string, ID: string): Promise<KnowledgeDoc> {
      const doc = await find(region, agentId, ID)
      if (!doc) throw notFound()
      if (doc.status === 'PENDING' || doc.status === 'INITIALIZED') return doc
      const file = await files(region).findOne({ _id: doc._id })
      if (doc.status !== 'ERROR' || !file) throw refused(nothingToRead)
      await files(region).updateOne({ _id: doc._id }, { $set: { tries: 0 } })
      const waiting = await documents(region).findOneAndUpdate(
        { _id: doc._id, rev: doc.rev },
        { $set: { status: 'INITIALIZED', error: null, readUntil: 0 }, $inc: { rev: 1 } },
        { returnDocument: 'after' },
      )
      begin(region, doc._id)
      return waiting ?? doc
    },

    /** Takes up what waits or whose reader died. */
    async round(): Promise<void> {
      for (const region of regions) {
        const due = await documents(region)
          .find<Pick<KnowledgeDoc, '_id'>>(
            { readUntil: { $lte: deps.now() } },
            { limit: batch, projection: { _id: 1 } },
          )
          .toArray()
        for (const { _id } of due) await read(region, _id)
      }
    },
  }
}

/** A document, for as long as nobody else took it over. */
function held({ _id, readUntil = 0 }: KnowledgeDoc) {
  return { _id, readUntil }
}
