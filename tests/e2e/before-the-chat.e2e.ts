import { join } from 'node:path'
import type { Browser, Frame } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embedCode } from '#features/shared/embed-code/embed-code.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { listLeads } from '#mocks/contracts/leads/lead.contract.ts'
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
  const params = { region: 'eu', agentId }
  const fields = [
    { kind: 'name', label: '', required: false },
    { kind: 'email', label: '', required: true },
    { kind: 'own', label: 'Company', required: false },
  ] as const
  const chatForm = { fields: [...fields], consent: 'See [our policy](https://example.com/privacy).' }
  await owner.client.call(saveAgent, { params, body: { chatForm } })
  await owner.client.call(publishAgent, { params })
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

const launcher = () => visit.page.locator('voiceglow-widget .vg-launcher')

async function openWidget(): Promise<Frame> {
  await visit.page.goto(site.url)
  await launcher().click()
  await expect.poll(() => visit.page.frames().length, { timeout: 10_000 }).toBeGreaterThan(1)
  return visit.page.frames()[1] as Frame
}

it('a visitor fills in the form, chats and rates; the owner sees the lead and the thumb', async () => {
  const frame = await openWidget()
  await frame.getByRole('form', { name: 'Before we begin' }).waitFor()
  await expect(frame.getByRole('textbox', { name: 'Message' }).count()).resolves.toBe(0)
  const start = frame.getByRole('button', { name: 'Start chat' })
  await frame.getByLabel('Name (optional)').fill('Ana Lima')
  await start.click()
  await frame
    .getByText('Please enter an email address.')
    .or(frame.getByText('Please fill this in.'))
    .waitFor()
  await frame.getByLabel('Email').fill('ana@example.com')
  await frame.getByLabel('Company (optional)').fill('Acme')
  await expect(frame.getByRole('link', { name: 'our policy' }).getAttribute('href')).resolves.toBe(
    'https://example.com/privacy',
  )
  await start.click()
  const field = frame.getByRole('textbox', { name: 'Message' })
  await field.fill('When are you open?')
  await field.press('Enter')
  const down = frame.getByRole('button', { name: 'Not helpful' })
  await down.click()
  const told = await member.until(({ message }) => message?.rating === 'down')
  const { items } = (await owner.client.call(listLeads, { params: { region: 'eu', agentId }, query: {} }))
    .body
  expect(items).toMatchObject([
    {
      ...{ name: 'Ana Lima', email: 'ana@example.com', source: 'form' },
      ...{ fields: [{ column: 'Company', value: 'Acme' }], conversationIds: [told.conversationId] },
      consent: 'See [our policy](https://example.com/privacy).',
    },
  ])
  // Nobody who has begun is asked again, and the thumb is there after a reload.
  const again = await openWidget()
  await again.getByRole('button', { name: 'Not helpful', pressed: true }).waitFor()
  await expect(again.getByRole('form').count()).resolves.toBe(0)
})

it('the closed bubble counts what a person writes', async () => {
  const frame = visit.page.frames()[1] as Frame
  const field = frame.getByRole('textbox', { name: 'Message' })
  await field.fill('I want to talk to a person')
  await field.press('Enter')
  const told = await member.until(({ card }) => card?.state === 'waiting')
  await frame.getByText('A person will answer you here.').waitFor()
  const params = { region: 'eu', agentId, conversationId: told.conversationId ?? '' }
  await owner.client.call(takeConversation, { params })
  await frame.getByText(/has joined\.$/).waitFor()
  await frame.getByRole('button', { name: 'Close chat' }).click()
  for (const [at, text] of ['Hello, this is Anna.', 'How can I help?'].entries()) {
    await owner.client.call(sendMemberMessage, { params, body: { text, clientId: `client-id-000${at}` } })
  }
  await expect.poll(() => launcher().textContent(), { timeout: 10_000 }).toBe('2')
  await launcher().click()
  await frame.getByText('How can I help?').waitFor()
  await expect(launcher().textContent()).resolves.toBe('')
})
