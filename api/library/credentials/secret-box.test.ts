import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a server secret of the tests alone')

describe('createSecretBox', () => {
  it.each(['token', 'pässwörd ✓', 'x'.repeat(4000), ''])('opens what it sealed', (secret) => {
    expect(box.open(box.seal(secret, 'w:c'), 'w:c')).toBe(secret)
  })

  it('seals the same secret differently each time', () => {
    expect(box.seal('token', 'w:c')).not.toBe(box.seal('token', 'w:c'))
  })

  it('opens nothing for another owner, or with another key', () => {
    const sealed = box.seal('token', 'w:c')
    expect(box.open(sealed, 'w:d')).toBeNull()
    expect(createSecretBox('another server secret of the tests').open(sealed, 'w:c')).toBeNull()
  })

  it('opens nothing that was changed in any byte', () => {
    const bytes = Buffer.from(box.seal('token', 'w:c').slice(3), 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(box.open(`v1.${changed.toString('base64url')}`, 'w:c')).toBeNull()
    }
  })

  it.each(['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'token'])('opens no %j', (sealed) => {
    expect(box.open(sealed, 'w:c')).toBeNull()
  })
})
