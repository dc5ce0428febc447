import { afterAll, beforeAll, expect, it } from 'vitest'
import { unknownAnswers } from '#mocks/contracts/analytics/unknown-answers.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { removeKnowledge, saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { serverWorld } from '../../harness/server-world.ts'
import { type RunningApp, startApp } from '../../harness/start-app.ts'
import { talk } from './talk.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('tells which answers the knowledge has by now, and no more once that is deleted', async () => {
  const world = await serverWorld(app)
  const { owner, agentId, workspaceId, newAgentId } = world
  const conversationId = await talk(world)
  const params = { region: 'eu' as const, agentId, conversationId }
  const read = async () => (await owner.call(getInboxConversation, { params })).body.answeredSince
  const onCard = async () => {
    const listed = await owner.call(listInbox, { params: { region: 'eu' }, query: { workspaceId, agentId } })
    return listed.body.items.find(({ id }) => id === conversationId)?.unknownAnswers
  }
  const { items } = (await owner.call(listMessages, { params, query: {} })).body
  const [unknown] = unknownAnswers(items)
  expect(unknown).toBeDefined()
  expect(await read()).toEqual([])
  const many = unknownAnswers(items).length
  expect(await onCard()).toBe(many)
  const document = { region: 'eu' as const, agentId, documentId: newAgentId() }
  const pairs = [{ question: 'Hours on Monday?', answer: 'From seven to eight.' }]
  const asked = plainText(unknown!.question)
  await owner.call(saveKnowledge, { params: document, body: { name: 'Hours', pairs, asked } })
  expect(await read()).toEqual([unknown!.answer.id])
  expect(await onCard()).toBe(many - 1)
  await owner.call(removeKnowledge, { params: document })
  expect(await read()).toEqual([])
  expect(await onCard()).toBe(many)
})
