import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLeavings } from '#api/live/leavings.ts'
import type { Doc, Stores } from '#api/store/store.ts'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { changedTooOften } from '#mocks/contracts/live/turn.refusals.ts'
import { removeMember } from '#mocks/contracts/workspaces/member.contract.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, setLimits } from '../harness/workspace-people.ts'

let app: RunningApp
/** What the server writes to. */
let busyStores: Stores
let owner: Person
let agentId: string
const conversationId = 'conversation-00001'
/** Others change that conversation before each write to it. */
let busy = false
/** Writes that came too late. */
let tries = 0

beforeEach(async () => {
  busy = false
  tries = 0
  app = await startApp({
    wrapStores: (stores) => {
      busyStores = interceptStores(stores, async ({ collection, method, args }, proceed) => {
        const isBusy = busy && (args[0] as { _id?: unknown } | undefined)?._id === conversationId
        if (isBusy && collection === 'conversations' && method === 'findOneAndUpdate') {
          tries += 1
          return null
        }
        return proceed()
      })
      return busyStores
    },
  })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterEach(() => app.stop())

/** One that is the owner's. */
async function addConversation(snoozedUntil: number | null, more: object = {}) {
  await app.deps.stores.eu.collection('conversations').insertOne({
    ...{
      _id: conversationId,
      agentId,
      workspaceId: owner.workspaceId,
      channel: 'widget',
      title: 'Hello',
    },
    ...{ messageCount: 0, unknownAnswers: 0, createdAt: 1, lastMessageAt: 1, state: 'open' },
    ...{ handledBy: 'agent', assignee: owner.email, lastRole: 'assistant', lastText: '', waitingSince: null },
    ...{ snoozedUntil, tags: [], priority: 'none' },
    ...more,
  })
}

it('refuses a change that others come before every time, and ends', async () => {
  await addConversation(null)
  busy = true
  const taken = await owner.client.call(takeConversation, {
    params: { region: 'eu', agentId, conversationId },
    body: {},
  })
  expect([taken.status, taken.error?.message]).toEqual([409, changedTooOften.message])
  expect(tries).toBe(20)
})

it('lets members leave whose conversation others change every time, and frees it once they no longer do', async () => {
  await setLimits(app, owner, { workspaceSeats: 5 })
  const [leaving, behind] = [await signUp(app), await signUp(app)]
  // Written in lately: none is closed by itself.
  const lastMessageAt = Math.floor(app.clock.now() / 1000)
  const theirs = { state: 'member', handledBy: 'member', lastRole: 'user', lastText: 'Hello?', lastMessageAt }
  await addConversation(null, { ...theirs, assignee: leaving.email })
  await addConversation(null, { ...theirs, assignee: behind.email, _id: 'conversation-00002' })
  await addMember(app, owner, leaving)
  busy = true
  const params = { region: 'eu', uid: owner.workspaceId } as const
  const left = await owner.client.call(removeMember, { params, body: { email: leaving.email } })
  expect([left.status, tries]).toEqual([200, 20])
  const kept = (collection: string, _id = conversationId) =>
    app.deps.stores.eu.collection<Doc & { assignee?: string }>(collection).findOne({ _id })
  // Nobody waits: it is theirs still.
  expect(await kept('waits')).toBeNull()
  const leavings = createLeavings({ ...app.deps, stores: busyStores })
  app.clock.advance(1000)
  await leavings.begin('eu', owner.workspaceId, behind.email)
  app.clock.advance(60_000)
  await leavings.round()
  expect((await kept('conversations', 'conversation-00002'))?.assignee).toBe('')
  expect((await kept('conversations'))?.assignee).toBe(leaving.email)
  busy = false
  app.clock.advance(60_000)
  await leavings.round()
  expect(await kept('conversations')).toMatchObject({ assignee: '', state: 'waiting' })
})
