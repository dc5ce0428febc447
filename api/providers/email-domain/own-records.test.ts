import { describe, expect, it } from 'vitest'
import { isThere, ownRecords } from './own-records.ts'

const [dkim, mx, spf, dmarc] = ownRecords({
  domain: 'northwind.example',
  selector: 'm1',
  publicKey: 'MIIBAAAA',
  bounceHost: 'mx.product.example',
  spf: 'a:smtp.product.example ip4:192.0.2.1',
})

describe('a record that was asked for', () => {
  it.each([
    ['as it is', dkim, ['v=DKIM1; k=rsa; p=MIIBAAAA'], true],
    ['with spaces in its key', dkim, ['v=DKIM1;k=rsa;p=MIIB AAAA;'], true],
    ['beside another', dkim, ['something', 'p=MIIBAAAA'], true],
    ['with another key', dkim, ['v=DKIM1; k=rsa; p=MIIBBBBB'], false],
    ['with a revoked key', dkim, ['v=DKIM1; p='], false],
    ['not at all', dkim, [], false],
    ['with a dot and capitals', mx, ['10 MX.product.example.'], true],
    ['of another priority', mx, ['5 mx.product.example'], true],
    ['to another host', mx, ['10 mx.product.example.northwind.example'], false],
    ['as it is', spf, [spf!.value], true],
    [
      'with more than ours',
      spf,
      ['V=SPF1 ip4:192.0.2.1 include:x.example a:smtp.product.example -all'],
      true,
    ],
    ['without one of ours', spf, ['v=spf1 a:smtp.product.example ~all'], false],
    ['twice, which is none', spf, [spf!.value, 'v=spf1 -all'], false],
    ['with another policy', dmarc, ['v=DMARC1; p=reject; rua=mailto:a@northwind.example'], true],
    ['twice', dmarc, ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], false],
    ['as something else', dmarc, ['v=DMARC10'], false],
  ])('is there %s', (_, record, found, expected) => expect(isThere(record!, found)).toBe(expected))
})
