import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAskedMarks, markFollowUpMs } from '#api/requests/asked-marks.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { listRequests, saveRequest } from '#mocks/contracts/requests/request.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

let app: RunningApp
let owner: Person
let agentId: string
let visitor: HttpClient
/** Comes before the next mark that is written or taken away. */
let meanwhile: (() => Promise<unknown>) | null = null

beforeEach(async () => {
  meanwhile = null
  app = await startApp({
    wrapStores: (stores) =>
      interceptStores(stores, async ({ collection, method, args: [, update] }, proceed) => {
        const isMark = collection === 'conversations' && method === 'findOneAndUpdate'
        const next = isMark && JSON.stringify(update).includes('askedTeamAt') ? meanwhile : null
        if (next) {
          meanwhile = null
          await next()
        }
        return proceed()
      }),
  })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  visitor = await visitorClient(app, 'eu', agentId)
})
afterEach(() => app.stop())

const say = (text: string) =>
  visitor.call(sendVisitorMessage, { params: { region: 'eu', agentId }, body: { text } })

const killed = () => Promise.reject(new Error('killed'))

async function request() {
  const { items } = (await owner.client.call(listRequests, { params: { region: 'eu', agentId } })).body
  expect(items).toHaveLength(1)
  return items[0]!
}

async function save(state: 'open' | 'done') {
  const params = { region: 'eu' as const, agentId, requestId: (await request()).ID }
  return owner.client.call(saveRequest, { params, body: { state } })
}

async function isMarked(): Promise<boolean> {
  const query = { workspaceId: owner.workspaceId, agentId, view: 'asked' } as const
  const { items } = (await owner.client.call(listInbox, { params: { region: 'eu' }, query })).body
  return items.length === 1
}

async function roundAfter(ms: number) {
  app.clock.advance(ms)
  await createAskedMarks(app.deps).round()
}

describe('the mark of a conversation', () => {
  it('stays where its visitor asks anew as the request is marked as done', async () => {
    await say('call me at 0171 2345678')
    meanwhile = () => say('call me at 0171 7654321')
    expect((await save('done')).status).toBe(200)
    expect(meanwhile).toBeNull()
    expect(await request()).toMatchObject({ state: 'open', phone: expect.stringContaining('7654321') })
    expect(await isMarked()).toBe(true)
  })

  it('goes where the request is marked as done as its visitor asks anew', async () => {
    await say('call me at 0171 2345678')
    meanwhile = () => save('done')
    await say('call me at 0171 7654321')
    expect(meanwhile).toBeNull()
    expect(await isMarked()).toBe((await request()).state === 'open')
  })

  it('goes a moment later where a process was killed before it', async () => {
    await say('call me at 0171 2345678')
    expect(await isMarked()).toBe(true)
    meanwhile = killed
    await save('done')
    expect([(await request()).state, await isMarked()]).toEqual(['done', true])
    await roundAfter(markFollowUpMs)
    expect(await isMarked()).toBe(false)
  })

  it('comes a moment later where a process was killed before it, and is not made twice', async () => {
    meanwhile = killed
    await say('call me at 0171 2345678')
    expect(meanwhile).toBeNull()
    expect([(await request()).state, await isMarked()]).toEqual(['open', false])
    await roundAfter(markFollowUpMs)
    expect(await isMarked()).toBe(true)
    await save('done')
    await roundAfter(24 * 60 * 60_000)
    expect(await isMarked()).toBe(false)
  })
})
