import { describe, expect, it } from 'vitest'
import type { EmailRecord } from '../agency/email/email-domain.schema.ts'
import { listedEmailRecords } from '../agency/email/email-rules.ts'
import { listedRecords, missingSettings, pointingRecord, proofRecord } from './host-records.ts'

describe('records worth adding', () => {
  const of = (target: { address: string; host: string }, host = 'app.northwind.example') =>
    listedRecords([pointingRecord(host, target), proofRecord(host, 'token')]).map(({ type }) => type)

  it('lead to a server others reach', () => {
    const target = { address: '192.0.2.7', host: 'edge.product.example' }
    expect(of(target)).toEqual(['CNAME', 'TXT'])
    expect(of(target, 'northwind.example')).toEqual(['A', 'TXT'])
  })

  it.each(['localhost', 'agencies.localhost'])('never lead to %s', (host) => {
    expect(of({ address: '127.0.0.1', host })).toEqual(['TXT'])
    expect(of({ address: '127.0.0.1', host }, 'northwind.example')).toEqual(['TXT'])
  })

  it.each([
    ['MX', 'localhost', false],
    ['MX', 'mx.product.example', true],
    ['TXT', 'v=spf1 ip4:127.0.0.1 ~all', false],
    ['TXT', 'v=spf1 ip6:::1 ~all', false],
    ['TXT', 'v=spf1 a:localhost ~all', false],
    ['TXT', 'v=spf1 a:localhost.product.example ~all', true],
    ['TXT', 'v=spf1 ip4:192.0.2.7 ~all', true],
    ['TXT', 'v=DKIM1; k=rsa; p=MIIB', true],
  ] as const)('of mails: %s %s is listed: %s', (type, value, isListed) => {
    const record: EmailRecord = {
      type,
      value,
      name: 'send.northwind.example',
      status: 'pending',
      priority: null,
      ttl: 'Auto',
      advised: false,
    }
    expect(listedEmailRecords([record])).toHaveLength(isListed ? 1 : 0)
  })
})

describe('what is not set', () => {
  it.each([
    [{ address: '127.0.0.1', host: 'localhost' }, ['PUBLIC_URL', 'EDGE_ADDRESS']],
    [{ address: '192.0.2.7', host: 'localhost' }, ['PUBLIC_URL']],
    [{ address: '192.0.2.7', host: 'edge.product.example' }, []],
  ])('for %o is %o', (target, missing) => {
    expect(missingSettings(target)).toEqual(missing)
  })
})
