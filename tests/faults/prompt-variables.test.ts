import { beforeEach, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { listConversations, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { checkPrompt } from '#mocks/contracts/conversations/prompt.contract.ts'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { setUpModelApp } from '../harness/set-up-model.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const text = 'When are you open?'

const { app, model } = setUpModelApp()
let owner: Person
let agentId: string
let params: { region: 'eu'; agentId: string }

beforeEach(async () => {
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  params = { region: 'eu', agentId }
})

async function prompt(vg_systemPrompt: string, vg_initPrompt = ''): Promise<void> {
  const body = { title: 'Mia', vg_systemPrompt, vg_initPrompt, vg_maxTokens: 77 }
  expect((await owner.client.call(saveAgent, { params, body })).status).toBe(200)
}

const received = () => model.calls.at(-1)?.body.messages
const instructions = () => received()?.[0]?.content ?? ''

describe('a prompt with variables', () => {
  it('reaches the model resolved, exactly as the check showed it, which asked nobody', async () => {
    await prompt('You are {{agent}} of {{company}}, {{date}}.', 'Ask for their name.')
    const seen = await owner.client.call(checkPrompt, { params, body: { text } })
    expect(model.calls).toEqual([])
    expect(seen.body).toMatchObject({ sent: true, maxTokens: 77, modelIsFixed: false, tools: ['show_parts'] })
    expect(seen.body.messages[0]?.content).toMatch(/^You are Mia of \S.*, \w+day, /)
    expect(seen.body.messages[0]?.content).toContain('Ask for their name.')
    await owner.client.call(sendTestMessage, { params, body: { text } })
    expect(received()).toEqual(seen.body.messages)
  })

  it('is shown as it is typed, before it is saved', async () => {
    const typed = { vg_systemPrompt: 'Typed for {{agent}}.', vg_temperature: 1.5 }
    const seen = await owner.client.call(checkPrompt, { params, body: { text, typed } })
    expect(seen.body.messages[0]?.content).toMatch(/^Typed for /)
    expect(seen.body.temperature).toBe(1.5)
  })

  it('has its opening instruction in the first answer alone', async () => {
    await prompt('Be brief.', 'OPENING')
    const first = await owner.client.call(sendTestMessage, { params, body: { text } })
    expect(instructions()).toContain('OPENING')
    const { conversationId } = first.body
    await owner.client.call(sendTestMessage, { params, body: { text: 'And on Sunday?', conversationId } })
    expect(instructions()).not.toContain('OPENING')
  })

  it('knows the visitor’s page without what its address keeps to itself', async () => {
    await prompt('They read {{page}}.')
    await owner.client.call(publishAgent, { params })
    const session = await app.client().call(createVisitorSession, { params })
    const visitor = app.client({ bearer: session.body.token })
    const page = 'https://me:pass@shop.example/cart?token=canary#pay'
    const reply = await visitor.call(sendVisitorMessage, { params, body: { text, page } })
    expect(reply.status, reply.text).toBe(200)
    expect(instructions()).toContain('They read https://shop.example/cart.')
    expect(JSON.stringify(model.calls)).not.toContain('canary')
  })
})

describe('a question to be compared', () => {
  it('goes to the draft or to what visitors have, and nothing of it is kept', async () => {
    await prompt('PUBLISHED.')
    await owner.client.call(publishAgent, { params })
    await prompt('DRAFT.')
    for (const [compare, words] of [
      ['draft', 'DRAFT.'],
      ['published', 'PUBLISHED.'],
    ]) {
      const reply = await owner.client.call(sendTestMessage, { params, body: { text, compare } })
      expect(reply.status, reply.text).toBe(200)
      expect(instructions()).toMatch(new RegExp(`^${words}`))
    }
    const kept = await owner.client.call(listConversations, { params })
    expect(kept.body.items).toEqual([])
  })
})
