import type { Browser, BrowserContext, Frame } from 'playwright'
import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { openVisit } from './harness/browser.ts'
import { setUpDeskVisit } from './harness/desk-visit.ts'
import { countStreams, openWidgetIn, say } from './harness/visitor-windows.ts'

/**
 * Ten windows of one browser, all of them looked at. A browser opens six connections to one server over HTTP/1.1, which
 * is what tests are served by.
 */
const desk = setUpDeskVisit(({ client, agentId }) => share(client, agentId, false))
const { owner } = desk
const wants = 'I want to talk to a person'
const seconds = { timeout: 6000 }

/** Whether windows of a browser have one conversation. */
async function share({ call }: typeof owner.client, agentId: string, syncBrowser: boolean): Promise<void> {
  const params = { region: 'eu', agentId }
  await call(saveAgent, { params, body: { syncBrowser } })
  await call(publishAgent, { params })
}

/** An ordinary call to the server, as any window makes them. */
const isServed = (frame: Frame) =>
  frame.evaluate(async () => (await fetch('/health', { signal: AbortSignal.timeout(3000) })).status)

/** Ten windows, in each of which `open` does what it takes to follow. */
async function tenWindows(
  context: BrowserContext,
  open: (frame: Frame, at: number) => Promise<void>,
): Promise<Frame[]> {
  const frames: Frame[] = []
  for (let at = 0; at < 10; at++) {
    const frame = await openWidgetIn(await context.newPage(), desk.siteUrl)
    await open(frame, at)
    frames.push(frame)
  }
  return frames
}

/** A member says something. */
async function answer(conversationId: string, text: string): Promise<void> {
  const params = { region: 'eu', agentId: owner.agentId, conversationId }
  const body = { text, clientId: `client-id-${text.length}` }
  expect((await owner.client.call(sendMemberMessage, { params, body })).status).toBe(200)
}

/** A member takes it over. */
async function take(conversationId: string): Promise<void> {
  const params = { region: 'eu', agentId: owner.agentId, conversationId }
  await owner.client.call(takeConversation, { params })
}

it('with a conversation each: two have a stream, all are answered, and other calls go through', async () => {
  const { context, faults } = desk.visit
  const streams = countStreams(context)
  const conversations = new Set<string>()
  const frames = await tenWindows(context, async (frame) => {
    await say(frame, wants)
    await frame.getByText('A person will answer you here.').waitFor()
    const told = await desk.member.until(
      ({ card, conversationId = '' }) => card?.state === 'waiting' && !conversations.has(conversationId),
    )
    conversations.add(told.conversationId ?? '')
  })
  for (const id of conversations) await take(id)
  for (const id of conversations) await answer(id, 'Good morning')
  await Promise.all(frames.map((frame) => frame.getByText('Good morning').waitFor(seconds)))
  expect(streams()).toBe(2)
  expect(await Promise.all(frames.map(isServed))).toEqual(frames.map(() => 200))
  expect(faults).toEqual([])
})

it('with one conversation: one has a stream, all are told at once, and another goes on when it is closed', async () => {
  await share(owner.client, owner.agentId, true)
  const before = desk.member.events.length
  const { context, faults } = await openVisit(desk.visit.context.browser() as Browser)
  const streams = countStreams(context)
  const frames = await tenWindows(context, async (frame, at) => {
    if (at === 0) await say(frame, wants)
    await frame.getByText('A person will answer you here.').waitFor()
  })
  const told = desk.member.events.slice(before).find(({ card }) => card?.state === 'waiting')
  const id = told?.conversationId ?? ''
  await take(id)
  const sentAt = performance.now()
  await answer(id, 'Good evening')
  await Promise.all(frames.map((frame) => frame.getByText('Good evening').waitFor(seconds)))
  process.stdout.write(`ten windows are told after ${Math.round(performance.now() - sentAt)} ms\n`)
  expect(streams()).toBe(1)
  expect(await Promise.all(frames.map(isServed))).toEqual(frames.map(() => 200))
  // The first of them had the stream.
  await frames[0]?.page().close()
  await answer(id, 'Good night')
  await Promise.all(frames.slice(1).map((frame) => frame.getByText('Good night').waitFor(seconds)))
  for (const frame of frames.slice(1)) {
    for (const text of ['Good evening', 'Good night']) expect(await frame.getByText(text).count()).toBe(1)
  }
  await expect.poll(streams).toBe(1)
  expect(faults).toEqual([])
})
