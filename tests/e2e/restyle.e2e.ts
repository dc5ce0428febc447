import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

function style(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
}

describe('restyling an agent with the AI CSS Assistant', () => {
  let product: Product
  let visit: Visit
  let page: Page
  let agentId = ''
  const preview = () => page.getByRole('complementary', { name: 'Live preview' })
  const assistant = () => page.getByRole('dialog', { name: 'AI CSS Assistant' })

  beforeAll(async () => {
    product = await startProduct()
    visit = await product.signUp('stylist@example.com')
    page = visit.page
  })

  afterAll(() => product?.stop())

  /** Asks, and waits until what was written has been tried on the widget and put into the editor. */
  async function ask(request: string): Promise<string> {
    const before = await assistant().getByRole('list', { name: 'What it does' }).count()
    await assistant().getByRole('textbox').fill(request)
    await assistant().getByRole('textbox').press('Control+Enter')
    await assistant().getByRole('list', { name: 'What it does' }).nth(before).waitFor()
    await assistant().getByRole('button', { name: 'Undo' }).waitFor()
    return assistant()
      .getByText(/parts? changed, contrast/)
      .last()
      .innerText()
  }

  it('opens the assistant on a new agent', async () => {
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'New Agent' })
    await drawer.getByLabel('Agent Name').fill('Pizzeria')
    await drawer.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL(/\/app\/eu\/agents\/[\w-]{16}\/overview/)
    agentId = /agents\/([\w-]{16})\//.exec(page.url())?.[1] ?? ''
    // One chat at a time: without the test chat the preview opens.
    await page.getByRole('button', { name: 'Close test chat' }).click()
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByRole('textbox', { name: 'Question 1' }).fill('What is on the menu?')
    await page.getByRole('button', { name: 'AI CSS Assistant' }).click()
    await assistant().getByText('Generate custom styles').waitFor()
  })

  it('makes the chat bubble purple', async () => {
    await assistant().getByRole('button', { name: 'Make the chat bubble purple' }).click()
    await page.getByText('CSS generated and inserted successfully!').waitFor()
    const launcher = preview().getByRole('button', { name: /^Chat with/ })
    expect(await style(launcher, 'background-color')).toBe('rgb(128, 0, 128)')
    expect(
      await assistant()
        .getByText(/^1 part changed/)
        .innerText(),
    ).toMatch(/contrast \d+\.\d:1 at worst, input reachable$/)
  })

  it('adds a glow effect to buttons, and keeps the purple', async () => {
    expect(await ask('Add a glow effect to buttons')).toMatch(/input reachable$/)
    expect(await style(preview().getByRole('button', { name: 'Send' }), 'box-shadow')).toContain('px')
    const question = preview().getByRole('button', { name: 'What is on the menu?' })
    expect(await style(question, 'box-shadow')).toContain('px')
    const launcher = preview().getByRole('button', { name: /^Chat with/ })
    expect(await style(launcher, 'background-color')).toBe('rgb(128, 0, 128)')
  })

  it('creates a pizza shop theme', async () => {
    expect(await ask('Create a pizza shop theme')).toMatch(/input reachable$/)
    expect(await style(preview().locator('.vg-widget__header'), 'background-color')).toBe('rgb(179, 38, 30)')
    expect(await style(preview().locator('.vg-widget'), 'background-color')).toBe('rgb(255, 248, 236)')
  })

  it('refuses nothing a person types by hand, but says what it breaks', async () => {
    await assistant().getByRole('button', { name: 'Close' }).click()
    const editor = page.getByRole('textbox', { name: 'CSS', exact: true })
    await editor.press('Control+End')
    await editor.pressSequentially('\n.vg-widget__title {\ncolor: #b3261e')
    await page.getByText(/^The title on the header would be 1\.0:1; text needs 4\.5:1/).waitFor()
    await page.getByRole('button', { name: 'Use the repaired version' }).click()
    await page.getByText(/parts changed, contrast \d+\.\d:1 at worst, input reachable/).waitFor()
  })

  it('shows visitors the same after save and publish', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('All changes saved.').waitFor()
    await page
      .getByRole('button', { name: /^Publish/ })
      .first()
      .click()
    await page.getByText(/Published version 2/).waitFor()
    const visitor = await product.open()
    await visitor.page.goto(`${product.url}/app/eu/render/${agentId}/iframe`)
    const header = visitor.page.locator('.vg-widget__header')
    await header.waitFor()
    await expect.poll(() => style(header, 'background-color')).toBe('rgb(179, 38, 30)')
    expect(await style(visitor.page.locator('.vg-widget'), 'background-color')).toBe('rgb(255, 248, 236)')
    expect(visitor.faults).toEqual([])
    expect(visitor.strangers([product.url])).toEqual([])
    await visitor.context.close()
  })

  it('gives embed code whose bubble has the colour on a website', async () => {
    const code = await page.getByRole('group', { name: 'Popup Widget code' }).innerText()
    const website = await product.open()
    await website.page.setContent(code)
    const bubble = website.page.getByRole('button', { name: 'Chat with Pizzeria' })
    await bubble.waitFor()
    expect(await style(bubble, 'background-color')).toBe('rgb(179, 38, 30)')
    await website.context.close()
  })

  it("left no fault behind in the owner's browser", () => {
    expect(visit.faults).toEqual([])
    expect(visit.strangers([product.url])).toEqual([])
  })
})
