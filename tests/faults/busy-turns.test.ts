import { afterEach, beforeEach, expect, it } from 'vitest'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { changedTooOften } from '#mocks/contracts/live/turn.refusals.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let agentId: string
/** Others change every conversation before each write to it. */
let busy = false
/** Writes that came too late. */
let tries = 0

beforeEach(async () => {
  busy = false
  tries = 0
  app = await startApp({
    wrapStores: (stores) =>
      interceptStores(stores, async ({ collection, method }, proceed) => {
        if (busy && collection === 'conversations' && method === 'findOneAndUpdate') {
          tries += 1
          return null
        }
        return proceed()
      }),
  })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterEach(() => app.stop())

/** One that is the owner's. */
async function addConversation(snoozedUntil: number | null) {
  await app.deps.stores.eu.collection('conversations').insertOne({
    ...{
      _id: 'conversation-00001',
      agentId,
      workspaceId: owner.workspaceId,
      channel: 'widget',
      title: 'Hello',
    },
    ...{ messageCount: 0, unknownAnswers: 0, createdAt: 1, lastMessageAt: 1, state: 'open' },
    ...{ handledBy: 'agent', assignee: owner.email, lastRole: 'assistant', lastText: '', waitingSince: null },
    ...{ snoozedUntil, tags: [], priority: 'none' },
  })
}

it('refuses a change that others come before every time, and ends', async () => {
  await addConversation(null)
  busy = true
  const taken = await owner.client.call(takeConversation, {
    params: { region: 'eu', agentId, conversationId: 'conversation-00001' },
    body: {},
  })
  expect([taken.status, taken.error?.message]).toEqual([409, changedTooOften.message])
  expect(tries).toBe(20)
})
