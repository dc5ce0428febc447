import { expect, it } from 'vitest'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { checkKnowledgeQuestion, listKnowledgeScores } from '#mocks/contracts/knowledge/question.contract.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'

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
