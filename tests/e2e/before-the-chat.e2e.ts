import type { Frame } from 'playwright'
import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { chatFormWords } from '#mocks/contracts/leads/chat-form-words.ts'
import { listLeads } from '#mocks/contracts/leads/lead.contract.ts'
import { openVisit } from './harness/browser.ts'
import { setUpDeskVisit } from './harness/desk-visit.ts'

const desk = setUpDeskVisit(async ({ client, agentId }) => {
  const params = { region: 'eu', agentId }
  const fields = [
    { kind: 'name', label: '', required: false },
    { kind: 'email', label: '', required: true },
    { kind: 'own', label: 'Company', required: false },
  ] as const
  const chatForm = { fields: [...fields], consent: 'See [our policy](https://example.com/privacy).' }
  await client.call(saveAgent, { params, body: { chatForm } })
  await client.call(publishAgent, { params })
})
const { owner } = desk

it('a visitor fills in the form, chats and rates; the owner sees the lead and the thumb', async () => {
  const frame = await desk.openWidget()
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
  const told = await desk.member.until(({ message }) => message?.rating === 'down')
  const { items } = (
    await owner.client.call(listLeads, { params: { region: 'eu', agentId: owner.agentId }, query: {} })
  ).body
  expect(items).toMatchObject([
    {
      ...{ name: 'Ana Lima', email: 'ana@example.com', source: 'form' },
      ...{ fields: [{ column: 'Company', value: 'Acme' }], conversationIds: [told.conversationId] },
      consent: 'See [our policy](https://example.com/privacy).',
    },
  ])
  // Nobody who has begun is asked again, and the thumb is there after a reload.
  const again = await desk.openWidget()
  await again.getByRole('button', { name: 'Not helpful', pressed: true }).waitFor()
  await expect(again.getByRole('form').count()).resolves.toBe(0)
})

it('the closed bubble counts what a person writes', async () => {
  const frame = desk.visit.page.frames()[1] as Frame
  const field = frame.getByRole('textbox', { name: 'Message' })
  await field.fill('I want to talk to a person')
  await field.press('Enter')
  const told = await desk.member.until(({ card }) => card?.state === 'waiting')
  await frame.getByText('A person will answer you here.').waitFor()
  const params = { region: 'eu', agentId: owner.agentId, conversationId: told.conversationId ?? '' }
  await owner.client.call(takeConversation, { params })
  await frame.getByText(/has joined\.$/).waitFor()
  await frame.getByRole('button', { name: 'Close chat' }).click()
  for (const [at, text] of ['Hello, this is Anna.', 'How can I help?'].entries()) {
    await owner.client.call(sendMemberMessage, { params, body: { text, clientId: `client-id-000${at}` } })
  }
  await expect.poll(() => desk.launcher().textContent(), { timeout: 10_000 }).toBe('2')
  await desk.launcher().click()
  await frame.getByText('How can I help?').waitFor()
  await expect(desk.launcher().textContent()).resolves.toBe('')
})

it('what was filled in is shown and sent again where its refusal comes after the chat began', async () => {
  // Somebody who has not been here before.
  const { page, context } = await openVisit(desk.visit.context.browser()!)
  let refused = 0
  await page.route('**/agents/*/form', async (route) => {
    if (refused > 0) return route.continue()
    refused += 1
    await new Promise((resolve) => setTimeout(resolve, 4300))
    await route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'Too many.' } })
  })
  await page.goto(`${desk.app.url}/app/eu/render/${owner.agentId}/iframe`)
  await page.getByLabel('Email').fill('late@example.com')
  await page.getByRole('button', { name: 'Start chat' }).click()
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill('Are you there')
  await page.getByText(chatFormWords('en').unkept).waitFor()
  await page.getByText('late@example.com').waitFor()
  // Nothing that is typed meanwhile is lost.
  await field.pressSequentially(' today?')
  expect(await field.inputValue()).toBe('Are you there today?')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('late@example.com').waitFor({ state: 'detached' })
  const { items } = (
    await owner.client.call(listLeads, { params: { region: 'eu', agentId: owner.agentId }, query: {} })
  ).body
  expect(items).toContainEqual(expect.objectContaining({ email: 'late@example.com', source: 'form' }))
  await context.close()
})
