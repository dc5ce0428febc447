import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { bookingFlow } from '#mocks/fixtures/flow/flow.fixtures.ts'
import { pageClient } from '../bench/product/page-client.ts'
import { startSite } from '../fakes/sites/fake-site.ts'
import type { Visit } from './harness/browser.ts'
import { startEmbeddingSite } from './harness/embedding-site.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agentwithaflow01'
const toolId = 'functionbooking1'
const { picture } = picturesIn('FLOW_PICTURES')

describe('a visitor walks an agent’s flow', () => {
  let product: Product
  let site: Awaited<ReturnType<typeof startEmbeddingSite>>
  let visit: Visit
  /** What the diary was asked. */
  const booked: string[] = []

  beforeAll(async () => {
    const diary = await startSite((request, response) => {
      booked.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"time":"7:30 PM"}')
    })
    product = await startProduct([diary])
    const owner = await product.signUp('owner@example.com')
    const session = await owner.page.evaluate(async () => (await fetch('/api/eu/session')).json())
    const workspaceId = session.workspaces[0].uid
    const client = pageClient(owner.page)
    const made = await client.call(saveAgent, {
      params: { region: 'eu', agentId },
      body: { title: 'Harbour', workspaceId, messageDelayMS: 0 },
    })
    expect(made.status, made.text).toBe(200)
    const tool = await client.call(saveFunction, {
      params: { region: 'eu', itemId: toolId },
      body: {
        ...functionDefaults,
        workspaceId,
        name: 'book',
        description: 'Books a table.',
        url: `${diary.url}book`,
        parameters: [{ name: 'guest', type: 'string', description: '', required: true }],
      },
    })
    expect(tool.status, tool.text).toBe(200)
    const drawn = await client.call(saveAgent, {
      params: { region: 'eu', agentId },
      body: { enableNodes: true, nodes: bookingFlow(toolId) },
    })
    expect(drawn.status, drawn.text).toBe(200)
    const published = await client.call(publishAgent, { params: { region: 'eu', agentId } })
    expect(published.status, published.text).toBe(200)
    site = await startEmbeddingSite({ origin: product.url, agentId, title: 'Harbour' }, 'Harbour')
  })

  afterAll(async () => {
    await site?.stop()
    await product?.stop()
  })

  async function openPopup(): Promise<Frame> {
    await visit.page.goto(site.url)
    await visit.page.locator('voiceglow-widget .vg-launcher').click()
    const frame = await frameOf(visit.page)
    await frame.getByRole('textbox', { name: 'Message' }).waitFor()
    return frame
  }

  it('is greeted, asked for a name, and presses a reply after a power cut and a reload', async () => {
    visit = await product.open({ viewport: { width: 1440, height: 900 } })
    let frame = await openPopup()
    await frame.getByText('Welcome! What is your name?').waitFor()
    const field = frame.getByRole('textbox', { name: 'Message' })
    await field.fill('Ada')
    await field.press('Enter')
    await frame.getByText('Hello Ada. What would you like?').waitFor()
    await frame.getByRole('list', { name: 'Replies' }).waitFor()
    await picture(visit.page, 'choices')
    await product.cutPower()
    frame = await openPopup()
    const reply = frame.getByRole('button', { name: 'A table' })
    await reply.focus()
    await picture(visit.page, 'after-reload')
    await reply.press('Enter')
    await frame.getByText('Your table is at 7:30 PM, Ada.').waitFor()
    await picture(visit.page, 'booked')
    expect(booked).toEqual(['/book?guest=Ada'])
    const pressed = frame.getByRole('button', { name: 'A table', pressed: true })
    expect(await pressed.isDisabled()).toBe(true)
    // The page follows its conversation: that the server was away is a line in the console.
    const away = /ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_(RESET|REFUSED))/
    expect(visit.faults.filter((fault) => !away.test(fault))).toEqual([])
    await visit.context.close()
  })
})

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator('voiceglow-widget iframe').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('The popup has no frame')
  return frame
}
