import { expect, it } from 'vitest'
import { instructionMail } from './domain-mail.ts'

it('names records as they are typed, with the letters people read beside them', () => {
  const mail = instructionMail({
    to: 'dev@example.com',
    domain: 'xn--bcher-kva.example.com',
    agency: 'Northwind',
    records: [
      { type: 'CNAME', domain: 'example.com', name: 'xn--bcher-kva', value: 'edge.example', ttl: 'Auto' },
    ],
  })
  expect(mail.subject).toBe('DNS records for xn--bcher-kva.example.com (bücher.example.com)')
  expect(mail.text).toContain('Name: xn--bcher-kva (bücher), of example.com\n')
})
