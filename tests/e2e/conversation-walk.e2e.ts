import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { startEmbeddingSite } from './harness/embedding-site.ts'
import { signInAs } from './harness/sign-in.ts'

const dist = join(import.meta.dirname, '../../dist')
const question = 'Do you hire out rowing boats?'
const better = 'Yes. Rowing boats are at the pier, ten euros an hour.'

/** A question nobody had an answer to, from both sides: two people, two browsers, and nothing but their screens. */
describe('a conversation from a question to its better answer', () => {
  const app = setUpApp({ dist })
  const owner = setUpOwnerOfAgent(app)
  let browser: Browser
  let site: Awaited<ReturnType<typeof startEmbeddingSite>>
  let visitor: Visit
  let member: Visit
  let frame: Frame
  let desk: Page

  beforeAll(async () => {
    const { agentId } = owner
    site = await startEmbeddingSite({ origin: app.url, agentId, title: 'Desk' })
    browser = await launchBrowser()
    visitor = await openVisit(browser)
    member = await openVisit(browser)
    await signInAs(member, app.url, owner.client)
    desk = member.page
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  async function say(text: string): Promise<void> {
    const field = frame.getByRole('textbox', { name: 'Message' })
    await field.fill(text)
    await field.press('Enter')
  }

  const said = () => desk.getByRole('list', { name: 'What was said' })
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).click()
  /** What the agent said; the first of them is its greeting. */
  const answers = () => frame.locator('[data-role="assistant"]:not([data-by]):not([data-writing])')

  it('the agent does not know, and the visitor asks for a person, which arrives by itself', async () => {
    await desk.goto(`${app.url}/app/eu/agents/${owner.agentId}/convos`)
    await desk.getByText(/as soon as a visitor writes/).waitFor()
    await visitor.page.goto(site.url)
    await visitor.page.locator('voiceglow-widget .vg-launcher').click()
    await expect.poll(() => visitor.page.frames().length).toBeGreaterThan(1)
    frame = visitor.page.frames()[1] as Frame
    await say(question)
    await answers().nth(1).waitFor()
    expect(await answers().nth(1).innerText()).not.toContain('pier')
    const row = desk.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
    await row.getByText(question).first().waitFor()
    await say('I want to talk to a person')
    await frame.getByText('A person will answer you here.').waitFor()
    await row.getByText('Waiting').waitFor()
  })

  it('a member takes over in one press; both read each other, and see each other type', async () => {
    await desk.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: question }).click()
    await said().getByText('The agent did not know').first().waitFor()
    await desk.getByText(/^A person was asked for just now$/).waitFor()
    await press('Take over')
    await frame.getByText('A member of our team has joined.').waitFor()
    const reply = desk.getByRole('textbox', { name: 'Message to the visitor' })
    await reply.pressSequentially('We ')
    await frame.getByText('A member of our team is writing…').waitFor({ state: 'attached' })
    await reply.fill(better)
    await reply.press('Enter')
    await frame.getByText(better).waitFor()
    const field = frame.getByRole('textbox', { name: 'Message' })
    await field.pressSequentially('Wonderful')
    await desk.getByText('The visitor is typing…').waitFor()
    await field.press('Enter')
    await said().getByText('Wonderful').waitFor()
    // The agent stays silent.
    expect(await answers().count()).toBe(2)
  })

  it('hands back and closes, and the visitor reads so', async () => {
    await press('Hand back')
    await frame.getByText('Back with the assistant.').waitFor()
    await desk.getByText('The agent answers.').waitFor()
    // What the visitor said last is the agent's to answer.
    await expect.poll(() => answers().count()).toBe(3)
    await press('Close')
    await frame.getByText('This conversation is closed. Thank you! Write again at any time.').waitFor()
    await desk.getByText('Opens again when the visitor writes.').waitFor()
  })

  it('what it should have said is kept in two presses beside the typing, the old and the new shown', async () => {
    await said().getByRole('button', { name: 'Improve answer' }).first().click()
    const drawer = desk.getByRole('dialog', { name: 'Improve answer' })
    expect(await drawer.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(question)
    const old = drawer.locator('section', { has: desk.getByRole('heading', { name: 'What it said' }) })
    expect(await old.innerText()).toContain((await answers().nth(1).locator('p').first().innerText()).trim())
    await drawer.getByRole('textbox', { name: 'What it should say' }).fill(better)
    const next = drawer.getByRole('status')
    await next.getByRole('heading', { name: 'What the knowledge would answer' }).waitFor()
    await next.getByText('ten euros an hour').waitFor()
    await next.getByText('Known', { exact: true }).waitFor()
    await press('Save to knowledge')
    await desk.getByText('Saved to knowledge').waitFor()
    await drawer.waitFor({ state: 'hidden' })
  })

  it('the visitor asks again and gets it, from the agent', async () => {
    await say(question)
    await expect.poll(() => answers().count()).toBe(4)
    expect(await answers().nth(3).innerText()).toContain('ten euros an hour')
    await desk.getByText('The agent answers.').waitFor()
    expect(await frame.getByRole('alert').count()).toBe(0)
    expect(visitor.faults).toEqual([])
    expect(member.faults).toEqual([])
  })
})
