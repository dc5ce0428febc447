import { describe, expect, it } from 'vitest'
import { contactDetailsIn, likelyEmail } from '#api/providers/responder/talk/contact-details.ts'

describe('contact details in a message', () => {
  it.each([
    ['my mail is anna@example.com', { email: 'anna@example.com' }],
    ['Anna Smith, 555-123-4567', { name: 'Anna Smith', phone: '555-123-4567' }],
    [
      'mein Name ist Jörg Müller-Lüdenscheidt, +49 (30) 1234567',
      { name: 'Jörg Müller-Lüdenscheidt', phone: '+49 (30) 1234567' },
    ],
    ['je m’appelle Zoé. zoe@exemple.fr.', { name: 'Zoé', email: 'zoe@exemple.fr' }],
    [
      '0171 2345678 or bob.b+x@mail.example.org',
      { phone: '0171 2345678', email: 'bob.b+x@mail.example.org' },
    ],
    ['Jo\n0532 123 45 67', { name: 'Jo', phone: '0532 123 45 67' }],
    ['call 3471234567', { phone: '3471234567' }],
  ])('%j', (text, details) => {
    expect(contactDetailsIn(text)).toEqual(details)
  })

  it.each([
    'my order is 1234567',
    'is 12.05.2026 free?',
    'from 2024-11-05 to 2024-11-09',
    'room 12, 13 and 14',
    'a@b',
    'My name is Anna',
    'version 1.2.3.4',
    '@'.repeat(4000),
    '1'.repeat(4000),
    'a.'.repeat(2000),
    '+'.repeat(4000),
    '1 '.repeat(2000),
  ])('none in %j', (text) => {
    expect(contactDetailsIn(text)).toBeNull()
  })

  it('is found in time in hostile input', () => {
    const started = performance.now()
    for (const piece of ['1-', 'a.b-', '(1', 'a@b.', 'A ', 'ich bin '])
      contactDetailsIn(piece.repeat(2000).slice(0, 4000))
    expect(performance.now() - started).toBeLessThan(500)
  })

  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@acme.con', 'anna@acme.com'],
    ['anna@gmail.com', undefined],
    ['anna@web.de', undefined],
  ])('a slip in %s', (address, meant) => {
    expect(likelyEmail(address)).toBe(meant)
  })
})
