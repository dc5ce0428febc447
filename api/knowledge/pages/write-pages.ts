import { nameKey } from '#mocks/contracts/knowledge/document-order.ts'
import { refuseText } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { documentNameLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { pageFailures } from '#mocks/contracts/knowledge/page-failures.ts'
import { refreshMs } from '#mocks/contracts/knowledge/refresh-times.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../../deps.ts'
import type { PageAnswer, WebPage } from '../../providers/site-reader/page-reader.ts'
import { hashSecret } from '../../shared/secrets.ts'
import type { Update } from '../../store/store.ts'
import { createKnowledgeRepository, type KnowledgeDoc, textFields } from '../knowledge.repository.ts'

/** How much an agent's documents hold, in characters, and how much they may; null for any number. */
export interface Room {
  held: number
  most: number | null
}

/** Writes what was read of some pages of one agent. What of it says the same as before costs nothing but the note of it. */
export function createWritePages(deps: Pick<Deps, 'stores' | 'now'>) {
  const { documents, touch } = createKnowledgeRepository(deps.stores)

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

  /** Whether anything of it was changed that answers are made from. */
  async function keep(region: Region, doc: KnowledgeDoc, fields: Partial<KnowledgeDoc>): Promise<boolean> {
    const isChanged = fields.content !== undefined
    // How often it is read may have been changed meanwhile; then the new one counts.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const now = await documents(region).findOne<Pick<KnowledgeDoc, 'refreshRate'>>(
        { _id: doc._id },
        { projection: { refreshRate: 1 } },
      )
      if (!now) return false
      const { refreshRate } = now
      const pauseMs = refreshMs(refreshRate)
      const update: Update<KnowledgeDoc> = {
        $set: { ...fields, ...(pauseMs !== null && { nextReadAt: deps.now() + pauseMs }) },
        ...(pauseMs === null && { $unset: { nextReadAt: '' } }),
        ...(isChanged && { $inc: { rev: 1 } }),
      }
      const { matchedCount } = await documents(region).updateOne({ _id: doc._id, refreshRate }, update)
      if (matchedCount === 1) return isChanged
    }
    return false
  }

  return async function write(
    region: Region,
    agentId: string,
    docs: readonly KnowledgeDoc[],
    { answers, room }: { answers: ReadonlyMap<string, PageAnswer>; room: Room },
  ): Promise<void> {
    let isTouched = false
    for (const doc of docs) {
      const answer = answers.get(doc.url ?? '')
      if (!answer || 'error' in answer) {
        await keep(region, doc, failed(answer?.error.message ?? pageFailures['page-empty']))
        continue
      }
      const fields = changesOf(doc, answer.page)
      const after = room.held - doc.charCount + (fields.charCount ?? doc.charCount)
      const full = after > room.held ? refuseText(after, room.most) : undefined
      if (!full) room.held = after
      if (await keep(region, doc, full ? failed(full.message ?? '') : fields)) isTouched = true
    }
    if (isTouched) await touch(region, agentId)
  }
}
