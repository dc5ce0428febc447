// Races: one answer rated twice at once, and another beside it.
import { expect, it } from 'vitest'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import { listInbox } from '#mocks/contracts/inbox/list.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../../harness/set-up.ts'
import { visitorClient } from '../../harness/workspace-people.ts'

const app = setUpApp()
const world = setUpOwnerOfAgent(app)

it('lists the conversations in which a visitor found an answer not helpful, while one is so rated', async () => {
  const params = { region: 'eu', agentId: world.agentId } as const
  const visitor = await visitorClient(app, 'eu', world.agentId)
  const { conversationId } = (
    await visitor.call(sendVisitorMessage, { params, body: { text: 'When are you open?' } })
  ).body
  await visitor.call(sendVisitorMessage, { params, body: { text: 'And on Sundays?' } })
  const { items } = (await visitor.call(listVisitorMessages, { params })).body
  const [first, second] = items.filter(({ role }) => role === 'assistant').map(({ id }) => id)
  const found = async () => {
    const query = { workspaceId: world.workspaceId, rating: 'down' } as const
    const reply = await world.client.call(listInbox, { params: { region: 'eu' }, query })
    return reply.body.items.map(({ id }) => id)
  }
  const rate = (messageId = '', rating: 'up' | 'down' | null) =>
    visitor.call(rateAnswer, { params, body: { messageId, rating } })

  expect(await found()).toEqual([])
  await rate(first, 'up')
  expect(await found()).toEqual([])
  await Promise.all([rate(first, 'down'), rate(first, 'down'), rate(second, 'down')])
  expect(await found()).toEqual([conversationId])
  await rate(first, null)
  expect(await found()).toEqual([conversationId])
  await rate(second, 'up')
  expect(await found()).toEqual([])
})
