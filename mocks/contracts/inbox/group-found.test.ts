import { describe, expect, it } from 'vitest'
import { groupFound } from './group-found.ts'
import type { FoundHit, InboxCard } from './inbox.schema.ts'

const found = (id: string, messageId: string) => ({
  conversation: { id } as InboxCard,
  hit: { messageId } as FoundHit,
})

describe('groupFound', () => {
  it('makes one of each conversation, in the order of its first hit', () => {
    const groups = groupFound([found('b', '4'), found('a', '3'), found('b', '2'), found('b', '1')])
    expect(
      groups.map(({ conversation, hits }) => [conversation.id, hits.map((each) => each.messageId)]),
    ).toEqual([
      ['b', ['4', '2', '1']],
      ['a', ['3']],
    ])
  })
})
