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

/** How often a document that others change is tried. */
const attempts = 5

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

  /**
   * Keeps what was read in the document as it is by now: somebody may have named it, or changed how often it is read.
   * Tells whether anything of it changed that answers are made from.
   */
  async function keep(
    region: Region,
    _id: string,
    answer: PageAnswer | undefined,
    room: Room,
  ): Promise<boolean> {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const doc = await documents(region).findOne({ _id })
      if (!doc) return false
      const fields = fieldsOf(doc, answer, room)
      const isChanged = fields.content !== undefined
      const pauseMs = refreshMs(doc.refreshRate)
      const update: Update<KnowledgeDoc> = {
        $set: { ...fields, ...(pauseMs !== null && { nextReadAt: deps.now() + pauseMs }) },
        ...(pauseMs === null && { $unset: { nextReadAt: '' } }),
        ...(isChanged && { $inc: { rev: 1 } }),
      }
      const { matchedCount } = await documents(region).updateOne({ _id, rev: doc.rev }, update)
      if (matchedCount === 0) continue
      room.held += (fields.charCount ?? doc.charCount) - doc.charCount
      return isChanged
    }
    return false
  }

  function fieldsOf(doc: KnowledgeDoc, answer: PageAnswer | undefined, room: Room): Partial<KnowledgeDoc> {
    if (!answer) return failed(pageFailures['page-empty'])
    if ('error' in answer) return failed(answer.error.message)
    const fields = changesOf(doc, answer.page)
    const adds = (fields.charCount ?? doc.charCount) - doc.charCount
    const full = adds > 0 ? refuseText(room.held + adds, room.most) : undefined
    return full ? failed(full.message ?? '') : fields
  }

  return async function write(
    region: Region,
    agentId: string,
    docs: readonly KnowledgeDoc[],
    { answers, room }: { answers: ReadonlyMap<string, PageAnswer>; room: Room },
  ): Promise<void> {
    let isTouched = false
    for (const { _id, url } of docs) {
      if (await keep(region, _id, answers.get(url ?? ''), room)) isTouched = true
    }
    if (isTouched) await touch(region, agentId)
  }
}
