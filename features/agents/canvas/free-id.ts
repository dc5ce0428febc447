/** The first id of the form `choice-3` that none of these has. */
export function freeId(word: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  for (let number = taken.length + 1; ; number += 1) {
    const id = `${word}-${number}`
    if (!ids.has(id)) return id
  }
}
