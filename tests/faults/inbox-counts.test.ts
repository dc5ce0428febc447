import { expect, it } from 'vitest'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import type { FindOptions } from '#api/store/store.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { countedViews } from '#mocks/contracts/inbox/inbox-views.ts'
import { countInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

it('counts of a rare tag look once through the conversations of the views, and read no more than tells them', async () => {
  const reads: { options: FindOptions | undefined; count: number }[] = []
  const app = await startApp({
    wrapStores: (stores) =>
      interceptStores(stores, async ({ collection, method, args }, proceed) => {
        const found = await proceed()
        if (collection === 'conversations' && method === 'find') {
          reads.push({ options: args[1] as FindOptions | undefined, count: (found as unknown[]).length })
        }
        return found
      }),
  })
  try {
    const owner = await signUp(app)
    const { client, workspaceId } = owner
    const agentId = await makeAgent(owner)
    const params = { region: 'eu', agentId } as const
    const { body } = await client.call(sendTestMessage, { params, body: { text: 'Are you open?' } })
    const conversations = createConversationRepository(app.deps.stores).conversations('eu')
    const first = (await conversations.findOne({ _id: body.conversationId }))!
    const others = Array.from({ length: 350 }, (_, at) => ({
      ...first,
      _id: `${first._id}-${at}`,
      lastMessageAt: first.lastMessageAt - at,
      tags: at === 340 ? ['rare'] : [],
    }))
    await conversations.insertMany(others)
    reads.length = 0
    const query = { workspaceId, agentId, channel: 'test', tag: 'rare' } as const
    const counted = (await client.call(countInbox, { params, query })).body
    expect(counted.counts).toMatchObject({ open: 1, unassigned: 1, unread: 1, mine: 0 })
    expect(counted.atLeast).toEqual([])
    expect(Object.keys(counted.counts)).toHaveLength(countedViews.length)
    expect(reads.every(({ options }) => options?.projection?.state === 1)).toBe(true)
    expect(reads.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(2 * others.length)
  } finally {
    await app.stop()
  }
})
