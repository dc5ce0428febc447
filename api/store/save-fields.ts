import { conflict, notFound } from '../http/http-error.ts'
import type { Doc, DocStore, Filter, Update } from './store.ts'

/** A document that knows its revision, and the one each field was last changed in. */
export interface RevisedDoc extends Doc {
  rev: number
  fieldRevs: Record<string, number>
}

/** One save of some fields of a document. */
export interface FieldSave<D extends RevisedDoc> {
  store: DocStore<D>
  id: string
  /** New values by path; a path with a dot is a field of a sub-document. */
  fields: Readonly<Record<string, unknown>>
  /** The revision the change was made on; without it the last write wins. */
  rev: number | undefined
  /** Set beside the fields whenever one changes. */
  stamp?: Partial<Omit<D, '_id'>>
  /** What a conflict shows of the document as it is now. */
  present: (doc: D) => Record<string, unknown>
}

const attempts = 5

/**
 * Changes fields of a document. With `rev`, a field someone else changed since is a 409; fields nobody touched
 * merge. One conditional update on the revision that was read, tried up to five times (architecture §2).
 */
export async function saveFields<D extends RevisedDoc>(save: FieldSave<D>): Promise<D> {
  const { store, id, fields, rev, stamp, present } = save
  for (let attempt = 1; ; attempt += 1) {
    const doc = await store.findOne({ _id: id } as Filter<D>)
    if (!doc) throw notFound()
    const changed = Object.keys(fields).filter(
      (path) => JSON.stringify(valueAt(doc, path)) !== JSON.stringify(fields[path]),
    )
    if (changed.length === 0) return doc
    const lost = rev === undefined ? [] : changed.filter((path) => (doc.fieldRevs[revKey(path)] ?? 0) > rev)
    if (lost.length > 0 || attempt > attempts) throw conflict(lost.length ? lost : changed, present(doc))
    const next = doc.rev + 1
    const saved = await store.findOneAndUpdate(
      { _id: id, rev: doc.rev } as Filter<D>,
      {
        $set: {
          ...Object.fromEntries(changed.map((path) => [path, fields[path]])),
          ...Object.fromEntries(changed.map((path) => [`fieldRevs.${revKey(path)}`, next])),
          ...stamp,
          rev: next,
        },
      } as Update<D>,
      { returnDocument: 'after' },
    )
    if (saved) return saved
  }
}

function valueAt(doc: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], doc)
}

/** Keys of documents hold no dots. */
function revKey(path: string): string {
  return path.replaceAll('.', '_')
}
