// Races: none are made here; `tests/faults/answer-mails.test.ts` has them.
import { expect, it } from 'vitest'
import { answerMailJob } from '#api/live/answer-mail.repository.ts'
import { answerMailLimits, answerMailWaitMs } from '#mocks/contracts/conversations/answer-mail.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import { setUpDesk } from '../../harness/desk.ts'
import { doDueJobs } from '../../harness/do-due-jobs.ts'
import type { HttpClient } from '../../harness/http-client.ts'
import { readLive } from '../../harness/live-client.ts'

const { app, owner, agent, say, visitor } = setUpDesk()

let last = 0
/** Tells each from the others. */
function next(): number {
  last += 1
  return last
}
const newAddress = () => `ana${next()}@visitors.example`

/** A visitor who gave an address in words, and whose conversation a member has. */
async function held(text = `Please write to ${newAddress()}`) {
  const guest = await visitor()
  const email = /\S+@\S+/.exec(text)?.[0] ?? ''
  await say(guest, 'Do you have a table for <b>six</b>? See https://evil.example/x or evil.example')
  const { conversationId } = await say(guest, text)
  await say(guest, 'yes')
  await say(guest, 'Is a dog welcome? See https://evil.example/x or www.evil.example, evil.example')
  const params = { ...agent().params, conversationId }
  await owner.client.call(takeConversation, { params })
  return { guest, email, params }
}

async function answer(params: object, text: string) {
  const body = { text, clientId: `client-id-${next()}-of-mails` }
  const sent = await owner.client.call(sendMemberMessage, { params, body } as never)
  expect(sent.status, sent.text).toBe(200)
  return sent.body.message
}

/** Lets time pass, and does what is due then. */
async function after(ms: number) {
  app.clock.advance(ms)
  await doDueJobs(app, answerMailJob)
}

async function mailsOf(params: object) {
  const { items } = (await owner.client.call(listMessages, { params } as never)).body
  return items.filter(({ role }) => role === 'member').map(({ mail }) => mail?.state ?? null)
}

const open = (guest: HttpClient) => readLive(guest, `/api/eu/public/agents/${owner.agentId}/live`)
const visitorIn = async (params: object) =>
  (await owner.client.call(getInboxConversation, { params } as never)).body.visitor

it('mails what was said to a visitor who has left, once, in one mail', async () => {
  const { email, params } = await held()
  const first = await answer(params, 'Yes, on the *terrace*.')
  expect(first.mail).toMatchObject({ state: 'due', to: `a•••@visitors.example` })
  await answer(params, 'Shall I book?\nBcc: everybody@example.com')
  await after(answerMailWaitMs / 2)
  expect(await app.mailsTo(email)).toEqual([])
  await after(answerMailWaitMs / 2 + 1_000)
  const [mail, ...others] = await app.mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your answer from Front desk')
  expect(mail?.text).toContain('You wrote:\n> Is a dog welcome? See … or … …')
  expect(mail?.text).toContain('answered:\n\nYes, on the *terrace*.\n\nShall I book?\nBcc: everybody@')
  expect(mail?.text).not.toMatch(/evil|VoiceGlow|http/)
  expect(await mailsOf(params)).toEqual(['sent', 'sent'])
  await after(answerMailWaitMs)
  expect(await app.mailsTo(email)).toHaveLength(1)
  expect(await app.mailsTo('everybody@example.com')).toEqual([])
})

it('quotes what the visitor asked, not how they can be reached', async () => {
  const guest = await visitor()
  await say(guest, 'May I bring a dog?')
  const email = newAddress()
  const { conversationId } = await say(guest, `my mail is ${email}`)
  const params = { ...agent().params, conversationId }
  await owner.client.call(takeConversation, { params })
  await answer(params, 'Yes.')
  await after(answerMailWaitMs + 1_000)
  expect((await app.mailsTo(email))[0]?.text).toContain('> May I bring a dog?')
})

it('mails nothing to a visitor who is there, or is back in time, and tells members which', async () => {
  const { guest, email, params } = await held()
  const stream = await readLive(owner.client, `/api/eu/v2/live?agentId=${owner.agentId}`)
  const isHere = async (online: boolean) =>
    stream.until(({ type, who, conversationId }) =>
      type === 'visit' && conversationId === params.conversationId ? who.online === online : false,
    )
  const page = await open(guest)
  await isHere(true)
  expect(await visitorIn(params)).toMatchObject({ isHere: true, leftAt: null })
  expect((await answer(params, 'Welcome.')).mail).toBeUndefined()
  page.close()
  await isHere(false)
  const { isHere: still, leftAt, mailsTo } = await visitorIn(params)
  expect({ still, mailsTo }).toEqual({ still: false, mailsTo: 'a•••@visitors.example' })
  expect(leftAt).not.toBeNull()
  app.clock.advance(1_000)
  expect((await answer(params, 'Are you there?')).mail?.state).toBe('due')
  app.clock.advance(1_000)
  const back = await open(guest)
  // The visitor's own stream is told of none of it: a message told again would be counted as new.
  expect(back.events.filter(({ type }) => type === 'mail' || type === 'visit')).toEqual([])
  back.close()
  await back.over
  await after(answerMailWaitMs)
  expect(await mailsOf(params)).toEqual([null, null])
  expect(await app.mailsTo(email)).toEqual([])
  stream.close()
})

it('takes who asks page by page for there', async () => {
  const { guest, email, params } = await held()
  await guest.fetch(`/api/eu/public/agents/${owner.agentId}/live`)
  expect(await visitorIn(params)).toMatchObject({ isHere: true })
  expect((await answer(params, 'Hello.')).mail).toBeUndefined()
  app.clock.advance(31_000)
  expect(await visitorIn(params)).toMatchObject({ isHere: false })
  await after(answerMailWaitMs)
  expect(await app.mailsTo(email)).toEqual([])
})

it('mails nothing where no address was given, and says so', async () => {
  const { params } = await held('Hello')
  expect(await visitorIn(params)).toMatchObject({ mailsTo: '' })
  expect((await answer(params, 'Hello.')).mail).toBeUndefined()
})

it('mails nobody whose address a number given here led to', async () => {
  const theirs = newAddress()
  await held(`I am Ana, 0171 2345678, ${theirs}`)
  const stranger = await held('call me at 0171 2345678')
  await say(await visitor(), 'Hello')
  expect(await visitorIn(stranger.params)).toMatchObject({ mailsTo: '' })
  expect((await answer(stranger.params, 'Secret.')).mail).toBeUndefined()
})

it('keeps what is beyond the limit for one mail, and mails nothing once the visitor is erased', async () => {
  const { email, params } = await held()
  const { points, seconds } = answerMailLimits.conversation
  for (let sent = 0; sent < points; sent += 1) {
    await answer(params, `Answer ${sent}`)
    await after(answerMailWaitMs + 1_000)
  }
  expect(await app.mailsTo(email)).toHaveLength(points)
  await answer(params, 'One more.')
  await after(answerMailWaitMs + 1_000)
  await answer(params, 'And another.')
  expect(await app.mailsTo(email)).toHaveLength(points)
  await after(seconds * 1000)
  expect(await app.mailsTo(email)).toHaveLength(points + 1)
  await answer(params, 'Never read.')
  const body = { conversationId: params.conversationId }
  const erased = await owner.client.call(removeVisitor, { params: agent().params, body } as never)
  expect(erased.status, erased.text).toBe(200)
  await after(answerMailWaitMs + seconds * 1000)
  expect(await app.mailsTo(email)).toHaveLength(points + 1)
})
