import type { Browser, Frame, Page } from 'playwright'
import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import { signUp } from '../harness/sign-up.ts'
import { addMember } from '../harness/workspace-people.ts'
import { openVisit, type Visit } from './harness/browser.ts'
import { setUpDeskVisit } from './harness/desk-visit.ts'
import { signInAs } from './harness/sign-in.ts'
import { countStreams, openWidgetIn, say } from './harness/visitor-windows.ts'

/** What goes wrong around a conversation: tabs, networks, clocks and rights. */
const desk = setUpDeskVisit(async ({ client, agentId }) => {
  const params = { region: 'eu', agentId }
  await client.call(saveAgent, { params, body: { syncBrowser: true } })
  await client.call(publishAgent, { params })
})
const { owner } = desk

const openWidget = (page: Page) => openWidgetIn(page, desk.siteUrl)

/** A tab is looked at, or lies behind another one. */
const setHidden = (frame: Frame, hidden: boolean) =>
  frame.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

const browser = () => desk.visit.context.browser() as Browser

/** A fresh browser whose clock is off. */
async function visitWithClock(hours: number): Promise<Visit> {
  const visit = await openVisit(browser())
  await visit.context.addInitScript((ahead) => {
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given: []) {
        if (given.length > 0) super(...given)
        else super(Right.now() + ahead)
      }
      static override now = () => Right.now() + ahead
    } as DateConstructor
  }, hours * 3_600_000)
  return visit
}

/** What was said in a conversation, oldest first. */
async function saidIn(conversationId: string): Promise<string[]> {
  const params = { region: 'eu', agentId: owner.agentId, conversationId }
  const { body } = await owner.client.call(listMessages, { params, query: {} })
  return body.items.map((message) => plainText(message))
}

const inbox = (search = '') => `${desk.app.url}/app/eu/agents/${owner.agentId}/convos${search}`
let conversationId = ''

it('ten tabs of one visitor show one conversation, each line once, over two streams at most', async () => {
  const { context } = desk.visit
  const streams = countStreams(context)
  const tabs: Frame[] = []
  for (let at = 0; at < 10; at++) {
    const frame = await openWidget(at === 0 ? desk.visit.page : await context.newPage())
    if (at === 0) await say(frame, 'What can you do?')
    if (at < 9) await frame.locator('[data-role="user"]').first().waitFor()
    tabs.push(frame)
    if (at < 9) await setHidden(frame, true)
  }
  await expect.poll(streams).toBeLessThanOrEqual(2)
  const last = tabs[9] as Frame
  await say(last, 'I want to talk to a person')
  const told = await desk.member.until(({ card }) => card?.state === 'waiting')
  conversationId = told.conversationId ?? ''
  const params = { region: 'eu', agentId: owner.agentId, conversationId }
  await owner.client.call(takeConversation, { params })
  const body = { text: 'Hello from the harbour', clientId: 'client-id-0001' }
  await owner.client.call(sendMemberMessage, { params, body })
  await last.getByText('Hello from the harbour').waitFor()
  for (const tab of tabs.toReversed()) {
    await setHidden(tab, false)
    await tab.getByText('Hello from the harbour').waitFor()
    for (const line of ['I want to talk to a person', 'Hello from the harbour'])
      expect(await tab.getByText(line, { exact: true }).count()).toBe(1)
    await setHidden(tab, true)
  }
  await expect.poll(streams).toBeLessThanOrEqual(2)
  const said = await saidIn(conversationId)
  expect(said.filter((text) => text === 'I want to talk to a person')).toHaveLength(1)
  expect(desk.visit.faults).toEqual([])
  for (const tab of tabs.slice(1)) await tab.page().close()
  // Whichever followed for the others: the one that is left does now, though nobody looks at it.
  await expect.poll(streams).toBe(1)
  await setHidden(tabs[0] as Frame, false)
})

it('what was written without a network is sent once it is back, in order and each once', async () => {
  const { context } = desk.visit
  const frame = desk.visit.page.frames()[1] as Frame
  await context.setOffline(true)
  await frame.getByText(/You are offline/).waitFor()
  for (const text of ['Is the pier open?', 'And the café?', 'Until when?']) {
    await say(frame, text)
    // That it is sent later is all that is said.
    await frame.getByText(text, { exact: true }).waitFor()
    expect(await frame.getByRole('alert').count()).toBe(0)
  }
  await context.setOffline(false)
  await frame.getByText(/You are offline/).waitFor({ state: 'hidden' })
  await expect
    .poll(async () => (await saidIn(conversationId)).slice(-3))
    .toEqual(['Is the pier open?', 'And the café?', 'Until when?'])
  // Looked at once more, after everything had its time.
  await frame.page().waitForTimeout(2000)
  const said = await saidIn(conversationId)
  for (const text of ['Is the pier open?', 'And the café?', 'Until when?']) {
    expect(said.filter((one) => one === text)).toHaveLength(1)
    expect(await frame.getByText(text, { exact: true }).count()).toBe(1)
  }
})

