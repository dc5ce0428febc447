import { expect, it } from 'vitest'
import { chainOf } from './chain.ts'
import { chainSteps } from './fault-codes.ts'

const live = { codes: ['live'] as const, verified: true, certified: true, live: true }
const doneIn = (facts: Parameters<typeof chainOf>[0]) =>
  chainOf(facts).flatMap(({ step, state }) => (state === 'done' ? step : []))

it('a live domain has every step behind it', () => {
  expect(doneIn(live)).toEqual(chainSteps)
})

it('a certificate that nobody has seen yet is not ticked', () => {
  expect(doneIn({ ...live, codes: ['live_unopened'], certified: false })).toEqual(
    chainSteps.filter((step) => step !== 'certificate'),
  )
})

it('where the agency shows nobody the last step is not behind it', () => {
  expect(doneIn({ ...live, codes: ['resting'] })).toEqual(chainSteps.slice(0, -1))
})

it('a record that is still to be added has not failed', () => {
  const [first] = chainOf({
    ...live,
    codes: ['record_missing'],
    verified: false,
    certified: false,
    live: false,
  })
  expect(first).toEqual({ step: 'record', state: 'waiting' })
})
