import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#features/shared/paths.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { pageClient } from '../bench/product/page-client.ts'
import { startSite } from '../fakes/sites/fake-site.ts'
import { makeAgentByHand } from './harness/agent-by-hand.ts'
import type { Visit } from './harness/browser.ts'
import { startEmbeddingSite } from './harness/embedding-site.ts'
import { type Product, startProduct } from './harness/product.ts'

describe('a flow that is drawn, published and walked', () => {
  let product: Product
  let diary: Awaited<ReturnType<typeof startSite>>
  let site: Awaited<ReturnType<typeof startEmbeddingSite>> | undefined
  let visit: Visit
  let page: Page
  let agentId: string
  /** What the diary was asked. */
  const booked: string[] = []

  beforeAll(async () => {
    diary = await startSite((request, response) => {
      booked.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"time":"7:30 PM"}')
    })
    product = await startProduct([diary])
    visit = await product.signUp('owner@example.com')
    page = visit.page
    agentId = await makeAgentByHand(page, 'Harbour')
    const session = await page.evaluate(async () => (await fetch('/api/eu/session')).json())
    const tool = await pageClient(page).call(saveFunction, {
      params: { region: 'eu', itemId: 'functionbooking1' },
      body: {
        ...functionDefaults,
        workspaceId: session.workspaces[0].uid,
        name: 'book',
        description: 'Books a table.',
        url: `${diary.url}book`,
        parameters: [{ name: 'guest', type: 'string', description: '', required: true }],
      },
    })
    expect(tool.status, tool.text).toBe(200)
  })

  afterAll(async () => {
    await site?.stop()
    await product?.stop()
  })

  async function add(kind: string) {
    await page.getByRole('button', { name: 'Add a step' }).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click()
  }

  it('asks for a name and calls a tool, as a visitor meets it', async () => {
    await page.goto(`${product.url}${paths.agentCanvas.href('eu', agentId, 'list')}`)
    await page.getByRole('button', { name: 'Begin from nothing' }).click()
    await page.getByRole('button', { name: /^1\. Start/ }).waitFor()
    await add('Question')
    await page.getByRole('textbox', { name: 'What the agent asks' }).fill('What is your name?')
    await page.getByRole('textbox', { name: 'Keep the answer as' }).fill('name')
    await add('Tool')
    await page.getByRole('combobox', { name: 'Tool' }).click()
    await page.getByRole('option', { name: /^book/ }).click()
    await page.getByRole('textbox', { name: 'guest' }).fill('{{name}}')
    await page.getByRole('textbox', { name: /^Keep what came back as/ }).fill('slot')
    await add('End')
    await page
      .getByRole('textbox', { name: /^What the agent says/ })
      .fill('Your table is at {{slot_time}}, {{name}}.')
    await page.getByRole('switch', { name: 'Answer with this flow' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText(/Draft saved\. Publish it/).waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Published' }).waitFor()

    site = await startEmbeddingSite({ origin: product.url, agentId, title: 'Harbour' }, 'Harbour')
    const visitor = await product.open({ viewport: { width: 1440, height: 900 } })
    await visitor.page.goto(site.url)
    await visitor.page.locator('voiceglow-widget .vg-launcher').click()
    const widget = visitor.page.frameLocator('voiceglow-widget iframe')
    const field = widget.getByRole('textbox', { name: 'Message' })
    await widget.getByText('What is your name?').waitFor()
    await field.fill('Ada')
    await field.press('Enter')
    await widget.getByText('Your table is at 7:30 PM, Ada.').waitFor()
    expect(booked).toEqual(['/book?guest=Ada'])
    expect([...visit.faults, ...visitor.faults]).toEqual([])
    await visitor.context.close()
  })
})
