import { expect, it } from 'vitest'
import { selectionLimit } from '#mocks/contracts/inbox/selection-limit.ts'
import { changeInPieces, inPieces } from './in-pieces.ts'

const ids = Array.from({ length: 2 * selectionLimit + 1 }, (_, at) => `session-${at}`)

it('sends no more in one call than it takes, each once and in order', () => {
  const pieces = inPieces(ids)
  expect(pieces.map(({ length }) => length)).toEqual([selectionLimit, selectionLimit, 1])
  expect(pieces.flat()).toEqual(ids)
  expect(inPieces([])).toEqual([])
})

it('says of those that were not reached why, and keeps what was done before', async () => {
  const answered: string[][] = []
  const { results } = await changeInPieces(ids, async (piece) => {
    if (answered.length === 1) throw new Error('Too many at once.')
    answered.push(piece)
    return { results: piece.map((id) => ({ id, ok: true })) }
  })
  expect(answered).toHaveLength(1)
  expect(results.map(({ id }) => id)).toEqual(ids)
  expect(results.filter(({ ok }) => ok)).toHaveLength(selectionLimit)
  expect(results.at(-1)).toEqual({ id: ids.at(-1), ok: false, reason: 'Too many at once.' })
})

it('fails as its first call does', async () => {
  const failing = changeInPieces(ids, () => Promise.reject(new Error('Not now.')))
  await expect(failing).rejects.toThrow('Not now.')
})
