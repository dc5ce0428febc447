import type { Doc } from '../store/store.ts'

/** What of a lead or request says when it is mailed about. */
export interface MailedDoc extends Doc {
  agentId: string
  /** When its mail is due, or due again should its sender not come to an end, in Unix milliseconds; 0 for no mail. */
  mailAt: number
  /** How often its mail was begun. @default never */
  mailTries?: number
  /** Who has got its mail while others of the workspace have not yet. @default nobody */
  mailedTo?: string[]
  /** By what its visitor's internet connection is told from others of a day until it is mailed about. @default nobody knows */
  sender?: string
  /** When it was put aside for the mail at the end of the hour, in Unix milliseconds. @default never */
  gatheredAt?: number
}

/** One of each sender first, then a second of each: whoever sends much hides nobody. */
export function inTurns<T extends Pick<MailedDoc, 'sender'>>(docs: readonly T[]): T[] {
  const counts = new Map<string, number>()
  const placed = docs.map((doc) => {
    const turn = counts.get(doc.sender ?? '') ?? 0
    counts.set(doc.sender ?? '', turn + 1)
    return { doc, turn }
  })
  return placed.sort((a, b) => a.turn - b.turn).map(({ doc }) => doc)
}
