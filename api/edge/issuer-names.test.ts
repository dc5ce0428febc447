import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createIssuerNames } from './issuer-names.ts'

it('says in the log that an issuer does not answer, and asks it again after a minute', async () => {
  const clock = { now: 1_000_000 }
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const asked: string[] = []
  const names = createIssuerNames('https://issuer.example/dir', { now: () => clock.now, log }, async (at) => {
    asked.push(at)
    if (asked.length === 1) throw new Error('No answer')
    return { meta: { caaIdentities: ['Issuer.example'] } }
  })
  expect([await names(), await names()]).toEqual([[], []])
  expect(asked).toHaveLength(1)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'edge.issuer.not_read', directory: 'https://issuer.example/dir' },
  ])
  clock.now += 60_000
  expect([await names(), await names()]).toEqual([['issuer.example'], ['issuer.example']])
  expect(asked).toHaveLength(2)
})
