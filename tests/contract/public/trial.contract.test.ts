import { expect, it } from 'vitest'
import { readingStages } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { createTrial, sendTrialQuestion } from '#mocks/contracts/public/trial.contract.ts'
import { questionsUsed, trialsFull } from '#mocks/contracts/public/trial.refusals.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'

const params = { region: 'eu' }
const headers = { 'Sec-Fetch-Site': 'same-origin' }
const read = (client: Client, website = 'cafe.example') =>
  client.stream(createTrial, { params, body: { website }, headers })
const ask = (client: Client, body: object) => client.call(sendTrialQuestion, { params, body, headers })

onBothSides(createTrial.id, (makeWorld) => {
  it('reads a website for somebody without an account, with progress on the way, and sets no cookie', async () => {
    const reply = await read((await makeWorld()).anonymous())
    expectAnswer(createTrial, reply, 200)
    expect(reply.events.length).toBeGreaterThan(0)
    expect(reply.events.every(({ stage }) => readingStages.includes(stage))).toBe(true)
    expect(reply.body).toMatchObject({ name: 'Harbour café', questionsLeft: trialLimits.questions })
    expect(reply.body.pages.length).toBeLessThanOrEqual(trialLimits.pages)
    expect(reply.headers.get('set-cookie')).toBeNull()
  })

  it('refuses what is no address, in the words of the wizard', async () => {
    const reply = await read((await makeWorld()).anonymous(), 'no dot')
    expectError(createTrial, reply, 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { website: 'Please enter a valid website URL or domain' },
    })
  })
})

/** Calls that no page of ours sent. */
const elsewhere: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'none' },
  { Origin: 'https://other.example' },
]

onBothSides(sendTrialQuestion.id, (makeWorld) => {
  it.each(elsewhere)('is refused to whoever is no page of ours: %j', async (headers) => {
    const client = (await makeWorld()).anonymous()
    const trial = await client.call(createTrial, { params, body: { website: 'cafe.example' }, headers })
    expectAnswer(createTrial, trial, 403)
    const body = { trialId: 'x'.repeat(43), text: 'Hello?' }
    expectAnswer(sendTrialQuestion, await client.call(sendTrialQuestion, { params, body, headers }), 403)
  })

  it('answers so many questions and no more', async () => {
    const client = (await makeWorld()).anonymous()
    const { trialId } = (await read(client)).body
    const first = await ask(client, { trialId, text: 'What are your opening hours?' })
    expectAnswer(sendTrialQuestion, first, 200)
    expect(first.body).toMatchObject({
      questionsLeft: trialLimits.questions - 1,
      message: { role: 'assistant' },
    })
    for (let count = 1; count < trialLimits.questions; count++)
      await ask(client, { trialId, text: 'And on Sunday?', before: 'What are your opening hours?' })
    const over = await ask(client, { trialId, text: 'And now?' })
    expectAnswer(sendTrialQuestion, over, 422)
    expect(over.error).toMatchObject({ code: questionsUsed.code, message: questionsUsed.message })
  })

  it('is a 404 without a trial', async () => {
    const client = (await makeWorld()).anonymous()
    expectAnswer(sendTrialQuestion, await ask(client, { trialId: 'x'.repeat(43), text: 'Hello?' }), 404)
  })
})

// Last: it takes every place there is.
onBothSides(createTrial.id, (makeWorld) => {
  it('refuses one more than may be tried at once', async () => {
    const client = (await makeWorld()).anonymous()
    const replies: Awaited<ReturnType<typeof read>>[] = []
    do replies.push(await read(client))
    while (replies.at(-1)?.status === 200 && replies.length <= trialLimits.atOnce)
    const last = replies.at(-1)!
    expectAnswer(createTrial, last, 429)
    expect(last.error).toMatchObject({ code: trialsFull.code, message: trialsFull.message })
  })
})
