import { expect, test } from 'vitest'
import { type GateFacts, gateOf, keptChecks, refuseGate } from './publish-gate.ts'

const run = { state: 'done', draftRev: 4, casesRev: 2, failed: 0 } as const
const facts = (more: Partial<GateFacts> = {}): GateFacts => ({
  draftRev: 4,
  casesRev: 2,
  cases: 3,
  knowsOtherwise: false,
  run,
  ...more,
})

test.each([
  ['open', { cases: 0, run: null }],
  ['open', { agentPlatform: 'vf' as const, run: null }],
  ['notRun', { run: null }],
  ['running', { run: { ...run, state: 'running' as const } }],
  ['unfinished', { run: { ...run, state: 'cancelled' as const } }],
  ['unfinished', { run: { ...run, state: 'stopped' as const } }],
  ['outdated', { draftRev: 5 }],
  ['outdated', { casesRev: 3 }],
  ['outdated', { draftRev: 5, run: { ...run, failed: 2 } }],
  ['outdated', { draftRev: 5, knowsOtherwise: true }],
  ['newKnowledge', { knowsOtherwise: true }],
  ['notRun', { knowsOtherwise: true, run: null }],
  ['failing', { run: { ...run, failed: 1 } }],
  ['passed', {}],
] as const)('%s for %j', (state, more) => {
  expect(gateOf(facts(more))).toBe(state)
})

test('only a reason of some words opens a gate that is shut', () => {
  expect(refuseGate('passed', '')).toBeUndefined()
  expect(refuseGate('failing', '')).toMatchObject({ status: 409, code: 'checks_stop_publish' })
  expect(refuseGate('outdated', '   ')).toMatchObject({ status: 409 })
  expect(refuseGate('failing', 'The menu changes tomorrow.')).toBeUndefined()
})

test('a version keeps why it was published, and who approved what it answers', () => {
  const approval = { decision: 'approved', name: 'Mia', note: '', at: 1 } as const
  expect(keptChecks('open', approval, 'why')).toBeUndefined()
  expect(keptChecks('passed', approval, 'why')).toEqual({ gate: 'passed', reason: '', approvedBy: 'Mia' })
  expect(keptChecks('failing', approval, 'why')).toEqual({
    gate: 'failing',
    reason: 'why',
    approvedBy: 'Mia',
  })
  expect(keptChecks('outdated', approval, 'why')).toMatchObject({ approvedBy: '' })
  expect(keptChecks('newKnowledge', approval, 'why')).toMatchObject({ approvedBy: '' })
  expect(keptChecks('passed', { ...approval, decision: 'changes' }, '')).toMatchObject({ approvedBy: '' })
})
