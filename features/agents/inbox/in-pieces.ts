import { selectionLimit } from '#mocks/contracts/inbox/selection-limit.ts'

/** Conversations that are chosen at once at most: each piece of them is a call. */
export const mostChosen = 500

/** Ids as calls take them. */
export function inPieces(ids: readonly string[]): string[][] {
  const pieces = Math.ceil(ids.length / selectionLimit)
  return Array.from({ length: pieces }, (_, at) => ids.slice(at * selectionLimit, (at + 1) * selectionLimit))
}

/** What became of one conversation. */
interface Changed {
  id: string
  ok: boolean
  reason?: string | undefined
}

/** Changes conversations piece by piece; of those that were not reached once a call failed it says why. */
export async function changeInPieces(
  ids: readonly string[],
  change: (piece: string[]) => Promise<{ results: Changed[] }>,
): Promise<{ results: Changed[] }> {
  const results: Changed[] = []
  for (const piece of inPieces(ids)) {
    try {
      results.push(...(await change(piece)).results)
    } catch (error) {
      if (results.length === 0) throw error
      const reason = error instanceof Error ? error.message : ''
      return { results: [...results, ...ids.slice(results.length).map((id) => ({ id, ok: false, reason }))] }
    }
  }
  return { results }
}
