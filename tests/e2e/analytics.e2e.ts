import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, startDesk } from './harness/desk.ts'

const question = 'Is there a zeppelin to Zanzibar?'

/** What visitors wanted, as their agent's owner reads it (spec 3 §2, Analytics). */
describe('analytics', () => {
  let desk: Desk
  let page: Page
  const chart = (name: string) => page.getByRole('figure', { name })

  beforeAll(async () => {
    desk = await startDesk()
    page = desk.visit.page
    await desk.ask(question)
    await desk.ask('What can you do?')
  })
  afterAll(() => desk?.stop())

  it('count what was said just now, in a range that stands in the address', async () => {
    await page.goto(desk.tab('analytics'))
    await chart('Conversations').waitFor()
    await page.getByRole('combobox', { name: 'Days of the figures' }).click()
    await page.getByRole('option', { name: 'Today' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('today')
    await page.reload()
    await chart('Answers').waitFor()
    await page.getByText('Nothing to compare with: there were no conversations in the days before.').waitFor()
  })

  it('show the same as a table and as a file', async () => {
    await chart('Conversations').getByRole('button', { name: 'Show as table' }).click()
    const cells = await chart('Conversations').getByRole('row').last().getByRole('cell').allTextContents()
    expect(cells).toContain('2')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      chart('Conversations')
        .getByRole('button', { name: /conversations.*CSV|CSV.*conversations/i })
        .click(),
    ])
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
    expect(head).toContain('Conversations')
    expect(lines.at(-1)?.split(',')[1]).toBe('2')
  })

  it('lead from a question without an answer to writing one', async () => {
    await page.getByRole('link', { name: `Answer this: ${question}` }).click()
    const asked = page.getByRole('dialog').getByRole('textbox', { name: 'Question' })
    await asked.waitFor()
    expect(await asked.inputValue()).toBe(question)
    await asked.fill('How do I get to Zanzibar?')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Answer' }).fill('By boat.')
    await page.getByRole('button', { name: 'Add document' }).click()
    await page.getByText('Document added').waitFor()
  })

  it('say in which knowledge it was answered, also after a reload', async () => {
    await page.goto(desk.tab('analytics'))
    await page.getByRole('link', { name: question }).click()
    await page.getByRole('dialog', { name: question }).waitFor()
    await page.goto(`${desk.tab('analytics')}?range=today`)
    await page.getByRole('link', { name: question }).waitFor()
    expect(await page.getByRole('link', { name: `Answer this: ${question}` }).count()).toBe(0)
    expect(desk.visit.faults).toEqual([])
  })
})
