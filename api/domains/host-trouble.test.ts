import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { HostTrouble } from '../providers/hosting/hosting.ts'
import { createHostTrouble } from './host-trouble.ts'

const failing: HostTrouble = { kind: 'failing', retryAt: 5, servedUntil: null }
const host = 'app.northwind.example'

function setUp(answer: () => HostTrouble | null) {
  const clock = { now: 1_000_000 }
  const asked: string[] = []
  const hosting = {
    async trouble(of: string) {
      asked.push(of)
      return answer()
    },
  }
  const log = pino({ level: 'silent' })
  return { clock, asked, troubleOf: createHostTrouble({ hosting, now: () => clock.now, log }) }
}

it.each([
  ['something', () => failing, failing],
  ['nothing', () => null, null],
  [
    'no answer',
    () => {
      throw new Error('away')
    },
    null,
  ],
])('asks hosting once in five seconds, also after %s', async (_, answer, told) => {
  const { clock, asked, troubleOf } = setUp(answer)
  expect(await troubleOf(host)).toEqual(told)
  clock.now += 4_999
  expect(await troubleOf(host)).toEqual(told)
  expect(asked).toEqual([host])
  clock.now += 1
  await troubleOf(host)
  expect(asked).toHaveLength(2)
})

it('knows of no trouble where hosting tells none', async () => {
  const troubleOf = createHostTrouble({ hosting: {}, now: () => 0, log: pino({ level: 'silent' }) })
  expect(await troubleOf(host)).toBeNull()
})
