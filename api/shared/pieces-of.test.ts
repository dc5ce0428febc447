import { describe, expect, it } from 'vitest'
import { piecesOf } from './pieces-of.ts'

async function read<R>(generator: AsyncGenerator<string, R>) {
  const pieces: string[] = []
  for (;;) {
    const { done, value } = await generator.next()
    if (done) return { pieces, value }
    pieces.push(value)
  }
}

const later = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('piecesOf', () => {
  it('yields pieces in their order, whenever they come, and returns the result', async () => {
    const work = async (tell: (piece: string) => void) => {
      tell('a')
      tell('b')
      await later()
      tell('c')
      return 7
    }
    expect(await read(piecesOf(work))).toEqual({ pieces: ['a', 'b', 'c'], value: 7 })
  })

  it('throws what the work throws, after its pieces', async () => {
    const generator = piecesOf(async (tell) => {
      tell('a')
      await later()
      throw new Error('broken')
    })
    expect((await generator.next()).value).toBe('a')
    await expect(generator.next()).rejects.toThrow('broken')
  })
})
