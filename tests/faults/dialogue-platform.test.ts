import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import {
  getPlatformKey,
  removePlatformKey,
  savePlatformKey,
} from '#mocks/contracts/agents/platform-key.contract.ts'
import { exportAgentToJson } from '#mocks/contracts/agents/template-file.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { type FakeDialogue, startDialogue, textTrace } from '../fakes/dialogue/start-dialogue.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { setLimits } from '../harness/workspace-people.ts'

const params = { region: 'eu' }
let platform: FakeDialogue
let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  platform = await startDialogue()
  app = await startApp({ env: { DIALOGUE_API_URL: platform.url } })
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
})
afterAll(async () => {
  await app.stop()
  await platform.stop()
})
beforeEach(async () => {
  platform.calls.length = 0
  agentId = newAgentId()
  await owner.client.call(saveAgent, {
    params: { ...params, agentId },
    body: { workspaceId: owner.workspaceId, title: 'Foreign', agentPlatform: 'vf' },
  })
})

const connect = (key = platform.key) =>
  owner.client.call(savePlatformKey, { params: { ...params, agentId }, body: { key } })
const test = (text: string, conversationId?: string) =>
  owner.client.call(sendTestMessage, { params: { ...params, agentId }, body: { text, conversationId } })

/** What is said, block by block. */
function said(reply: { body: { message: { blocks: unknown[] } } }): string {
  return JSON.stringify(reply.body.message.blocks)
}

async function visit() {
  const started = await app.client().call(createVisitorSession, { params: { ...params, agentId } })
  const visitor = app.client({ bearer: started.body.token })
  return (text: string) =>
    visitor.call(sendVisitorMessage, { params: { ...params, agentId }, body: { text } })
}

describe('an agent of the compatible platform', () => {
  it('says to its owner that it is not connected, and to visitors that it cannot answer', async () => {
    const tried = await test('Hello')
    expect(tried.status).toBe(422)
    expect(tried.error).toMatchObject({ code: 'platform_not_connected' })
    const visited = await (await visit())('Hello')
    expect(visited.status).toBe(503)
    expect(visited.text).not.toContain('Settings')
    expect(platform.calls).toEqual([])
  })

  it('is answered for by that platform: opened once, then asked, each visitor as one of their own', async () => {
    expect((await connect()).body).toMatchObject({ connected: true, verified: true, lastFour: '000x' })
    platform.calls.length = 0
    const first = await visit()
    const second = await visit()
    const one = await first('When are you open?')
    expect(one.status).toBe(200)
    expect(said(one)).toContain('Welcome.')
    expect(said(one)).toContain('You said When are you open?.')
    expect(said(await first('Thanks'))).not.toContain('Welcome.')
    await second('Hi')
    expect(platform.calls.map(({ action }) => action)).toEqual([
      { type: 'launch' },
      { type: 'text', payload: 'When are you open?' },
      { type: 'text', payload: 'Thanks' },
      { type: 'launch' },
      { type: 'text', payload: 'Hi' },
    ])
    expect(new Set(platform.calls.map(({ userId }) => userId)).size).toBe(2)
    for (const call of platform.calls) {
      expect(call).toMatchObject({ authorization: platform.key, versionID: 'production' })
      expect(call.userId.length).toBeLessThanOrEqual(128)
    }
  })

  it('takes a choice by its words or its number, and begins anew after the end', async () => {
    await connect()
    platform.calls.length = 0
    const yes = { type: 'path-yes', payload: { label: 'Yes' } }
    const buttons = [
      { name: 'Yes, please', request: yes },
      { name: 'No', request: { type: 'path-no' } },
    ]
    const offer = [textTrace('A table?'), { type: 'choice', payload: { buttons } }]
    platform.script(
      { traces: [] },
      { traces: offer },
      { traces: offer },
      { traces: [textTrace('Bye.'), { type: 'end' }] },
    )
    const offered = await test('Hello')
    expect(said(offered)).toContain('Yes, please')
    const { conversationId } = offered.body
    await test('yes, PLEASE!', conversationId)
    const ended = await test('2', conversationId)
    expect(said(ended)).toContain('Bye.')
    await test('Again', conversationId)
    expect(platform.calls.map(({ action }) => action)).toEqual([
      { type: 'launch' },
      { type: 'text', payload: 'Hello' },
      yes,
      { type: 'path-no' },
      { type: 'launch' },
      { type: 'text', payload: 'Again' },
    ])
  })

  it.each([
    ['a server error', { status: 500 }],
    ['too many requests', { status: 429 }],
    ['an error page', { body: '<!doctype html><title>Bad gateway</title>' }],
    ['an error object', { body: '{"code":400}' }],
    ['nothing to say', { traces: [] }],
    ['a redirect elsewhere', { location: 'http://127.0.0.1:9/steal' }],
    ['more than a megabyte', { body: `["${'x'.repeat(1_100_000)}"]` }],
  ])('says softly that it cannot answer after %s, and answers the next time', async (_, step) => {
    await connect()
    const ask = await visit()
    await ask('Hello')
    platform.script(step)
    const failed = await ask('And now?')
    expect(failed.status).toBe(503)
    expect(failed.error.code).toBe('platform_unavailable')
    expect(said(await ask('Again?'))).toContain('You said Again?.')
  })

  it('tells the owner when its key opens nothing any more', async () => {
    await connect()
    platform.script({ status: 401 })
    const refused = await test('Hello')
    expect(refused.status).toBe(422)
    expect(refused.error.code).toBe('platform_key_refused')
  })
})

describe("a platform's key", () => {
  const about = () => ({ params: { ...params, agentId } })

  it('that the platform refuses is not kept', async () => {
    const reply = await connect('VF.DM.of-somebody-else')
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['key'])
    expect((await owner.client.call(getPlatformKey, about())).body.connected).toBe(false)
  })

  it('is kept unverified while the platform is away', async () => {
    platform.script({ status: 503 })
    expect((await connect()).body).toMatchObject({ connected: true, verified: false })
  })

  it('stands in no answer, no store, no log, no export and no copy', async () => {
    const kept = await connect()
    const answers = [
      kept.text,
      (await owner.client.call(getPlatformKey, about())).text,
      (await owner.client.call(getAgent, about())).text,
      (await owner.client.call(exportAgentToJson, { params, body: { agentId } })).text,
      await dumpRegion(app.deps.stores.eu),
      app.log.text(),
    ]
    for (const text of answers) expect(text).not.toContain('Canary0Key')
    const copy = await owner.client.call(duplicateAgent, { ...about(), body: { agentId: newAgentId() } })
    const copied = { params: { ...params, agentId: copy.body.ID } }
    expect((await owner.client.call(getPlatformKey, copied)).body.connected).toBe(false)
  })

  it('is forgotten on request, and with its agent', async () => {
    await connect()
    expect((await owner.client.call(removePlatformKey, about())).body.connected).toBe(false)
    expect((await test('Hello')).error.code).toBe('platform_not_connected')
    await connect()
    await owner.client.call(removeAgent, about())
    expect(await dumpRegion(app.deps.stores.eu)).not.toContain(`"_id":"${agentId}","secret"`)
  })

  it('is of no use to an agent that answers by itself', async () => {
    const own = newAgentId()
    const of = { params: { ...params, agentId: own } }
    await owner.client.call(saveAgent, { ...of, body: { workspaceId: owner.workspaceId, title: 'Own' } })
    expect(
      (await owner.client.call(savePlatformKey, { ...of, body: { key: platform.key } })).error.code,
    ).toBe('no_platform')
  })
})
