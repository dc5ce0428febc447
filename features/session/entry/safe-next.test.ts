import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

describe('safe next', () => {
  it.each([
    ['/app/eu/agents', '/app/eu/agents'],
    ['/app/eu/agents?new=agent#top', '/app/eu/agents?new=agent#top'],
    ['/a/../app/eu/agents', '/app/eu/agents'],
  ])('keeps %s', (next, kept) => expect(safeNext(next)).toBe(kept))

  it.each([
    null,
    '',
    'app/eu/agents',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'https:/evil.example',
    '/.//evil.example',
  ])('refuses %s', (next) => expect(safeNext(next)).toBeNull())
})
