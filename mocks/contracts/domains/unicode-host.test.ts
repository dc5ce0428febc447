import { domainToASCII, domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { unicodeHost } from './unicode-host.ts'

describe('a host in the letters people read', () => {
  it.each([
    'bücher.example',
    'app.münchen-straße.example',
    '例え.テスト.example',
    'пример.испытание',
    'παράδειγμα.δοκιμή',
    'مثال.example',
    'app.northwind.example',
    '😀.example',
    'a.éàü-ñ.b.ö',
  ])('reads %s', (host) => {
    const kept = domainToASCII(host)
    expect(unicodeHost(kept)).toBe(domainToUnicode(kept))
  })

  it.each(['xn--.example', 'xn--ü.example', 'xn--99999999999.example', 'xn--a-!.example'])(
    'leaves or survives %s, which is no punycode',
    (host) => expect(unicodeHost(host)).toEqual(expect.any(String)),
  )

  it('reads part of a name as it reads the whole', () => {
    expect(unicodeHost('_domain-proof.xn--bcher-kva')).toBe('_domain-proof.bücher')
  })
})
