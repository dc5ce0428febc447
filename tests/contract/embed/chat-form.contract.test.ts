import { expect, it } from 'vitest'
import { noChatFormWords, sendChatForm } from '#mocks/contracts/embed/chat-form.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }

onBothSides(sendChatForm.id, (makeWorld) => {
  const body = { values: { email: 'ana@example.com' } }

  it('is a 403 where the agent asks nothing before the chat', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId } as const
    const reply = await (await world.visitor()).call(sendChatForm, { params, body })
    expectError(sendChatForm, reply, 403, { code: 'forbidden', message: noChatFormWords })
  })

  it('is a 401 for whoever has no token, and a 404 for another agent', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId } as const
    expectAnswer(sendChatForm, await world.anonymous().call(sendChatForm, { params, body }), 401)
    const other = { region: 'eu', agentId: world.strangerAgentId } as const
    const reply = await (await world.visitor()).call(sendChatForm, { params: other, body })
    expectError(sendChatForm, reply, 404, absent)
  })

  it.each([
    ['names no form has', { values: { 'no name': 'x' } }],
    ['values that are no text', { values: { email: 7 } }],
    [
      'more than any form has',
      { values: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`a${at}`, 'x'])) },
    ],
  ])('refuses %s', async (_, wrong) => {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId } as const
    const reply = await (await world.visitor()).call(sendChatForm, { params, body: wrong as never })
    expectAnswer(sendChatForm, reply, 422)
    expect(reply.error?.fields).toBeDefined()
  })
})
