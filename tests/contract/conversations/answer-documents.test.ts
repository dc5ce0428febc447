import { expect, it } from 'vitest'
import { listMessages, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../../harness/set-up.ts'

const world = setUpOwnerOfAgent(setUpApp())

it('tells members from which question and answer an answer is', async () => {
  const params = { region: 'eu', agentId: world.agentId } as const
  const pairs = [{ question: 'May I bring my tortoise?', answer: 'Tortoises are welcome in the garden.' }]
  const kept = await world.client.call(saveKnowledge, {
    params: { ...params, documentId: 'kb-tortoises' },
    body: { name: 'Animals', pairs },
  })
  expect(kept.status).toBe(200)
  const asked = await world.client.call(sendTestMessage, {
    params,
    body: { text: 'May I bring my tortoise?' },
  })
  const { conversationId, message } = asked.body
  expect(message).toMatchObject({ known: true, sources: [] })
  const read = await world.client.call(listMessages, { params: { ...params, conversationId } })
  expect(read.body.items.map(({ documents }) => documents)).toEqual([
    undefined,
    [{ documentId: 'kb-tortoises', title: 'Animals', kind: 'questions' }],
  ])
})
