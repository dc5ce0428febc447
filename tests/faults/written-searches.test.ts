import { beforeEach, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { type KbLlm, kbLlmDefaults } from '#mocks/contracts/agents/kb-llm.schema.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import type { FakeOpenAi } from '../fakes/openai/openai.ts'
import { setUpModelApp } from '../harness/set-up-model.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const { app, model } = setUpModelApp()
let owner: Person
let agentId: string

beforeEach(async () => {
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  const params = { region: 'eu' as const, agentId, documentId: newAgentId() }
  const content =
    '# Kayaks\n\nA kayak costs 15 euros an hour.\n\n# Moorings\n\nA berth in the marina is 40 euros a night.'
  const body = { name: 'Harbour', kind: 'text' as const, content }
  expect((await owner.client.call(saveKnowledge, { params, body })).status).toBe(200)
})

async function settle(vg_kb_llm: Partial<KbLlm>) {
  const params = { region: 'eu' as const, agentId }
  const body = { vg_kb_llm: { ...kbLlmDefaults, ...vg_kb_llm }, vg_kbTopChunks: 1 }
  return owner.client.call(saveAgent, { params, body })
}

function ask(text: string, conversationId?: string) {
  const body = { text, ...(conversationId && { conversationId }) }
  return owner.client.call(sendTestMessage, { params: { region: 'eu', agentId }, body })
}

const sent = (index: number) => JSON.stringify(model.calls[index]?.body.messages)

describe('a follow-up question', () => {
  it('is searched as a model writes it, by its own model and words, and the first question is not', async () => {
    await settle({ searchMethod: 'smart', modelId: 'small', searchPrompt: 'We let boats.', maxTokens: 40 })
    model.script(
      { kind: 'answer', text: 'It is 15 euros.' },
      { kind: 'answer', text: '<think>They mean a berth.</think>\n"price of a berth in the marina"' },
      { kind: 'answer', text: 'It is 40 euros.' },
    )
    const first = await ask('What does a kayak cost?')
    expect(model.calls).toHaveLength(1)
    expect((await ask('And to stay overnight?', first.body.conversationId)).status).toBe(200)
    expect(model.calls).toHaveLength(3)
    expect(model.calls[1]?.body).toMatchObject({ model: 'small', temperature: 0, max_tokens: 40 })
    expect(sent(1)).toContain('We let boats.')
    expect(sent(1)).toContain('Visitor: What does a kayak cost?')
    expect(sent(2)).toContain('40 euros a night')
    expect(sent(2)).not.toContain('15 euros an hour')
  })

  it.each<[string, ...Parameters<FakeOpenAi['script']>]>([
    ['fails, also when it is asked again', { kind: 'status', status: 500 }, { kind: 'status', status: 500 }],
    ['says nothing', { kind: 'answer', text: ' ' }],
    ['sends no answer', { kind: 'garbage' }],
  ])('is searched by its words where the model %s, and answered all the same', async (_, ...steps) => {
    await settle({ searchMethod: 'smart' })
    model.script({ kind: 'answer', text: 'It is 15 euros.' }, ...steps, { kind: 'answer', text: 'Yes.' })
    const first = await ask('What does a kayak cost?')
    const reply = await ask('And for two hours?', first.body.conversationId)
    expect(reply.status).toBe(200)
    expect(JSON.stringify(reply.body.message.blocks)).toContain('Yes.')
    expect(sent(model.calls.length - 1)).toContain('15 euros an hour')
  })

  it('costs nothing more where its words are searched', async () => {
    await settle({ searchMethod: 'simple' })
    const first = await ask('What does a kayak cost?')
    await ask('And for two hours?', first.body.conversationId)
    expect(model.calls).toHaveLength(2)
  })

  it.each([
    { temprature: 3 },
    { maxTokens: 0 },
    { searchMethod: 'magic' as never },
    { modelId: 'x'.repeat(101) },
  ])('refuses %o', async (wrong) => {
    expect((await settle(wrong)).status).toBe(422)
  })
})
