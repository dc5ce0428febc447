import { describe, expect, it } from 'vitest'
import { decodeHtml } from './decode-html.ts'

describe('decodeHtml', () => {
  const latin = Buffer.from('<meta charset="utf-8">Café', 'latin1')
  const japanese = Buffer.from([0x93, 0xfa, 0x96, 0x7b])

  it.each<[string, Buffer, string | undefined, string]>([
    ['UTF-8 by default', Buffer.from('Ünï → 漢字'), 'text/html', 'Ünï → 漢字'],
    ['the header', japanese, 'text/html; charset="Shift_JIS"', '日本'],
    [
      'the meta tag',
      Buffer.concat([Buffer.from('<meta charset=shift_jis>'), japanese]),
      undefined,
      '<meta charset=shift_jis>日本',
    ],
    ['a byte order mark over the header', Buffer.from('\ufeffé', 'utf16le'), 'text/html; charset=utf-8', 'é'],
    ['Windows-1252 when the page lies', latin, 'text/html; charset=utf-8', '<meta charset="utf-8">Café'],
    ['UTF-8 when the charset is unknown', Buffer.from('é'), 'text/html; charset=x-made-up', 'é'],
    ['nothing', Buffer.alloc(0), undefined, ''],
  ])('reads %s', (_name, body, header, text) => {
    expect(decodeHtml(body, header)).toBe(text)
  })
})
