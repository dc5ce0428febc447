import { expect, it } from 'vitest'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { fitsView, isUntold } from './fits-view.ts'
import { type InboxNarrowing, unfiltered } from './inbox.queries.ts'

const me = 'me@example.test'
const course = { state: 'open', snoozedUntil: null, assignee: 'other@example.test', priority: 'high' }
const about = { agentId: 'a', channel: 'widget', tags: ['billing'], lastMessageAt: 1_700_000_000 }
const card = { ...course, ...about } as unknown as InboxCard
const all: InboxNarrowing = { view: 'all', ...unfiltered, channel: 'widget' }

it.each<[Partial<InboxNarrowing>, boolean]>([
  [{}, true],
  [{ view: 'mine' }, false],
  [{ view: 'closed' }, false],
  [{ view: 'mentions' }, true],
  [{ channel: 'test' }, false],
  [{ tag: 'billing', priority: 'high', assignee: 'other@example.test', agent: 'a' }, true],
  [{ tag: 'refund' }, false],
  [{ priority: 'low' }, false],
  [{ assignee: me }, false],
  [{ agent: 'b' }, false],
  [{ to: '2001-01-01' }, false],
  [{ participant: me }, true],
])('tells by its card whether a chat may be in a list: %o is %s', (narrowing, fits) => {
  expect(fitsView(card, { ...all, ...narrowing }, me)).toBe(fits)
})

it('leaves to the server who is mentioned, took part or rated', () => {
  expect(isUntold(all)).toBe(false)
  for (const only of [{ view: 'mentions' }, { participant: me }, { rating: 'down' }] as const) {
    expect(isUntold({ ...all, ...only })).toBe(true)
  }
})
