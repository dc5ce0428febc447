/** What every thing of the library carries. */
export interface Item {
  ID: string
  lastModified: number
  rev: number
}

/** A thing as the mocks remember it: whose it is, and when each field was changed. */
export interface Shelved<T> {
  workspaceId: string
  item: T
  fieldRevs: Record<string, number>
}

/** Puts things on a workspace's shelf. */
export function shelve<T extends Item>(workspaceId: string, items: readonly T[]): Shelved<T>[] {
  return structuredClone(items).map((item) => ({ workspaceId, item, fieldRevs: {} }))
}
