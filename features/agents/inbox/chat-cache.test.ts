import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import type { InboxConversation } from '#mocks/contracts/inbox/inbox.schema.ts'
import { setTrueNow } from '#ui/relative-time/true-now.ts'
import { chatCache } from './chat-cache.ts'

afterEach(() => setTrueNow(Date.now() / 1000))

it('says when a visitor left as it is, on a device whose clock is hours ahead', () => {
  const now = Math.floor(Date.now() / 1000) - 5 * 3600
  setTrueNow(now)
  const queries = new QueryClient()
  queries.setQueryData([getInboxConversation.id], { id: 'c', visitor: { isHere: true, leftAt: null } })
  chatCache(queries).putVisit('c', false)
  const open = queries.getQueryData<InboxConversation>([getInboxConversation.id])
  expect(open?.visitor.isHere).toBe(false)
  expect(Math.abs((open?.visitor.leftAt ?? 0) - now)).toBeLessThan(60)
})
