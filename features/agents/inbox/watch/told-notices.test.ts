import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToldNotices } from './told-notices.ts'

let told: ToldNotices
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('navigator', {})
  told = new ToldNotices()
})
afterEach(() => {
  told.close()
  vi.unstubAllGlobals()
})

it('tells of one again that was over', async () => {
  told.settle(['a', 'b'], true)
  expect([await told.claim('a'), await told.claim('a')]).toEqual([true, false])
  told.settle(['a', 'b'], true)
  expect(await told.claim('a')).toBe(false)
  told.settle(['b'], true)
  expect(await told.claim('a')).toBe(true)
})

it('tells of none again that more recent ones stand before', async () => {
  told.settle(['a', 'b'], false)
  await told.claim('a')
  told.settle(['b', 'c'], false)
  told.settle(['a', 'b'], false)
  expect(await told.claim('a')).toBe(false)
})

it('tells of one again that was over while more waited than are named', async () => {
  told.settle(['a', 'b'], false)
  await told.claim('a')
  told.settle(['b', 'c'], false)
  told.settle(['b'], true)
  expect(await told.claim('a')).toBe(true)
})
