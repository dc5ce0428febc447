import { join } from 'node:path'
import type { Browser, Frame } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embedCode } from '#features/shared/embed-code/embed-code.ts'
import {
  releaseConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { startPages } from '../fakes/sites/static-site.ts'
import { type LiveReading, readLive } from '../harness/live-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'

const dist = join(import.meta.dirname, '../../dist')

let app: RunningApp
let browser: Browser
let visit: Visit
let site: Awaited<ReturnType<typeof startPages>>
let owner: Person
let agentId: string
let member: LiveReading

beforeAll(async () => {
  app = await startApp({ dist })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  member = await readLive(owner.client, `/api/eu/v2/live?agentId=${agentId}`)
  const code = embedCode('popup', { origin: app.url, region: 'eu', agentId, title: 'Desk', lang: 'en' })
  site = await startPages({
    '/': `<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,">${code}</html>`,
  })
  browser = await launchBrowser()
  visit = await openVisit(browser)
})
afterAll(async () => {
  member?.close()
  await browser?.close()
  await site?.stop()
  await app?.stop()
})

/** The widget's frame in the website's page. */
async function openWidget(): Promise<Frame> {
  const { page } = visit
  await page.goto(site.url)
  await page.locator('voiceglow-widget .vg-launcher').click()
  await expect.poll(() => page.frames().length, { timeout: 10_000 }).toBeGreaterThan(1)
  const frame = page.frames()[1] as Frame
  await frame.getByRole('textbox', { name: 'Message' }).waitFor()
  return frame
}

async function say(frame: Frame, text: string): Promise<void> {
  const field = frame.getByRole('textbox', { name: 'Message' })
  await field.fill(text)
  await field.press('Enter')
}

it('a visitor asks for a person, has one, and is back with the agent', async () => {
  const live: string[] = []
  visit.page.on('request', (request) => {
    if (request.url().endsWith('/live')) live.push(request.url())
  })
  const frame = await openWidget()
  expect(live).toEqual([])
  await say(frame, 'I want to talk to a person')
  await frame.getByText('A person will answer you here.').waitFor()
  const told = await member.until(({ card }) => card?.state === 'waiting')
  const params = { region: 'eu', agentId, conversationId: told.conversationId ?? '' }

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
  await member.until(
    ({ message }) => message?.role === 'user' && /Sundays/.test(JSON.stringify(message.blocks)),
  )
  await frame.getByRole('textbox', { name: 'Message' }).pressSequentially('One more')
  await member.until(({ type, who }) => type === 'typing' && who?.role === 'user')
  expect(await frame.locator('[data-role="assistant"]:not([data-by])').count()).toBe(1)

  await owner.client.call(releaseConversation, { params })
  await frame.getByText('Back with the assistant.').waitFor()
  await say(frame, 'What can you do?')
  await frame.locator('[data-role="assistant"]:not([data-by]):not([data-writing])').nth(1).waitFor()
  expect(await frame.getByText('Hello, how can I help?').count()).toBe(1)
  expect(await frame.getByRole('alert').count()).toBe(0)
  expect(visit.faults).toEqual([])
})

it('what was said stays after a reload, with who said it', async () => {
  const frame = await openWidget()
  await frame.getByText('Hello, how can I help?').waitFor()
  await frame.getByText('Back with the assistant.').waitFor()
})
