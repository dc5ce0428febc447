import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { setUpDeskVisit } from './harness/desk-visit.ts'
import { signInAs } from './harness/sign-in.ts'

const desk = setUpDeskVisit()
let browser: Browser
let team: Visit

beforeAll(async () => {
  browser = await launchBrowser()
  team = await openVisit(browser)
  await signInAs(team, desk.app.url, desk.owner.client)
})
afterAll(() => browser?.close())

it('a member sends a picture and a document, and keeps another with a note that the visitor never sees', async () => {
  const photo = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#b4532a' } })
    .jpeg()
    .toBuffer()
  const menu = Buffer.from('%PDF-1.7\nRye 4 €')
  const frame = await desk.openWidget()
  const field = frame.getByRole('textbox', { name: 'Message' })
  await field.fill('I want to talk to a person')
  await field.press('Enter')
  const { conversationId } = await desk.member.until(({ card }) => card?.state === 'waiting')

  const { page } = team
  await page.goto(`${desk.app.url}/app/eu/agents/${desk.owner.agentId}/convos?chat=${conversationId}`)
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByRole('textbox', { name: 'Message to the visitor' }).waitFor()
  const chooser = page.locator('input[type=file]')
  await chooser.first().setInputFiles([
    { name: 'terrace.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'menu.pdf', mimeType: 'application/pdf', buffer: menu },
  ])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const thread = page.getByRole('list', { name: 'What was said' })
  await thread.getByRole('img', { name: 'terrace.webp' }).waitFor()

  const shown = frame.getByRole('img', { name: 'terrace.webp' })
  await shown.waitFor()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  const saving = desk.visit.page.waitForEvent('download')
  await frame.getByTitle('Download menu.pdf').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('menu.pdf')
  expect(await readFile(await saved.path())).toEqual(menu)

  await page.getByText('Note', { exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Note' }).waitFor()
  await chooser
    .last()
    .setInputFiles([{ name: 'owes.txt', mimeType: 'text/plain', buffer: Buffer.from('20 €') }])
  await page.getByRole('button', { name: 'Add note' }).click()
  await thread.getByTitle('Download owes.txt').waitFor()

  const again = await desk.openWidget()
  await again.getByRole('textbox', { name: 'Message' }).waitFor()
  await again.getByRole('img', { name: 'terrace.webp' }).waitFor()
  expect(await again.getByText('owes').count()).toBe(0)
  expect(desk.visit.faults).toEqual([])
  expect(team.faults).toEqual([])
})
