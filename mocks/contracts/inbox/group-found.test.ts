import { describe, expect, it } from 'vitest'
import { groupFound, mostFound, mostHitsOfOne, takeFound } from './group-found.ts'
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

describe('takeFound', () => {
  const times = (id: string, count: number) => Array.from({ length: count }, () => id)
  const take = (ids: string[]) => takeFound(ids, (id) => id)

  it('takes a few of each conversation, so that one in which much was said hides no other', () => {
    const { taken, more } = take([...times('talkative', 1000), 'a', 'b'])
    expect(taken).toEqual([...times('talkative', mostHitsOfOne), 'a', 'b'])
    expect(more).toBe(true)
  })

  it('takes so many conversations, with what else was found in those', () => {
    const many = Array.from({ length: mostFound }, (_, at) => `c${at}`)
    expect(take([...many, 'c0'])).toEqual({ taken: [...many, 'c0'], more: false })
    expect(take([...many, 'one too many', 'c0'])).toEqual({ taken: [...many, 'c0'], more: true })
  })
})
