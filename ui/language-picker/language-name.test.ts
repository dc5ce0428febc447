import { describe, expect, it } from 'vitest'
import { languageName } from './language-name.ts'

describe('languageName', () => {
  it('is what its speakers call it', () => {
    expect(languageName('fr')).toBe('français')
    expect(languageName('ja')).toBe('日本語')
  })

  it('is nothing for a code nobody knows, or that is no tag', () => {
    expect(languageName('qqq')).toBeUndefined()
    expect(languageName('not a tag')).toBeUndefined()
    expect(languageName('')).toBeUndefined()
  })
})
