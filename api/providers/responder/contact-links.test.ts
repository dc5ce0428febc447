import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkContacts } from './contact-links.ts'

const linked = (text: string) => linkContacts([{ type: 'text', text }])
const targets = (text: string) => linked(text).flatMap((run) => (run.type === 'link' ? [run.href] : []))

describe('a way to reach somebody', () => {
  it.each([
    ['Call us on +49 341 5550184.', 'tel:+493415550184'],
    ['+49 (0)341 555 01 84', 'tel:+493415550184'],
    ['Ring (555) 010-0199 today', 'tel:5550100199'],
    ['555-210-0199', 'tel:5552100199'],
    ['1-800-555-0199', 'tel:18005550199'],
    ['Telefon: 0341 / 5550184', 'tel:03415550184'],
    ['Tel. 01.02.03.04.05', 'tel:0102030405'],
    ['01632 960288', 'tel:01632960288'],
    ['Tlf.: 12 34 56 78', 'tel:12345678'],
    ['Zadzwoń: tel. 600 123 456', 'tel:600123456'],
    ['Telefon: 0212 555 01 99', 'tel:02125550199'],
    ['Write to info@example.com, please', 'mailto:info@example.com'],
    ['(first.last+web@mail.example.co.uk)', 'mailto:first.last+web@mail.example.co.uk'],
  ])('in “%s” is a link', (text, href) => {
    expect(targets(text)).toEqual([href])
  })

  it.each([
    'Monday 08.00-17.00',
    'Open 0900 - 1700',
    'On 01.02.2026 and 03.04.2026',
    'Since 2019-2024',
    '2026-11-22',
    'Order 4815162342',
    'It costs 1.234.567 in all',
    '12 345 678 people',
    'IBAN DE89 3704 0044 0532 0130 00',
    'ISBN 978-3-16-148410-0',
    'between 10:00 and 18:30',
    'room 0123',
    '+123',
    '@example.com',
    'a@b',
    'version 0.12.345.678',
  ])('is nothing in “%s”', (text) => {
    expect(targets(text)).toEqual([])
  })

  it('keeps the words around it, and two numbers side by side apart', () => {
    expect(linked('Shop: 0341 5550184 / 0341 5550185 or hi@example.com.')).toEqual([
      { type: 'text', text: 'Shop: ' },
      { type: 'link', text: '0341 5550184', href: 'tel:03415550184' },
      { type: 'text', text: ' / ' },
      { type: 'link', text: '0341 5550185', href: 'tel:03415550185' },
      { type: 'text', text: ' or ' },
      { type: 'link', text: 'hi@example.com', href: 'mailto:hi@example.com' },
      { type: 'text', text: '.' },
    ])
  })

  it('is found each time it is said', () => {
    expect(targets('0341 5550184 / 0341 5550184')).toEqual(['tel:03415550184', 'tel:03415550184'])
  })

  it('stays as it is in a link and in code', () => {
    const runs = [
      { type: 'link', text: '+49 341 5550184', href: 'https://example.com/' },
      { type: 'code', text: 'hi@example.com' },
    ] as const
    expect(linkContacts(runs)).toEqual(runs)
  })

  it('leads nowhere but to a phone or a mailbox, and loses no word, whatever is said', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '+49',
        '0341',
        ' ',
        '/',
        '-',
        '(0)',
        '@',
        'a.b',
        'tel',
        '555',
        '12',
        '.',
        ':',
        '?',
        '"',
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((all) => all.join('')),
          fc.string(),
        ),
        (text) => {
          const runs = linked(text)
          expect(runs.map((run) => run.text).join('')).toBe(text)
          for (const href of targets(text)) expect(href).toMatch(/^(?:tel:\+?\d{7,15}|mailto:[^\s"<>?]+)$/)
        },
      ),
    )
  })

  it('is looked for in no time in a long answer of figures', () => {
    const start = performance.now()
    linked('1 '.repeat(8_000))
    linked('a.'.repeat(8_000))
    expect(performance.now() - start).toBeLessThan(500)
  })
})
