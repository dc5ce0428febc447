import { expect, it } from 'vitest'
import { listVisitorMessages, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }

onBothSides(rateAnswer.id, (makeWorld) => {
  async function asked() {
    const world = await makeWorld()
    const params = { region: 'eu', agentId: world.publishedAgentId } as const
    const visitor = await world.visitor()
    const sent = await visitor.call(sendVisitorMessage, { params, body: { text: 'When are you open?' } })
    const rate = (messageId: string, rating: 'up' | 'down' | null) =>
      visitor.call(rateAnswer, { params, body: { messageId, rating } })
    const messages = async () => (await visitor.call(listVisitorMessages, { params })).body.items
    return { world, params, rate, messages, answer: sent.body.message }
  }

  it('keeps what a visitor thinks of an answer, and lets them change it and take it back', async () => {
    const { rate, messages, answer } = await asked()
    for (const rating of ['up', 'down', 'down', null, null] as const) {
      const reply = await rate(answer.id, rating)
      expectAnswer(rateAnswer, reply, 200)
      expect(reply.body).toEqual({ ...answer, ...(rating && { rating }) })
      expect((await messages()).at(-1)?.rating).toBe(rating ?? undefined)
    }
  })

  it('is a 404 for what is no answer of the visitor’s own conversation', async () => {
    const { world, params, rate, messages, answer } = await asked()
    const [question] = await messages()
    expectError(rateAnswer, await rate(question!.id, 'up'), 404, absent)
    expectError(rateAnswer, await rate('none:000001', 'up'), 404, absent)
    const other = { region: 'eu', agentId: world.strangerAgentId } as const
    const visitor = await world.visitor()
    const body = { messageId: answer.id, rating: 'up' } as const
    expectError(rateAnswer, await visitor.call(rateAnswer, { params: other, body }), 404, absent)
    expectAnswer(rateAnswer, await world.anonymous().call(rateAnswer, { params, body }), 401)
  })

  it('refuses what is no thumb', async () => {
    const { rate, answer } = await asked()
    expectAnswer(rateAnswer, await rate(answer.id, 'sideways' as 'up'), 422)
    expectAnswer(rateAnswer, await rate('', 'up'), 422)
  })
})
