import { expect, it } from 'vitest'
import { getQuestionGroups } from '#mocks/contracts/analytics/figures.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { removeKnowledge, saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../../harness/set-up.ts'
import { visitorClient } from '../../harness/workspace-people.ts'

const app = setUpApp()
const world = setUpOwnerOfAgent(app)

const asked = 'Is there a zeppelin to Zanzibar?'

it('says of a question by which knowledge it was answered, until that is deleted', async () => {
  const params = { region: 'eu', agentId: world.agentId } as const
  const visitor = await visitorClient(app, 'eu', world.agentId)
  await visitor.call(sendVisitorMessage, { params, body: { text: asked } })
  const day = new Date().toISOString().slice(0, 10)
  const found = async () => {
    const reply = await world.client.call(getQuestionGroups, { params, query: { from: day, to: day } })
    return reply.body.groups.map(({ question, answeredBy }) => ({ question, answeredBy }))
  }
  const keep = (documentId: string, question: string, more: { asked?: string }) =>
    world.client.call(saveKnowledge, {
      params: { ...params, documentId },
      body: { name: `Of ${documentId}`, pairs: [{ question, answer: 'No, take the boat.' }], ...more },
    })
  const forget = (documentId: string) =>
    world.client.call(removeKnowledge, { params: { ...params, documentId } })

  expect(await found()).toEqual([{ question: asked, answeredBy: null }])
  await keep('kb-other1', 'Is there a train?', {})
  expect(await found()).toEqual([{ question: asked, answeredBy: null }])

  await keep('kb-words1', 'is there a zeppelin, to Zanzibar', {})
  expect(await found()).toEqual([
    { question: asked, answeredBy: { documentId: 'kb-words1', name: 'Of kb-words1' } },
  ])
  await forget('kb-words1')
  expect(await found()).toEqual([{ question: asked, answeredBy: null }])

  // Its words were changed before it was kept, and are changed again later.
  await keep('kb-written1', 'How do I get to Zanzibar?', { asked })
  await keep('kb-written1', 'How does one get to Zanzibar?', {})
  expect(await found()).toMatchObject([{ answeredBy: { documentId: 'kb-written1' } }])
  await forget('kb-written1')
  expect(await found()).toEqual([{ question: asked, answeredBy: null }])
})
