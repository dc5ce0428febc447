// Races: one answer rated twice at once, and another beside it.
import { beforeEach, expect, it } from 'vitest'
import { createConversationRepository } from '#api/conversations/conversation.repository.ts'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { fakeResponder } from '../harness/fake-responder.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { visitorClient } from '../harness/workspace-people.ts'

const writes = failingWrites()
const responder = fakeResponder()
const app = setUpApp({ ...writes, deps: { responder } })
const owner = setUpOwnerOfAgent(app)
const params = () => ({ region: 'eu', agentId: owner.agentId })
const repository = () => createConversationRepository(app.deps.stores)

let visitor: HttpClient
beforeEach(async () => {
  Object.assign(responder, { failWith: null, failMidway: false })
  visitor = await visitorClient(app, 'eu', owner.agentId)
})

const ask = async (text: string) =>
  (await visitor.call(sendVisitorMessage, { params: params(), body: { text } })).body
const rate = (messageId: string, rating: 'up' | 'down' | null) =>
  visitor.call(rateAnswer, { params: params(), body: { messageId, rating } })
const counted = async (_id: string) =>
  (await repository().conversations('eu').findOne({ _id }))?.dislikedAnswers

it('are counted though one was disliked before there was a count', async () => {
  const { conversationId, message: first } = await ask('When?')
  const { message: second } = await ask('Where?')
  await repository()
    .messages('eu')
    .updateOne({ _id: first.id }, { $set: { rating: 'down' } })
  await rate(first.id, null)
  await rate(second.id, 'down')
  expect(await counted(conversationId)).toBe(1)
})

it('are counted once whoever rated again after a crash, or when the conversation is counted anew', async () => {
  for (const mend of [
    (messageId: string) => rate(messageId, 'down'),
    (_: string, conversationId: string) => repository().recount('eu', { _id: conversationId }),
  ]) {
    visitor = await visitorClient(app, 'eu', owner.agentId)
    const { conversationId, message } = await ask('When?')
    let met = true
    for (let at = 1; met && at < 20; at += 1) {
      await rate(message.id, null)
      met = await writes.during(at, () => rate(message.id, 'down'))
      await mend(message.id, conversationId)
      const kept = await repository().messages('eu').findOne({ _id: message.id })
      expect(await counted(conversationId), `write ${at}`).toBe(kept?.rating === 'down' ? 1 : 0)
    }
    expect(met).toBe(false)
  }
})

it('are fewer when another answer takes the place of one that broke off', async () => {
  Object.assign(responder, { failWith: 'unavailable', failMidway: true })
  const { conversationId, message } = await ask('When?')
  await rate(message.id, 'down')
  expect(await counted(conversationId)).toBe(1)
  responder.failWith = null
  expect((await ask('When?')).message.id).toBe(message.id)
  const { items } = (await visitor.call(listVisitorMessages, { params: params() })).body
  expect(items.map(({ rating }) => rating)).toEqual([undefined, undefined])
  expect(await counted(conversationId)).toBe(0)
})

it('are as many as there are, however many are rated at once', async () => {
  const { conversationId, message: first } = await ask('When?')
  const { message: second } = await ask('Where?')
  for (const rating of ['down', null] as const) {
    await Promise.all([
      rate(first.id, rating),
      rate(second.id, 'down'),
      rate(first.id, rating),
      rate(second.id, 'down'),
    ])
    expect(await counted(conversationId)).toBe(rating === 'down' ? 2 : 1)
  }
})
