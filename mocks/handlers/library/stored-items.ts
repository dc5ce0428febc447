/** What every thing of the library carries. */
export interface Item {
  ID: string
  lastModified: number
  rev: number
}

/** A thing as the mocks remember it: whose it is, and when each field was changed. */
export interface StoredItem<T> {
  workspaceId: string
  item: T
  fieldRevs: Record<string, number>
}

/** Things as a workspace keeps them. */
export function storeItems<T extends Item>(workspaceId: string, items: readonly T[]): StoredItem<T>[] {
  return structuredClone(items).map((item) => ({ workspaceId, item, fieldRevs: {} }))
}
