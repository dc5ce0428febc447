import { describe, expect, it } from 'vitest'
import { checkFile, extensionOf, formatSize } from './check-file.ts'

const rules = { accept: ['png', 'JPG'], maxSizeMB: 0.5 }

describe('checkFile', () => {
  it.each([
    ['logo.png', undefined],
    ['a.b.c.PNG', undefined],
    ['photo.jpg', undefined],
    ['a.png.html', 'Only png, JPG Files'],
    ['png', 'Only png, JPG Files'],
    ['logo.', 'Only png, JPG Files'],
    ['.png', undefined],
  ])('%s: %s', (name, message) => {
    expect(checkFile({ name, size: 10 }, rules)?.message).toBe(message)
  })

  it('counts a MB as a million bytes', () => {
    expect(checkFile({ name: 'a.png', size: 500_000 }, rules)).toBeUndefined()
    expect(checkFile({ name: 'a.png', size: 500_001 }, rules)).toEqual({
      reason: 'size',
      message: 'Max size: 0.5 MBs',
    })
  })

  it('refuses an empty file', () => {
    expect(checkFile({ name: 'a.png', size: 0 }, rules)?.reason).toBe('empty')
  })

  it('takes anything without rules', () => {
    expect(checkFile({ name: 'anything', size: 1 }, {})).toBeUndefined()
  })
})

it('takes the extension after the last dot', () => {
  expect(extensionOf('a.b.c.PNG')).toBe('png')
  expect(extensionOf('none')).toBe('')
})

it.each([
  [999, '999 B'],
  [3400, '3.4 kB'],
  [1_200_000, '1.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
