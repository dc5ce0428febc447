import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOpenAiCssWriter } from '#api/providers/css-writer/openai-css-writer.ts'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { getFigures, getUsage } from '#mocks/contracts/analytics/figures.contract.ts'
import { listReceipts } from '#mocks/contracts/analytics/receipt.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { closeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import {
  createSpeech,
  createTranscription,
  createVisitorSpeech,
} from '#mocks/contracts/voice/voice.contract.ts'
import { writeWav } from '#mocks/contracts/voice/wav.ts'
import { type FakeOpenAi, start } from '../fakes/openai/openai.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const apiKey = 'sk-canary-52d1'
let fake: FakeOpenAi
let app: RunningApp
let owner: Person
let agentId: string

beforeAll(async () => {
  fake = await start({ port: 0 })
  const base = fake.url.replace(/\/v1$/, '')
  app = await startApp({
    env: { DEEPGRAM_API_KEY: apiKey, DEEPGRAM_BASE_URL: base },
    deps: { cssWriter: createOpenAiCssWriter({ baseUrl: fake.url, apiKey, model: 'gpt-4o' }) },
  })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterAll(async () => {
  await app?.stop()
  await fake?.stop()
})

const params = () => ({ region: 'eu' as const, agentId })

/** Receipts that were not there at the last look. */
const seen = new Set<string>()
async function fresh() {
  const query = { workspaceId: owner.workspaceId, limit: '100' }
  const { body } = await owner.client.call(listReceipts, { params: { region: 'eu' }, query })
  const found = body.items.filter(({ ID }) => !seen.has(ID))
  for (const { ID } of found) seen.add(ID)
  return found
}

function wish() {
  const messages = [{ role: 'user' as const, content: 'make the header red' }]
  const body = {
    messages,
    currentCSS: '',
    userData: { uid: owner.workspaceId },
    agentID: agentId,
    bucket: '',
  }
  return owner.client.call(createCss, { body })
}

/** A credit log entry's fields (spec 3 §3), beside its id and its conversation. */
const entryFields = [
  ...[
    'ID',
    'conversationId',
    'messageId',
    'question',
    'agentTitle',
    'amount',
    'direction',
    'causedBy',
    'agentId',
    'featureKey',
    'logMessage',
  ],
  ...['promptTokens', 'completionTokens', 'modelId', 'ts', 'orgId', 'orgName', 'consumedFromOrg'],
].sort()

describe('every use of a provider has one receipt', () => {
  it('an answer', async () => {
    await owner.client.call(sendTestMessage, { params: params(), body: { text: 'When do you open?' } })
    const receipts = await fresh()
    expect(receipts).toMatchObject([{ featureKey: 'test-chat', causedBy: 'agent', amount: 0, modelId: '' }])
    expect(Object.keys(receipts[0] ?? {}).sort()).toEqual(entryFields)
  })

  it('an answer whose receipt leads to its conversation, as long as that is there', async () => {
    const body = { text: 'Do you open on Sundays?' }
    const said = await owner.client.call(sendTestMessage, { params: params(), body })
    const { conversationId, message } = said.body
    expect(await fresh()).toMatchObject([
      { conversationId, messageId: message.id, question: 'Do you open on Sundays?' },
    ])
    const chosen = { workspaceId: owner.workspaceId, conversationIds: [conversationId] }
    const gone = await owner.client.call(removeInboxSelection, { params: { region: 'eu' }, body: chosen })
    expect(gone.status).toBe(200)
    seen.clear()
    expect((await fresh()).map((receipt) => receipt.conversationId)).not.toContain(conversationId)
  })

  it('a sound that was understood, by its length', async () => {
    const audio = Buffer.from(writeWav(new Float32Array(80_000), 8000)).toString('base64')
    expect((await owner.client.call(createTranscription, { params: params(), body: { audio } })).status).toBe(
      200,
    )
    const receipts = await fresh()
    // Ten seconds at 4,300 micro-USD a minute are 717; with 20% 860; 0.287 credits.
    expect(receipts).toMatchObject([
      {
        ...{ featureKey: 'transcription', causedBy: 'feature', modelId: 'nova-2', amount: 0.287 },
        logMessage: 'Understood by nova-2: 10 s.',
      },
    ])
    expect(Object.keys(receipts[0] ?? {}).sort()).toEqual(entryFields)
  })

  it('a text that was spoken, by its characters, a member’s and a visitor’s', async () => {
    const body = { text: 'Hello' }
    expect((await owner.client.call(createSpeech, { params: params(), body })).status).toBe(200)
    expect(await fresh()).toMatchObject([
      {
        ...{ featureKey: 'speech', causedBy: 'feature', modelId: 'aura-2', amount: 0.06 },
        logMessage: 'Spoken by aura-2: 5 characters.',
      },
    ])
    const { voiceConfig } = (await owner.client.call(getAgent, { params: params() })).body
    const config = { ...voiceConfig.config, enableWebCalling: true }
    await owner.client.call(saveAgent, {
      params: params(),
      body: { voiceConfig: { ...voiceConfig, config } },
    })
    await owner.client.call(publishAgent, { params: params(), body: {} })
    app.clock.advance(2000)
    const visitor = await visitorClient(app, 'eu', agentId)
    expect((await visitor.call(createVisitorSpeech, { params: params(), body })).status).toBe(200)
    expect(await fresh()).toMatchObject([{ featureKey: 'speech', causedBy: 'agent', amount: 0.06 }])
  })

  it('a style sheet a model wrote, by its tokens', async () => {
    fake.script({ kind: 'json', text: 'Done.\n\n```css\n.vg-launcher { color: red }\n```' })
    expect((await wish()).body.success).toBe(true)
    const [receipt, ...others] = await fresh()
    expect(others).toEqual([])
    expect(receipt).toMatchObject({
      ...{ featureKey: 'styling', causedBy: 'feature', modelId: 'gpt-4o', agentId },
      logMessage: 'Styled by gpt-4o.',
    })
    expect(receipt?.promptTokens).toBeGreaterThan(0)
    expect(receipt?.amount).toBeGreaterThan(0)
  })

  it('a failure, which costs nothing and is told with its reason', async () => {
    fake.scriptAudio({ kind: 'status', status: 401 })
    const body = { text: 'Hello' }
    expect((await owner.client.call(createSpeech, { params: params(), body })).status).toBe(503)
    fake.script({ kind: 'status', status: 401 })
    expect((await wish()).body.success).toBe(false)
    expect((await fresh()).toSorted((a, b) => (a.modelId < b.modelId ? 1 : -1))).toMatchObject([
      { featureKey: 'styling', amount: 0, logMessage: 'Asked gpt-4o, which did not do it.' },
      { featureKey: 'speech', amount: 0, logMessage: 'Asked aura-2, which did not do it.' },
    ])
  })

  it('and stands in the metrics by model and feature; visitors’ alone in their figures', async () => {
    const today = new Date(app.clock.now()).toISOString().slice(0, 10)
    const query = { from: today, to: today }
    const { body } = await owner.client.call(getUsage, { params: params(), query })
    const told = body.models.map(({ modelId, featureKey, answers, failed }) => [
      featureKey,
      modelId,
      answers,
      failed,
    ])
    expect(told.toSorted()).toEqual([
      ['speech', 'aura-2', 3, 1],
      ['styling', 'gpt-4o', 2, 1],
      ['test-chat', '', 2, 0],
      ['transcription', 'nova-2', 1, 0],
    ])
    // Sounds and style sheets are no answers.
    expect(body.steps.at(-1)).toMatchObject({ answers: 2, failed: 0 })
    expect(body.failures.map(({ count }) => count)).toEqual([2])
    const figures = await owner.client.call(getFigures, { params: params(), query })
    expect(figures.body.totals).toMatchObject({ credits: 0.06, conversations: 0, messages: 0 })
  })
})

// Last: it is counted among what visitors use.
describe('a receipt', () => {
  it('names the question by which a visitor opened their closed conversation again', async () => {
    const visitor = await visitorClient(app, 'eu', agentId)
    const say = (text: string) => visitor.call(sendVisitorMessage, { params: params(), body: { text } })
    const { conversationId } = (await say('Do you have parking?')).body
    const closing = { params: { ...params(), conversationId }, body: {} }
    expect((await owner.client.call(closeConversation, closing)).status).toBe(200)
    await fresh()
    await say('Do you sell gift cards?')
    expect(await fresh()).toMatchObject([{ conversationId, question: 'Do you sell gift cards?' }])
  })
})
