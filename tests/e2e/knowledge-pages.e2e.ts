import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeSite, startSite } from '../fakes/sites/fake-site.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agent-e2e-pages1'
const question = 'When does the ferry leave?'

/** From pages of a website to what the widget answers, and what it answers once a page has changed (spec 3 §3). */
describe('pages an agent knows', () => {
  let site: FakeSite
  let product: Product
  let visit: Visit
  let ferry = 'The ferry leaves at noon from the old pier.'

  beforeAll(async () => {
    site = await startSite((request, response) => {
      const pages: Record<string, string> = {
        '/': page('Island trips', 'We take you to the island.', ['/ferry', '/private', '/hotel']),
        '/ferry': page('Ferry', ferry),
        '/hotel': page('Hotel', 'The hotel has twelve rooms by the sea.'),
        '/private': page('Private', 'Nobody reads this.'),
        '/robots.txt': 'User-agent: *\nDisallow: /private',
      }
      const body = pages[request.url ?? '']
      const type = request.url === '/robots.txt' ? 'text/plain' : 'text/html'
      response.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
    })
    product = await startProduct([site])
    visit = await product.signUp('pages@example.com')
    await makeAgent(visit.page)
  })
  afterAll(() => product?.stop())

  it('are found along the links of a website, chosen and read', async () => {
    const { page } = visit
    await page.goto(`${product.url}/app/eu/agents/${agentId}/kb`)
    await page.getByRole('button', { name: 'Add knowledge' }).click()
    await page.getByRole('menuitem', { name: 'Whole website' }).click()
    await page.getByRole('textbox', { name: /^Start address/ }).fill(site.url)
    await page.getByRole('button', { name: 'Find pages' }).click()
    await page.getByText('3 pages found. 1 page left out as robots.txt asks.').waitFor()
    // A whole website is meant: all of it is chosen until somebody says otherwise.
    await page.getByRole('checkbox', { name: 'Choose all 3 pages' }).click()
    await page.getByRole('searchbox', { name: 'Search the found pages' }).fill('ferry')
    await page.getByRole('checkbox', { name: 'Choose Ferry' }).click()
    await page.getByRole('button', { name: 'Add 1 page' }).click()
    await page.getByText('1 page added').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Ferry', exact: true }).waitFor()
    expect(site.calls).not.toContain('GET /private')
  })

  it('are what the widget answers from, and again once one has changed', async () => {
    await answers(/leaves at noon/)
    const { page } = visit
    await readAgain(page)
    await page.getByText(/Unchanged since/).waitFor()
    ferry = 'The ferry leaves at seven from the new harbour.'
    await readAgain(page)
    await expect.poll(() => page.getByText(/Unchanged since/).count(), { timeout: 20_000 }).toBe(0)
    await answers(/leaves at seven/)
    expect(visit.faults).toEqual([])
    expect(visit.strangers([product.url])).toEqual([])
  })

  it('say why one could not be read, and are pasted as a list', async () => {
    const { page } = visit
    await page.getByRole('button', { name: 'Add knowledge' }).click()
    await page.getByRole('menuitem', { name: 'Website pages' }).click()
    await page
      .getByRole('textbox', { name: /^Addresses/ })
      .fill(`http://${site.host}/hotel\nhttp://${site.host}/private`)
    await page.getByRole('button', { name: 'Add 2 pages' }).click()
    await page.getByText('2 pages added').waitFor()
    await page.getByRole('button', { name: 'Hotel', exact: true }).waitFor()
    await page.getByText('The website asks readers to leave this page alone (robots.txt).').waitFor()
  })

  async function readAgain(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Actions for Ferry' }).click()
    await page.getByRole('menuitem', { name: 'Read again now' }).click()
  }

  /** Waits until the widget answers a new visitor with these words. */
  async function answers(words: RegExp): Promise<void> {
    const visitor = await product.open()
    await visitor.page.goto(`${product.url}/app/eu/render/${agentId}/iframe`)
    await visitor.page.getByRole('textbox').fill(question)
    await visitor.page.keyboard.press('Enter')
    await visitor.page.getByText(words).first().waitFor()
    expect(visitor.faults).toEqual([])
    await visitor.context.close()
  }
})

function page(title: string, text: string, links: string[] = []): string {
  const anchors = links.map((link) => `<a href="${link}">${link.slice(1)}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><nav>${anchors}</nav></main></body></html>`
}

/** An agent to teach, made as the app makes one. */
async function makeAgent(page: Page): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const session = await (await fetch('/api/eu/session')).json()
    const body = {
      agentName: 'Front desk',
      agentTemplate: 'blank-template',
      agentId: id,
      workspaceId: session.workspaces[0].uid,
    }
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch('/api/eu/rpc/convertAgentTemplateToAgent', init)).status
  }, agentId)
  expect(status).toBe(200)
}
