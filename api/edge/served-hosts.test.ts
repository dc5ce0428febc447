import { describe, expect, it } from 'vitest'
import { certifiableHost } from './served-hosts.ts'

describe('certifiableHost', () => {
  it.each([
    ['Chat.Salon.example', 'chat.salon.example'],
    ['chat.salon.example:8443', 'chat.salon.example'],
    ['chat.salon.example.', 'chat.salon.example'],
    ['xn--mller-kva.example', 'xn--mller-kva.example'],
    [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
  ])('reads %s', (host, name) => expect(certifiableHost(host)).toBe(name))

  it.each([
    '',
    'localhost',
    '127.0.0.1',
    '[::1]',
    '1.2.3.4.5',
    'a..example',
    '.example.com',
    'a_b.example',
    '-a.example',
    'a-.example',
    'müller.example',
    'a@b.example',
    'a b.example',
    '*.example.com',
    'a.example/x',
    'a.example\u0000',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(127)}ab`,
    'a.'.repeat(100_000),
  ])('refuses %j', (host) => expect(certifiableHost(host)).toBeNull())
})
