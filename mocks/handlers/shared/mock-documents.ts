import { revise, revKey } from '#mocks/contracts/shared/revision.ts'
import type { MockDb } from './mock-db.ts'
import { conflict } from './mock-reply.ts'

/** A document as the mocks remember it, with the revision each field was last changed in. */
export type Revised<D> = D & { fieldRevs?: Record<string, number> }

/** One save of some fields of a document. */
export interface DocumentSave<D> {
  fields: Partial<D>
  /** The revision the change was made on; without it the last write wins. */
  rev: number | undefined
  /** Set beside the fields whenever one changes. */
  stamp?: Partial<D>
  /** Fields that are new whatever they hold, and are not remembered. */
  renewed?: readonly string[]
  /** Where the revisions of its fields are kept. @default the document */
  revs?: { fieldRevs?: Record<string, number> }
  /** What a conflict shows of the document as it is now. @default without the revisions of its fields */
  present?: (doc: D) => object
}

/** Changes fields of a document as the server does; what somebody else changed since `rev` is a 409. */
export function saveDocument<D extends { rev: number }>(
  doc: Revised<D>,
  { fields, rev, stamp = {}, renewed = [], revs = doc, present = withoutRevs }: DocumentSave<D>,
): D {
  const sent = { ...fields, ...Object.fromEntries(renewed.map((name) => [name, true])) }
  const { changed, lost } = revise(doc, revs, sent, rev)
  if (lost.length > 0) throw conflict(lost, present(doc))
  if (changed.length > 0) {
    const next = doc.rev + 1
    Object.assign(doc, fields, stamp, { rev: next })
    revs.fieldRevs = { ...revs.fieldRevs, ...Object.fromEntries(changed.map((path) => [revKey(path), next])) }
  }
  return withoutRevs(doc)
}

/** What the wire shows of a remembered document. */
export function withoutRevs<D>({ fieldRevs: _, ...doc }: Revised<D>): D {
  return doc as D
}

/** The mocks' time in unix seconds. */
export function unixNow({ now }: Pick<MockDb, 'now'>): number {
  return Math.floor(now() / 1000)
}
