import { revise, revKey } from '#mocks/contracts/shared/revision.ts'
import { conflict } from '../http/http-error.ts'
import { type CountedDoc, changeDocument } from './change-document.ts'
import type { DocStore } from './store.ts'

/** A document that knows its revision, and the one each field was last changed in. */
export interface RevisedDoc extends CountedDoc {
  fieldRevs: Record<string, number>
}

/** What changes with the sent fields. */
type Stamp<D> = Partial<Omit<D, '_id'>>

/** One save of some fields of a document. */
export interface FieldSave<D extends RevisedDoc> {
  store: DocStore<D>
  id: string
  /** New values by path; a path with a dot is a field of a sub-document. */
  fields: Readonly<Record<string, unknown>>
  /** The revision the change was made on; without it the last write wins. */
  rev: number | undefined
  /** Set beside the fields whenever one changes; may depend on the document and on what of it changes. */
  stamp?: Stamp<D> | ((doc: D, changed: readonly string[]) => Stamp<D> | Promise<Stamp<D>>)
  /** Fields that must be as they were read for the stamp to be right. @default none */
  unchanged?: readonly (keyof D & string)[]
  /** What a conflict shows of the document as it is now. */
  present: (doc: D) => Record<string, unknown>
}

/**
 * Changes fields of a document. With `rev`, a field someone else changed since is a 409; fields nobody touched
 * merge. One conditional update on the revision that was read, tried up to five times (architecture §2).
 */
export async function saveFields<D extends RevisedDoc>(save: FieldSave<D>): Promise<D> {
  const { store, id, fields, rev, stamp, unchanged, present } = save
  return changeDocument<D>({
    store,
    id,
    unchanged,
    async edit(doc) {
      const { changed, lost } = revise(doc, doc, fields, rev)
      if (changed.length === 0) return null
      if (lost.length > 0) throw conflict(lost, present(doc))
      return {
        ...Object.fromEntries(changed.map((path) => [path, fields[path]])),
        ...Object.fromEntries(changed.map((path) => [`fieldRevs.${revKey(path)}`, doc.rev + 1])),
        ...(typeof stamp === 'function' ? await stamp(doc, changed) : stamp),
      }
    },
    refuse: (doc) => conflict(revise(doc, doc, fields, rev).changed, present(doc)),
  })
}
