import { setImmediate as nextTurn } from 'node:timers/promises'
import { nameKey } from '#mocks/contracts/knowledge/document-order.ts'
import { documentNameLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { pageFailures } from '#mocks/contracts/knowledge/page-failures.ts'
import { refreshMs } from '#mocks/contracts/knowledge/refresh-times.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../../agents/agent.repository.ts'
import { type Deps, unixNow } from '../../deps.ts'
import { HttpError } from '../../http/http-error.ts'
import type { PageAnswer, WebPage } from '../../providers/site-reader/page-reader.ts'
import { hashSecret } from '../../shared/secrets.ts'
import type { Update } from '../../store/store.ts'
import { createKnowledgeRepository, type KnowledgeDoc, textFields } from '../knowledge.repository.ts'
import { createKnowledgeRoom, type Reserve, RoomClaimedError } from '../knowledge-room.ts'

/** How often a document that others change is tried. */
const attempts = 5

/** Writes what was read of some pages of one agent. What of it says the same as before costs nothing but the note of it. */
export function createWritePages(deps: Pick<Deps, 'stores' | 'now'>) {
  const { documents, touch } = createKnowledgeRepository(deps.stores)
  const room = createKnowledgeRoom(deps)

  /** What changes with a reading, and how many characters the document holds then. */
  function changesOf(doc: KnowledgeDoc, page: WebPage): Partial<KnowledgeDoc> {
    const readAt = unixNow(deps)
    const textHash = hashSecret(`${page.title}\n${page.text}`)
    const well = { status: 'SUCCESS', error: null, retryable: false, readAt, textHash } as const
    if (doc.textHash === textHash) {
      return { ...well, unchangedSince: doc.unchangedSince ?? doc.readAt ?? doc.updatedAt }
    }
    // A name somebody gave it stays.
    const isNamed = doc.fieldRevs.name !== undefined
    const name = isNamed ? doc.name : (page.title || doc.url || doc.name).slice(0, documentNameLimit)
    const text = { ...textFields(page.text), name, nameKey: nameKey(name) }
    return { ...well, ...text, unchangedSince: null, updatedAt: readAt }
  }

  function failed(message: string): Partial<KnowledgeDoc> {
    return { status: 'ERROR', error: message, retryable: true }
  }

  /**
   * Keeps what was read in the document as it is by now: somebody may have named it, or changed how often it is read.
   * Tells what changed of it, and by how many characters it grew.
   */
  async function keep(
    region: Region,
    _id: string,
    answer: PageAnswer | undefined,
    reserve: Reserve,
  ): Promise<{ isChanged: boolean; grown: number }> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const doc = await documents(region).findOne({ _id })
      if (!doc) break
      const fields = await fieldsOf(doc, answer, reserve)
      const isChanged = fields.content !== undefined
      const pauseMs = refreshMs(doc.refreshRate)
      const nextReadAt = fields.nextReadAt ?? (pauseMs !== null && deps.now() + pauseMs)
      const update: Update<KnowledgeDoc> = {
        $set: { ...fields, ...(nextReadAt !== false && { nextReadAt }) },
        ...(nextReadAt === false && { $unset: { nextReadAt: '' } }),
        ...(isChanged && { $inc: { rev: 1 } }),
      }
      const { matchedCount } = await documents(region).updateOne({ _id, rev: doc.rev }, update)
      if (matchedCount === 0) continue
      return { isChanged, grown: (fields.charCount ?? doc.charCount) - doc.charCount }
    }
    return { isChanged: false, grown: 0 }
  }

  async function fieldsOf(
    doc: KnowledgeDoc,
    answer: PageAnswer | undefined,
    reserve: Reserve,
  ): Promise<Partial<KnowledgeDoc>> {
    if (!answer) return failed(pageFailures['page-empty'])
    if ('error' in answer) return failed(answer.error.message)
    const fields = changesOf(doc, answer.page)
    try {
      await reserve((fields.charCount ?? doc.charCount) - doc.charCount)
      return fields
    } catch (error) {
      // One of them may be a reader of these pages that was killed: what it claimed is free once it is given up.
      if (error instanceof RoomClaimedError)
        return { status: 'INITIALIZED', error: null, nextReadAt: error.until + 1 }
      if (error instanceof HttpError) return failed(error.message)
      throw error
    }
  }

  /** By how many characters pages grow, as they stand. */
  function grownBy(docs: readonly KnowledgeDoc[], answers: ReadonlyMap<string, PageAnswer>): number {
    return docs.reduce((sum, doc) => {
      const answer = answers.get(doc.url ?? '')
      if (!answer || 'error' in answer) return sum
      return sum + Math.max(0, (changesOf(doc, answer.page).charCount ?? doc.charCount) - doc.charCount)
    }, 0)
  }

  return async function write(
    region: Region,
    agent: AgentDoc,
    docs: readonly KnowledgeDoc[],
    answers: ReadonlyMap<string, PageAnswer>,
  ): Promise<void> {
    const writer = await room.writer(region, agent)
    let isTouched = false
    let isShorter = false
    await writer.write(async (reserve) => {
      let held = 0
      // Together, as each claim waits for the disk; where they do not all fit, each is asked for by itself.
      await reserve(grownBy(docs, answers)).catch(unlessRefused)
      for (const { _id, url } of docs) {
        const { isChanged, grown } = await keep(region, _id, answers.get(url ?? ''), (adds) =>
          reserve(held + Math.max(0, adds)),
        )
        held += Math.max(0, grown)
        if (isChanged) isTouched = true
        if (grown < 0) isShorter = true
        await nextTurn()
      }
      await reserve(held)
      return held > 0
    })
    if (isShorter) await room.freed(region, agent._id)
    if (!isTouched) return
    await nextTurn()
    await touch(region, agent._id)
  }
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof HttpError)) throw error
}
