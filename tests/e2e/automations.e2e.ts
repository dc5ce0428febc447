import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeEventEndpoint, isSigned, start } from '../fakes/events/event-endpoint.ts'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import { startPages } from '../fakes/sites/static-site.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const question = 'When do you roast coffee?'
const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><a href="/roasting">Roasting</a></main></body></html>`

/** From a website to an agent that knows it, a session that is seen and an event that arrives (spec 2 §2.6, §7.5). */
describe('crawler, conversations and events', () => {
  let site: FakeSite
  let endpoint: FakeEventEndpoint
  let product: Product
  let visit: Visit
  let secret: string

  beforeAll(async () => {
    site = await startPages({
      '/': page('Harbour roastery', 'We are a small coffee roastery by the harbour.'),
      '/roasting': page('Roasting', 'We roast coffee every Thursday morning from six to ten.'),
    })
    endpoint = await start({ port: 0 })
    product = await startProduct([site, endpoint])
    visit = await product.signUp('crawler@example.com')
    await makeAgent(visit.page)
  })

  afterAll(() => product?.stop())

  it('says where events go, and shows the signing secret once', async () => {
    const { page } = visit
    await page.goto(`${product.url}/app/eu/events`)
    await page.getByRole('button', { name: 'Webhook' }).click()
    await page.getByRole('textbox', { name: 'Webhook address' }).fill(endpoint.url)
    await page.getByRole('checkbox', { name: 'Conversation started' }).click()
    await page.getByRole('checkbox', { name: 'Website sync finished' }).click()
    await page.getByRole('button', { name: 'Save webhook' }).click()
    await page.getByText('Webhook saved').waitFor()
    await page.getByRole('dialog', { name: 'Webhook' }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Webhook' }).click()
    await page.getByRole('button', { name: 'Make a new secret' }).click()
    const made = page.waitForResponse((response) => response.url().endsWith('/secret'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new secret' }).click()
    secret = (await (await made).json()).secret
    await page.getByText('Copy it now').waitFor()
    await page.reload()
    await page.getByRole('textbox', { name: 'Webhook address' }).waitFor()
    expect(await page.content()).not.toContain(secret)
  })

  it('reads a website into an agent', async () => {
    const { page } = visit
    await page.goto(`${product.url}/app/eu/automations`)
    await page.getByRole('button', { name: 'Create your first website sync' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Roastery')
    await page.getByRole('combobox', { name: 'Agent' }).click()
    await page.getByRole('option', { name: 'Front desk' }).click()
    await page.getByRole('textbox', { name: 'Start address' }).fill(site.url)
    await page.getByRole('button', { name: 'Create website sync' }).click()
    await page.getByText('Website sync created').waitFor()
    await page.getByRole('button', { name: 'Run now: Roastery' }).click()
    await page.getByText(/2 pages: 2 new/).waitFor()
    expect(site.calls).toContain('GET /roasting')
  })

  it('lets the agent answer from what was read, and shows the conversation', async () => {
    const visitor = await product.open()
    await visitor.page.goto(`${product.url}/app/eu/render/${await agentIdOf(visit.page)}/iframe`)
    await visitor.page.getByRole('textbox').fill(question)
    await visitor.page.keyboard.press('Enter')
    await visitor.page
      .getByText(/every Thursday morning/)
      .first()
      .waitFor()
    expect(visitor.faults).toEqual([])
    await visitor.context.close()

    const { page } = visit
    await page.goto(`${product.url}/app/eu/sessions`)
    await page.getByRole('button', { name: question, exact: true }).click()
    const transcript = page.getByRole('list', { name: 'What was said' })
    await transcript
      .getByText(/every Thursday morning/)
      .first()
      .waitFor()
    expect(await transcript.getByText(question).count()).toBe(1)
  })

  it('tells the endpoint, signed, and shows that it did', async () => {
    await expect
      .poll(() => endpoint.calls.map(({ body }) => body.type).sort(), { timeout: 20_000 })
      .toEqual(['automation_finished', 'conversation_started'])
    for (const call of endpoint.calls) {
      expect(isSigned(call, secret)).toBe(true)
      expect(call.body.payload.workspaceSecret).toMatch(/^whep_/)
    }
    const { page } = visit
    await page.goto(`${product.url}/app/eu/events?type=conversation_started`)
    const row = page.getByRole('table', { name: 'Events' }).getByRole('row').nth(1)
    await row.getByText('Sent', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Conversation started', exact: true }).click()
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText('Event sent').waitFor()
    expect(endpoint.calls).toHaveLength(3)
    expect(visit.faults).toEqual([])
    expect(visit.strangers([product.url])).toEqual([])
  })
})

/** An agent to teach, made as the app makes one. */
async function makeAgent(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const session = await (await fetch('/api/eu/session')).json()
    const body = {
      agentName: 'Front desk',
      agentTemplate: 'blank-template',
      agentId: 'agent-e2e-crawl1',
      workspaceId: session.workspaces[0].uid,
    }
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    return (await fetch('/api/eu/rpc/convertAgentTemplateToAgent', init)).status
  })
  expect(status).toBe(200)
}

function agentIdOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const session = await (await fetch('/api/eu/session')).json()
    const { items } = await (await fetch(`/api/eu/v2/agents?workspaceId=${session.workspaces[0].uid}`)).json()
    return items[0].ID
  })
}
