import { expect, it } from 'vitest'
import { saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { signUp } from '../harness/sign-up.ts'
import { addMember } from '../harness/workspace-people.ts'
import { openVisit } from './harness/browser.ts'
import { setUpDeskVisit } from './harness/desk-visit.ts'
import { signInAs } from './harness/sign-in.ts'

const desk = setUpDeskVisit()
const { app, owner } = desk

it('a colleague takes a visitor over from whoever answers, and hands them back', async () => {
  const colleague = await signUp(app)
  await addMember(app, owner, colleague, ['view', 'chats'])
  const visitor = await desk.openWidget()
  const say = async (text: string) => {
    const field = visitor.getByRole('textbox', { name: 'Message' })
    await field.fill(text)
    await field.press('Enter')
  }
  await say('I want to talk to a person')
  const { conversationId } = await desk.member.until(({ card }) => card?.state === 'waiting')

  const browser = desk.visit.context.browser()!
  const [first, second] = [await openVisit(browser), await openVisit(browser)]
  await signInAs(first, app.url, owner.client)
  await signInAs(second, app.url, colleague.client)
  const chat = `${app.url}/app/eu/agents/${owner.agentId}/convos?chat=${conversationId}`
  await Promise.all([first.page.goto(chat), second.page.goto(chat)])

  await first.page.getByRole('button', { name: 'Take over' }).click()
  const joined = visitor.getByText(/has joined\.$/)
  await joined.first().waitFor()
  const reply = first.page.getByRole('textbox', { name: 'Message to the visitor' })
  await reply.fill('Hello, what is it about?')
  await reply.press('Enter')
  await visitor.getByText('Hello, what is it about?').waitFor()
  await reply.fill('Nobody will read this')

  await second.page.getByRole('button', { name: 'Take over' }).click()
  const asked = second.page.getByRole('alertdialog', { name: /^Take over from / })
  await asked.getByRole('button', { name: 'Take over' }).click()
  await first.page.getByText(/answers now instead of you\./).waitFor()
  await first.page.getByText('What you typed was not sent').waitFor()
  expect(await reply.count()).toBe(0)
  await joined.nth(1).waitFor()

  const other = second.page.getByRole('textbox', { name: 'Message to the visitor' })
  await other.fill('I know about this one')
  await other.press('Enter')
  await visitor.getByText('I know about this one').waitFor()
  expect(await visitor.getByText('Nobody will read this').count()).toBe(0)

  await second.page.getByRole('button', { name: 'Hand back' }).click()
  await visitor.getByText('Back with the assistant.').waitFor()
  await say('What can you do?')
  await visitor.locator('[data-role="assistant"]:not([data-by]):not([data-writing])').nth(1).waitFor()
  expect(desk.visit.faults).toEqual([])
}, 60_000)

it('a member who may no longer answer reads so at once, and goes on once they may', async () => {
  const member = await signUp(app)
  await addMember(app, owner, member, ['view', 'chats'])
  const becomes = async (usersPerms: Permission[]) => {
    const { email } = member
    const params = { region: owner.region, uid: owner.workspaceId }
    const { status, text } = await owner.client.call(saveMember, { params, body: { email, usersPerms } })
    expect(status, text).toBe(200)
  }
  const visitor = await desk.openWidget()
  await visitor.getByRole('textbox', { name: 'Message' }).fill('I want to talk to a person')
  await visitor.getByRole('textbox', { name: 'Message' }).press('Enter')
  const { conversationId } = await desk.member.until(({ card }) => card?.state === 'waiting')
  const visit = await openVisit(desk.visit.context.browser()!)
  await signInAs(visit, app.url, member.client)
  const { page } = visit
  await page.goto(`${app.url}/app/eu/agents/${owner.agentId}/convos?chat=${conversationId}`)
  await page.getByRole('button', { name: 'Take over' }).click()
  const reply = page.getByRole('textbox', { name: 'Message to the visitor' })
  await reply.fill('Hello')

  await becomes(['view'])
  await page.getByText('You may no longer answer.').waitFor()
  await page.getByText(/^You can look at this/).waitFor()
  expect(await reply.count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Add note' }).count()).toBe(0)

  await becomes(['view', 'chats'])
  await page.getByRole('button', { name: 'Take over' }).click({ timeout: 45_000 })
  expect(await reply.inputValue()).toBe('Hello')
  await reply.press('Enter')
  await visitor.getByText('Hello', { exact: true }).waitFor()
}, 90_000)
