import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#features/shared/paths.ts'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { checkFlow } from '#mocks/contracts/flow/check-flow.ts'
import { flowOf } from '#mocks/contracts/flow/flow.schema.ts'
import { pageClient } from '../bench/product/page-client.ts'
import { makeAgentByHand } from './harness/agent-by-hand.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

describe('an owner draws a flow without a pointer', () => {
  let product: Product
  let visit: Visit
  let page: Page
  let agentId: string

  beforeAll(async () => {
    product = await startProduct()
    visit = await product.signUp('owner@example.com')
    page = visit.page
    agentId = await makeAgentByHand(page, 'Front desk')
  })

  afterAll(() => product?.stop())

  /** Adds a step after the one the focus is on, by the menu's own keys. */
  async function add(kind: string) {
    const button = page.getByRole('button', { name: 'Add a step' })
    await button.focus()
    await page.keyboard.press('Enter')
    const item = page.getByRole('menuitem', { name: new RegExp(`^${kind}`) })
    await item.waitFor()
    await item.focus()
    await page.keyboard.press('Enter')
  }

  async function type(field: string, text: string) {
    const box = page.getByRole('textbox', { name: field })
    await box.focus()
    await page.keyboard.type(text)
  }

  async function press(name: string) {
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
  }

  it('from nothing to a flow that lacks nothing, saved', async () => {
    await page.goto(`${product.url}${paths.agentCanvas.href('eu', agentId, 'list')}`)
    await page.getByRole('button', { name: 'Begin from nothing' }).waitFor()
    await press('Begin from nothing')
    await page.getByRole('button', { name: /^1\. Start/ }).waitFor()
    await add('Question')
    await type('What the agent asks', 'What is your name?')
    await type('Keep the answer as', 'name')
    await add('End')
    await type('What the agent says (optional)', 'Thank you, {{na')
    await page.getByRole('option', { name: /name/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(/Nothing is missing/).waitFor()
    await press('Save changes')
    await page.getByText(/Draft saved\. Publish it/).waitFor()
    const { body } = await pageClient(page).call(getAgent, { params: { region: 'eu', agentId } })
    const flow = flowOf(body) ?? []
    expect(flow.map(({ kind }) => kind).sort()).toEqual(['end', 'question', 'start'])
    expect(flow.find(({ kind }) => kind === 'end')).toMatchObject({ text: 'Thank you, {{name}}' })
    expect(checkFlow(flow)).toEqual([])
  })

  it('and the same flow stands as a drawing', async () => {
    await page.goto(`${product.url}${paths.agentCanvas.href('eu', agentId, 'drawing')}`)
    await page.getByRole('group', { name: 'Question' }).waitFor()
    await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(2)
    await page.getByRole('group', { name: 'Question' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'What the agent asks' }).waitFor()
    expect(visit.faults).toEqual([])
  })
})
