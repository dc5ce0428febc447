import { expect, it } from 'vitest'
import { createVectorCache } from './vector-cache.ts'

it('keeps what was used last within its bytes', () => {
  const cache = createVectorCache(24)
  for (const text of ['a', 'b', 'c']) cache.set(text, new Float32Array(2))
  cache.get('a')
  cache.set('d', new Float32Array(2))
  expect(['a', 'b', 'c', 'd'].filter((text) => cache.get(text))).toEqual(['a', 'c', 'd'])
})

it('counts a text once, however often it is set', () => {
  const cache = createVectorCache(16)
  cache.set('a', new Float32Array(2))
  for (let round = 0; round < 10; round++) cache.set('b', new Float32Array(2))
  expect(cache.get('a')).toBeDefined()
})
