import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from '../harness/sign-up.ts'
import { addMember } from '../harness/workspace-people.ts'
import { type Desk, startDesk } from './harness/desk.ts'

let desk: Desk

beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.stop())

const notice = (page: Page) => page.getByText('A visitor is waiting for a person')

it('tells an owner on another screen of a visitor who waits: one notice over all tabs, one stream', async () => {
  const { page } = desk.visit
  const streams: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/v2/live')) streams.push(request.url())
  })
  const other = await page.context().newPage()
  // Both follow once each has asked who waits.
  const asked = (of: Page) =>
    of.waitForResponse((response) => response.url().includes('/inbox/waiting'), { timeout: 30_000 })
  const both = Promise.all([asked(page), asked(other)])
  await page.goto(desk.tab('overview'))
  await other.goto(desk.tab('kb'))
  await both
  await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(1)

  const shown: number[] = []
  await desk.ask('I want to talk to a person')
  await expect
    .poll(
      async () => {
        shown.push((await notice(page).count()) + (await notice(other).count()))
        return shown.at(-1)
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(1)
  await expect.poll(() => page.title()).toMatch(/^\(1\) /)
  await expect.poll(() => other.title()).toMatch(/^\(1\) /)
  await page.getByRole('link', { name: 'Chats 1 waiting' }).first().waitFor()
  shown.push((await notice(page).count()) + (await notice(other).count()))
  expect(Math.max(...shown)).toBe(1)
  expect(streams).toHaveLength(1)

  const told = (await notice(page).count()) === 1 ? page : other
  await told.getByRole('link', { name: 'Open', exact: true }).click()
  await told.getByRole('button', { name: 'Take over' }).click()
  await told.getByRole('textbox', { name: 'Message to the visitor' }).waitFor()
  await expect.poll(() => page.title()).not.toMatch(/^\(/)
  await expect.poll(() => other.title()).not.toMatch(/^\(/)
  await other.close()
})

it('tells who may only look of nobody who waits', async () => {
  const looker = await signUp(desk.app)
  await addMember(desk.app, desk.owner, looker, ['view'])
  const { page } = await desk.visitOf(looker)
  const told: { count: number }[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/v2/inbox/waiting')) told.push(await response.json())
  })
  await page.goto(desk.tab('overview'))
  await page.getByRole('link', { name: 'Chats' }).first().waitFor()
  await desk.ask('I want to talk to a person')
  await page.waitForTimeout(4500)
  expect(told.length).toBeGreaterThan(0)
  expect(told.every(({ count }) => count === 0)).toBe(true)
  expect(await page.title()).not.toMatch(/^\(/)
})
