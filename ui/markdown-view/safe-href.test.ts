import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

describe('safeHref', () => {
  it.each(['https://acme.example/a?b=1', 'http://acme.example/', 'mailto:a@acme.example', 'tel:+49301234'])(
    'keeps %s',
    (href) => expect(safeHref(href)).toBe(href),
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//acme.example',
    'https://u:p@evil.example',
    'https://acme.example@evil.example/',
    '/relative',
    '#hash',
    '',
    `https://acme.example/${'x'.repeat(3_000)}`,
  ])('refuses %j', (href) => expect(safeHref(href)).toBeUndefined())
})