it('clocks that are hours off change no order, and nothing that is said about time', async () => {
  const visitor = await visitWithClock(-7)
  const member = await visitWithClock(5)
  await signInAs(member, desk.app.url, owner.client)
  const { page } = member
  await page.goto(inbox())
  // Another conversation may have had its last message in this very second.
  const row = page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('listitem')
    .filter({ hasText: 'I want to talk to a person' })
  const frame = await openWidget(visitor.page)
  await say(frame, 'I want to talk to a person')
  await frame.getByText('A person will answer you here.').waitFor()
  await row.getByText('Waiting').waitFor()
  await row.getByText('just now').waitFor()
  await row.getByText('New', { exact: true }).waitFor({ state: 'attached' })
  await row.getByRole('button', { name: /I want to talk/ }).click()
  await page.getByText('A person was asked for just now').waitFor()
  await page.getByRole('button', { name: 'Take over' }).click()
  const reply = page.getByRole('textbox', { name: 'Message to the visitor' })
  await reply.fill('Good morning')
  await reply.press('Enter')
  await frame.getByText('Good morning').waitFor()
  await say(frame, 'Good evening')
  const said = page.getByRole('list', { name: 'What was said' })
  await said.getByText('Good evening').waitFor()
  for (const text of [await said.innerText(), await frame.getByRole('log').innerText()]) {
    const places = ['I want to talk to a person', 'has joined', 'Good morning', 'Good evening'].map((line) =>
      text.indexOf(line),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  }
  await expect.poll(() => row.getByText('New', { exact: true }).count()).toBe(0)
  await visitor.context.close()
  await member.context.close()
})

it('who may answer no longer, in the middle of a chat, reads so and looks on', async () => {
  const colleague = await signUp(desk.app)
  await addMember(desk.app, owner, colleague)
  const visitor = await openVisit(browser())
  const frame = await openWidget(visitor.page)
  await say(frame, 'I want to talk to a person')
  await frame.getByText('A person will answer you here.').waitFor()
  const member = await openVisit(browser())
  await signInAs(member, desk.app.url, colleague.client)
  const { page } = member
  await page.goto(inbox('?view=waiting'))
  await page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button', { name: /I want to talk/ })
    .click()
  await page.getByRole('button', { name: 'Take over' }).click()
  const reply = page.getByRole('textbox', { name: 'Message to the visitor' })
  await page.getByText('You answer. The agent stays silent.').waitFor()
  await reply.fill('One moment, please')
  const saved = await owner.client.call(saveMember, {
    params: { region: 'eu', uid: owner.workspaceId },
    body: { email: colleague.email, usersPerms: ['view'] },
  })
  expect(saved.status).toBe(200)
  // What they had is anybody's again, and they cannot take it.
  await reply.waitFor({ state: 'hidden' })
  await page.getByText('You may no longer answer. Ask the owner of the workspace.').waitFor()
  expect(await page.getByRole('button', { name: 'Take over' }).count()).toBe(0)
  expect(await frame.getByText('One moment, please').count()).toBe(0)
  // They may look on, and what the visitor writes arrives.
  await say(frame, 'Are you there?')
  await page.getByRole('list', { name: 'What was said' }).getByText('Are you there?').waitFor()
  await member.context.close()
  await visitor.context.close()
})

it('what a visitor says while the page of Chats is not followed yet is there once it is', async () => {
  const visitor = await openVisit(browser())
  const member = await openVisit(browser())
  await signInAs(member, desk.app.url, owner.client)
  const { page } = member
  let follow = () => {}
  const wanted = new Promise<void>((resolve) => {
    follow = resolve
  })
  await page.route(/\/v2\/live/, async (route) => {
    await wanted
    await route.continue()
  })
  const listed = page.waitForResponse((response) => /\/v2\/inbox\?/.test(response.url()))
  await page.goto(inbox())
  await listed
  const chats = page.getByRole('list', { name: 'Conversations' })
  await say(await openWidget(visitor.page), 'Is the harbour lit at night?')
  await expect.poll(() => visitor.page.frames()[1]?.getByRole('log').innerText()).toContain('lit at night')
  expect(await chats.getByText('Is the harbour lit at night?').count()).toBe(0)
  follow()
  await chats.getByText('Is the harbour lit at night?').first().waitFor()
  await member.context.close()
  await visitor.context.close()
})
