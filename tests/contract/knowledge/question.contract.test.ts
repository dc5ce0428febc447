import { describe, expect, it } from 'vitest'
import { listConversations } from '#mocks/contracts/conversations/conversation.contract.ts'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { listKnowledge, saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import {
  checkKnowledgePair,
  checkKnowledgeQuestion,
  listKnowledgeScores,
} from '#mocks/contracts/knowledge/question.contract.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'
import { fakeResponder } from '../../harness/fake-responder.ts'
import { signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'

onBothSides(checkKnowledgeQuestion.id, (makeWorld) => {
  it('finds a text the moment it is saved, and says what is used', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    const body = { name: 'Ferry to Zanzibar', content: 'The ferry to Zanzibar leaves at noon.' }
    const saved = await world.owner.call(saveKnowledge, {
      params: { ...params, documentId: world.newAgentId() },
      body,
    })
    const text = 'When does the ferry to Zanzibar leave?'
    const reply = await world.member.call(checkKnowledgeQuestion, { params, body: { text } })
    expectAnswer(checkKnowledgeQuestion, reply, 200)
    expect(reply.body.passages[0]).toMatchObject({ documentId: saved.body.ID, name: body.name })
    expect(reply.body.passages[0]?.text).toContain('noon')
    const empty = await world.owner.call(checkKnowledgeQuestion, { params, body: { text: ' ' } })
    expectAnswer(checkKnowledgeQuestion, empty, 422)
    expect(empty.error?.fields?.text).toBe('Please write a question.')
    expect((await world.stranger.call(checkKnowledgeQuestion, { params, body: { text } })).status).toBe(404)
  })
})

onBothSides(checkKnowledgePair.id, (makeWorld) => {
  const pair = {
    question: 'When does the ferry to Zanzibar leave?',
    answer: 'The ferry to Zanzibar leaves at noon.',
  }

  it('says what is answered now and would be with the pair, and keeps nothing', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    const many = async () =>
      (await world.owner.call(listKnowledge, { params, query: {} })).body.items.map(({ ID }) => ID)
    const before = await many()
    const { body: now } = await world.owner.call(checkKnowledgeQuestion, {
      params,
      body: { text: pair.question },
    })
    const reply = await world.owner.call(checkKnowledgePair, { params, body: pair })
    expectAnswer(checkKnowledgePair, reply, 200)
    expect(reply.body.known).toBe(true)
    expect(reply.body.answer).toContain('leaves at noon')
    expect(reply.body.before).toEqual({ answer: now.answer, known: now.known })
    expect(reply.body.model).toBe(now.model)
    expect(await many()).toEqual(before)
    const asked = await world.owner.call(checkKnowledgeQuestion, { params, body: { text: pair.question } })
    expect(asked.body.answer).not.toContain('leaves at noon')
  })

  it('is refused without an answer, and to strangers', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.agentId }
    const empty = await world.owner.call(checkKnowledgePair, { params, body: { ...pair, answer: ' ' } })
    expectAnswer(checkKnowledgePair, empty, 422)
    expect((await world.stranger.call(checkKnowledgePair, { params, body: pair })).status).toBe(404)
  })
})

it('is known to a visitor who asks in the same moment', async () => {
  const app = await startApp()
  try {
    const owner = await signUp(app)
    const agentId = await makeAgent(owner)
    const params = { region: owner.region, agentId }
    const { body: session } = await app.client().call(createVisitorSession, { params })
    const visitor = app.client({ bearer: session.token })
    const ask = async () =>
      (await visitor.call(sendVisitorMessage, { params, body: { text: 'When does the ferry leave?' } })).text
    for (const time of ['at noon', 'at midnight']) {
      expect(await ask()).not.toContain(time)
      const body = { name: 'Ferry', content: `The ferry leaves ${time}.` }
      await owner.client.call(saveKnowledge, { params: { ...params, documentId: 'ferry-00001' }, body })
      expect(await ask()).toContain(time)
    }
  } finally {
    await app.stop()
  }
})

describe('a question tried where a model answers', () => {
  it('is answered by the chat itself, and says so where the model fails', async () => {
    const responder = fakeResponder()
    const app = await startApp({ deps: { responder } })
    try {
      const owner = await signUp(app)
      const agentId = await makeAgent(owner)
      const params = { region: owner.region, agentId }
      const ask = async () => {
        const body = { text: 'When do you open?' }
        return (await owner.client.call(checkKnowledgeQuestion, { params, body })).body
      }
      expect(await ask()).toMatchObject({ answer: 'From the fake.', model: true, problem: '' })
      expect((await ask()).passages.every(({ used }) => used)).toBe(true)
      expect(responder.requests.at(-1)?.text).toBe('When do you open?')
      responder.failWith = 'timeout'
      expect(await ask()).toMatchObject({ problem: 'The language model did not answer in time.' })
      const kept = await owner.client.call(listConversations, { params, query: {} })
      expect(kept.body.items).toEqual([])
    } finally {
      await app.stop()
    }
  })
})

onBothSides(listKnowledgeScores.id, (makeWorld) => {
  it("scores the agent's own questions", async () => {
    const world = await makeWorld()
    const reply = await world.member.call(listKnowledgeScores, {
      params: { region: 'eu', agentId: world.agentId },
    })
    expectAnswer(listKnowledgeScores, reply, 200)
    for (const { score } of reply.body.items) expect(score).toBeLessThanOrEqual(1)
  })
})

describe("the visitors' own questions", () => {
  it('are scored beside the suggested ones, greetings left out', async () => {
    const app = await startApp()
    try {
      const owner = await signUp(app)
      const agentId = await makeAgent(owner)
      const params = { region: owner.region, agentId }
      const session = await app.client().call(createVisitorSession, { params })
      const visitor = app.client({ bearer: session.body.token })
      for (const text of ['Hello', 'Do you sell zebras?'])
        await visitor.call(sendVisitorMessage, { params, body: { text } })
      app.clock.advance(1_000)
      const { body } = await owner.client.call(listKnowledgeScores, { params })
      expect(body.items.filter(({ from }) => from === 'visitors').map(({ text }) => text)).toEqual([
        'Do you sell zebras?',
      ])
    } finally {
      await app.stop()
    }
  })
})
