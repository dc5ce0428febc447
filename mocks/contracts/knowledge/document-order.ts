/** Orders of the list of documents; a minus is the other way round. */
export const documentOrders = ['-updatedAt', 'updatedAt', 'name', '-name', 'charCount', '-charCount'] as const
export type DocumentOrder = (typeof documentOrders)[number]

/** What the list is ordered by when nothing is said. */
export const usualDocumentOrder: DocumentOrder = '-updatedAt'

/** What names are sorted by: without case, and numbers by their value. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.slice(0, 12).padStart(12, '0'))
    .slice(0, 200)
}
