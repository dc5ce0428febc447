import { describe, expect, it } from 'vitest'
import { findShortcut, shortcuts } from './shortcuts.ts'

const bare = { ctrlKey: false, metaKey: false, altKey: false }
const found = (key: string, before?: string, held = {}, single = true) =>
  findShortcut({ ...bare, ...held, key }, before, single)?.command

describe('a shortcut', () => {
  it('is known by its keys', () => {
    expect(found('k', undefined, { ctrlKey: true })).toBe('palette')
    expect(found('K', undefined, { metaKey: true })).toBe('palette')
    expect(found('?')).toBe('shortcuts')
    expect(found('a', 'g')).toBe('screen.Agents')
  })

  it('is none where keys belong to something else', () => {
    expect(found('k')).toBeUndefined()
    expect(found('c', undefined, { ctrlKey: true })).toBeUndefined()
    expect(found('?', undefined, { altKey: true })).toBeUndefined()
    expect(found('a')).toBeUndefined()
    expect(found('g')).toBeUndefined()
  })

  it('of a key alone is off while typing, or when it was switched off', () => {
    expect(found('?', undefined, {}, false)).toBeUndefined()
    expect(found('a', 'g', {}, false)).toBeUndefined()
    expect(found('k', undefined, { ctrlKey: true }, false)).toBe('palette')
  })

  it('stands once', () => {
    const keys = shortcuts.map((each) => each.keys.join(' '))
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(shortcuts.map(({ command }) => command)).size).toBe(keys.length)
  })

  it('of two keys does not begin with one of its own', () => {
    const first = shortcuts.filter(({ keys }) => keys.length === 2).map(({ keys }) => keys[0])
    expect(shortcuts.filter(({ keys }) => keys.length === 1 && first.includes(keys[0]))).toEqual([])
  })
})
