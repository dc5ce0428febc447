import { expect, it } from 'vitest'
import { newCourse } from '../conversations/conversation-state.ts'
import { countWaiting, whyWaiting } from './waiting-rules.ts'

const me = 'owner@example.com'
const waits = { ...newCourse, lastMessageAt: 1, unread: true, state: 'waiting', handledBy: 'member' } as const
const mine = { ...waits, state: 'member', assignee: me } as const

it.each([
  ['waits, and nobody has it', waits, true, 'waiting'],
  ['waits for me', { ...waits, assignee: me }, true, 'waiting'],
  ['waits for another', { ...waits, assignee: 'anna@example.com' }, true, null],
  [
    'waits for another who may not answer any more',
    { ...waits, assignee: 'anna@example.com' },
    false,
    'waiting',
  ],
  ['waits, and is put aside', { ...waits, snoozedUntil: 5 }, true, null],
  ['is mine and unread', mine, true, 'written'],
  ['is mine and read', { ...mine, unread: false }, true, null],
  ['is mine, and I wrote last', { ...mine, lastRole: 'member' }, true, null],
  ['is mine, and the agent answers', { ...mine, state: 'open', handledBy: 'agent' }, true, null],
  ['is closed', { ...mine, state: 'closed' }, true, null],
] as const)('%s', (_what, card, isKept, why) => expect(whyWaiting(card, me, isKept)).toBe(why))

it('counts up to a hundred, in all and by agent', () => {
  const many = [
    ...Array.from({ length: 120 }, () => ({ agentId: 'a', why: 'assigned' as const })),
    { agentId: 'b', why: 'taken' as const },
  ]
  expect(countWaiting(many)).toEqual({ count: 100, agents: { a: 100 } })
  expect(countWaiting([{ agentId: 'b', why: 'woken' }])).toEqual({ count: 1, agents: { b: 1 } })
  expect(countWaiting([])).toEqual({ count: 0, agents: {} })
})
