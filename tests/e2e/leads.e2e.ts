import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, startDesk } from './harness/desk.ts'

/** From what a visitor types to a list of people one works with (spec 3 §2, Leads). */
describe('leads', () => {
  let desk: Desk
  let page: Page
  const drawer = (name: string) => page.getByRole('dialog', { name })
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })

  beforeAll(async () => {
    desk = await startDesk()
    page = desk.visit.page
  })
  afterAll(() => desk?.stop())

  it('come from what a visitor says, with their name', async () => {
    await desk.ask('Hello, my name is Ida Berg and you can reach me at ida@berg.example')
    await page.goto(desk.tab('leads'))
    await page.getByRole('button', { name: 'Ida Berg' }).click()
    const email = drawer('Ida Berg').getByRole('textbox', { name: 'Email' })
    await expect.poll(() => email.inputValue()).toBe('ida@berg.example')
  })

  it('have a stage that stays and is filtered by', async () => {
    await drawer('Ida Berg').getByRole('combobox', { name: 'Stage' }).click()
    await page.getByRole('option').nth(1).click()
    const stage = (await drawer('Ida Berg').getByRole('combobox', { name: 'Stage' }).textContent()) ?? ''
    await drawer('Ida Berg').getByRole('button', { name: /^Save/ }).click()
    await drawer('Ida Berg').waitFor({ state: 'hidden' })
    await page.goto(desk.tab('leads', `?stage=${encodeURIComponent(stage)}`))
    await row('Ida Berg').waitFor()
    await page.goto(desk.tab('leads', '?stage=Nowhere'))
    await page.getByRole('heading', { name: 'No lead matches' }).waitFor()
  })

  it('come from a file, whose bad rows are named', async () => {
    await page.goto(desk.tab('leads'))
    await page.getByRole('button', { name: 'Files and settings' }).click()
    await page.getByRole('menuitem', { name: 'Import a CSV file' }).click()
    const text = 'Name;E-Mail\n=1+1;sum@berg.example\nBroken;no address\nI. Berg;ida.b@berg.example'
    const modal = page.getByRole('dialog')
    await modal
      .locator('input[type="file"]')
      .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await modal.getByRole('button', { name: 'Import 3 rows' }).click()
    await modal.getByText('Line 3').waitFor()
    await page.keyboard.press('Escape')
    await row('ida.b@berg.example').waitFor()
    expect(await page.getByRole('row').filter({ hasText: 'Broken' }).count()).toBe(0)
  })

  it('that are one person become one', async () => {
    await page.getByRole('button', { name: 'Add lead' }).click()
    const made = drawer('New lead')
    await made.getByRole('textbox', { name: 'Name' }).fill('Ida from the office')
    await made.getByRole('textbox', { name: 'Email' }).fill('office@berg.example')
    await made.getByRole('button', { name: 'Add lead' }).click()
    await made.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Ida from the office' }).click()
    const open = drawer('Ida from the office')
    await open.getByRole('textbox', { name: 'Email' }).fill('ida@berg.example')
    await open.getByRole('button', { name: /^Save/ }).click()
    // It stays open, as somebody may be the same.
    await open.getByRole('button', { name: 'Merge Ida Berg' }).waitFor()
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Ida Berg' }).click()
    await page.getByRole('button', { name: 'Merge Ida from the office' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Merge leads' }).click()
    await page.getByText('Leads merged').waitFor()
    await page.goto(desk.tab('leads'))
    await row('Ida Berg').waitFor()
    expect(await row('Ida from the office').count()).toBe(0)
  })

  it('are handed out as a file no spreadsheet runs', async () => {
    await page.getByRole('button', { name: 'Files and settings' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    expect(file.suggestedFilename()).toBe('leads.csv')
    expect(csv).toContain('ida@berg.example')
    expect(csv).toContain("'=1+1")
    expect(desk.visit.faults).toEqual([])
  })
})
