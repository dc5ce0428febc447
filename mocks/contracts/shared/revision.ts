/** What saving some fields does to a document. */
export interface Revision {
  /** Names of the fields that get another value. */
  changed: string[]
  /** Those of them somebody else changed since the revision the save was made on: they would be lost. */
  lost: string[]
}

/** A document that knows the revision each field was last changed in. */
interface Revised {
  fieldRevs?: Readonly<Record<string, number>>
}

/**
 * Compares what is sent with a document; fields nobody else touched merge.
 * @param fields new values by path; a path with a dot is a field of a sub-document
 * @param rev the revision the change was made on; without it the last write wins
 */
export function revise(
  doc: object,
  { fieldRevs = {} }: Revised,
  fields: Readonly<Record<string, unknown>>,
  rev: number | undefined,
): Revision {
  const changed = Object.keys(fields).filter(
    (path) => JSON.stringify(valueAt(doc, path)) !== JSON.stringify(fields[path]),
  )
  const since = rev === undefined ? [] : changedSince({ fieldRevs }, rev)
  return { changed, lost: changed.filter((path) => since.includes(revKey(path))) }
}

/** The fields of a document that were changed after a revision. */
export function changedSince({ fieldRevs = {} }: Revised, rev: number): string[] {
  return Object.keys(fieldRevs).filter((field) => (fieldRevs[field] ?? 0) > rev)
}

/** The name of a field in `fieldRevs`: keys of documents hold no dots. */
export function revKey(path: string): string {
  return path.replaceAll('.', '_')
}

function valueAt(doc: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], doc)
}
