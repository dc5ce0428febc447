import type { Frame } from 'playwright'
import { expect, it } from 'vitest'
import {
  releaseConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { setUpDeskVisit } from './harness/desk-visit.ts'

const desk = setUpDeskVisit()
const { owner } = desk

async function say(frame: Frame, text: string): Promise<void> {
  const field = frame.getByRole('textbox', { name: 'Message' })
  await field.fill(text)
  await field.press('Enter')
}

it('a visitor asks for a person, has one, and is back with the agent', async () => {
  const live: string[] = []
  desk.visit.page.on('request', (request) => {
    if (request.url().endsWith('/live')) live.push(request.url())
  })
  const frame = await desk.openWidget()
  await frame.getByRole('textbox', { name: 'Message' }).waitFor()
  expect(live).toEqual([])
  await say(frame, 'I want to talk to a person')
  await frame.getByText('A person will answer you here.').waitFor()
  const told = await desk.member.until(({ card }) => card?.state === 'waiting')
  const params = { region: 'eu', agentId: owner.agentId, conversationId: told.conversationId ?? '' }

  await owner.client.call(takeConversation, { params })
  const name = 'A member of our team'
  await frame.getByText(`${name} has joined.`).waitFor()

  await owner.client.call(sayTyping, { params })
  await frame.getByText(`${name} is writing…`).waitFor({ state: 'attached' })
  const sentAt = performance.now()
  await owner.client.call(sendMemberMessage, {
    params,
    body: { text: 'Hello, how can I help?', clientId: 'client-id-0001' },
  })
  await frame.getByText('Hello, how can I help?').waitFor()
  process.stdout.write(
    `a member's message is on the visitor's screen after ${Math.round(performance.now() - sentAt)} ms\n`,
  )

  await say(frame, 'Do you bake on Sundays?')
  await desk.member.until(
    ({ message }) => message?.role === 'user' && /Sundays/.test(JSON.stringify(message.blocks)),
  )
  await frame.getByRole('textbox', { name: 'Message' }).pressSequentially('One more')
  await desk.member.until(({ type, who }) => type === 'typing' && who?.role === 'user')
  expect(await frame.locator('[data-role="assistant"]:not([data-by])').count()).toBe(1)

  await owner.client.call(releaseConversation, { params })
  await frame.getByText('Back with the assistant.').waitFor()
  const answers = frame.locator('[data-role="assistant"]:not([data-by]):not([data-writing])')
  // Beside the greeting: what the member left unanswered.
  await answers.nth(1).waitFor()
  expect(await answers.count()).toBe(2)
  await say(frame, 'What can you do?')
  await answers.nth(2).waitFor()
  expect(await frame.getByText('Hello, how can I help?').count()).toBe(1)
  expect(await frame.getByRole('alert').count()).toBe(0)
  expect(desk.visit.faults).toEqual([])
})

it('what was said stays after a reload, with who said it', async () => {
  const frame = await desk.openWidget()
  await frame.getByRole('textbox', { name: 'Message' }).waitFor()
  await frame.getByText('Hello, how can I help?').waitFor()
  await frame.getByText('Back with the assistant.').waitFor()
})

it('who comes back and asks for a person reads of no failure', async () => {
  const frame = await desk.openWidget()
  await frame.getByText('Back with the assistant.').waitFor()
  const wait = frame.getByText('A person will answer you here.')
  expect(await wait.count()).toBe(1)
  await say(frame, 'I want to talk to a person')
  await wait.nth(1).waitFor()
  expect(await frame.getByRole('alert').count()).toBe(0)
})

it('who leaves an address while they wait is told that it was kept, and when nobody is there any more', async () => {
  const frame = desk.visit.page.frames()[1] as Frame
  await say(frame, 'I have to go, my mail is lee@example.com')
  await frame.getByText('Thank you. Your details have been passed on to the team.').waitFor()
  const back = frame.getByText('Back with the assistant.')
  expect(await back.count()).toBe(1)
  const { conversationId } = await desk.member.until(({ message }) => message?.notice?.kind === 'noted')
  const body = { workspaceId: owner.workspaceId, conversationIds: [conversationId] }
  await owner.client.call(removeInboxSelection, { params: { region: 'eu' }, body })
  await back.nth(1).waitFor()
  const answers = frame.locator('[data-role="assistant"]:not([data-by]):not([data-writing])')
  const before = await answers.count()
  await say(frame, 'What can you do?')
  await expect.poll(() => answers.count(), { timeout: 10_000 }).toBe(before + 1)
  expect(await frame.getByRole('alert').count()).toBe(0)
  expect(desk.visit.faults).toEqual([])
})
