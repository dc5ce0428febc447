import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeSite, startSite } from '../fakes/sites/fake-site.ts'
import { startStaticSite } from '../fakes/sites/static-site.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'
import { signUpInBrowser } from './harness/sign-up.ts'
import { casualSiteDir } from './harness/sites.ts'

const email = 'owner@example.com'

/** Asks in an open widget and answers with what the last answer says and which pages it names. */
async function ask(widget: Page | Frame, question: string): Promise<{ text: string; sources: string[] }> {
  // The greeting is there as soon as one can type; it is no answer.
  await widget.getByRole('textbox').waitFor()
  const answers = widget.locator('[data-role="assistant"]:not([data-writing])')
  const before = await answers.count()
  await widget.getByRole('textbox').fill(question)
  await widget.getByRole('textbox').press('Enter')
  await answers.nth(before).waitFor()
  const answer = answers.nth(before)
  return {
    text: await answer.innerText(),
    sources: await answer
      .locator('a')
      // A phone number in an answer is a link, too.
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).href).filter((href) => href.startsWith('http')),
      ),
  }
}

describe('from a company website to answers on a page', () => {
  let site: FakeSite
  let product: Product
  let visit: Visit
  /** A stranger's plain page that carries our script tag and nothing else of ours. */
  let host: FakeSite
  let scriptTag = ''
  let agentId = ''
  const storePage = () => new URL('store.html', site.url).href

  beforeAll(async () => {
    site = await startStaticSite(casualSiteDir)
    host = await startSite((_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="en"><title>Shop</title><h1>A shop</h1>${scriptTag}</html>`)
    })
    product = await startProduct([site, host])
    visit = await product.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  })

  afterAll(() => product?.stop())

  it('signs up with a mailed code', async () => {
    await signUpInBrowser(visit.page, product.url, email)
  })

  it('makes an agent from the website', async () => {
    const { page } = visit
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'New Agent' })
    await drawer.getByRole('button', { name: /Agent Wizard/ }).click()
    await page.getByLabel(/website/i).fill(site.url)
    await page.getByRole('button', { name: 'Analyze website' }).click()
    await page.getByLabel('Company name').waitFor()
    expect(await page.getByLabel('Company name').inputValue()).toBe('Business Casual')
    await page.getByText("Come On In We're Open").waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Create AI Agent' }).click()
    await page.getByRole('heading', { name: 'Your agent is ready' }).waitFor()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.waitForURL(/\/app\/eu\/agents\/[\w-]{16}\/overview\?showDebugger=true/)
    agentId = /agents\/([\w-]{16})\//.exec(page.url())?.[1] ?? ''
    expect(agentId).toHaveLength(16)
  })

  it('answers in the test chat and shows the embed code', async () => {
    const { page } = visit
    const panel = page.getByRole('complementary', { name: 'Test chat' })
    await panel.getByRole('textbox').fill('are you open on Sunday?')
    await panel.getByRole('textbox').press('Enter')
    await panel.getByText('Sunday: Closed').waitFor()
    scriptTag = (await page.locator('pre', { hasText: 'embed.js' }).first().innerText()).trim()
    expect(scriptTag).toContain(`/embed.js?eu=${agentId}"`)
  })

  it('answers visitors on the embed page, with sources, and says when it does not know', async () => {
    const visitor = await product.open()
    await visitor.page.goto(`${product.url}/app/eu/render/${agentId}/iframe`)
    const storage = () => visitor.page.evaluate(() => localStorage.length + sessionStorage.length)
    expect(await storage()).toBe(0)
    const monday = await ask(visitor.page, 'what time do you open on Monday?')
    expect(monday.text).toContain('7:00 AM to 8:00 PM')
    expect(monday.sources).toContain(storePage())
    const sunday = await ask(visitor.page, 'and on Sunday?')
    expect(sunday.text).toContain('Closed')
    expect(sunday.sources).toContain(storePage())
    const unknown = await ask(visitor.page, 'do you sell airline tickets?')
    expect(unknown.text).toMatch(/could not find/i)
    expect(unknown.sources).toEqual([])
    await visitor.page.reload()
    await visitor.page.getByText('7:00 AM to 8:00 PM').first().waitFor()
    expect(visitor.faults).toEqual([])
    expect(visitor.strangers([product.url])).toEqual([])
    await visitor.context.close()
  })

  it('answers on a plain page that carries the script', async () => {
    const visitor = await product.open()
    await visitor.page.goto(host.url)
    await visitor.page.getByRole('button', { name: /chat/i }).click()
    const frame = await embeddedFrame(visitor.page)
    const answer = await ask(frame, 'what time do you open on Monday?')
    expect(answer.text).toContain('7:00 AM to 8:00 PM')
    expect(visitor.faults.filter((fault) => !fault.includes('favicon'))).toEqual([])
    expect(visitor.strangers([product.url, new URL(host.url).origin])).toEqual([])
    await visitor.context.close()
  })

  it('finds everything again after a power cut', async () => {
    const { page } = visit
    expect(visit.faults).toEqual([])
    await product.cutPower()
    await page.goto(`${product.url}/app/eu/agents`)
    await page.getByText('Business Casual').first().waitFor()
    const read = (path: string) => page.evaluate(async (url) => (await fetch(url)).json(), path)
    const knowledge = await read(`/api/eu/v2/agents/${agentId}/kb`)
    expect(knowledge.items.map((doc: { url: string }) => doc.url)).toContain(storePage())
    const conversations = await read(`/api/eu/v2/agents/${agentId}/convos`)
    expect(conversations.items.map((c: { channel: string }) => c.channel).sort()).toEqual([
      'test',
      'widget',
      'widget',
    ])
    const [longest] = conversations.items
      .filter((c: { messageCount: number }) => c.messageCount === 6)
      .map((c: { id: string }) => c.id)
    const messages = await read(`/api/eu/v2/agents/${agentId}/convos/${longest}/messages`)
    expect(messages.items).toHaveLength(6)
  })

  it("left no fault behind in the owner's browser", () => {
    // The browser itself writes down that nobody answered while the power was off: what follows is told live.
    const noAnswer =
      /^Failed to load resource: net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_(REFUSED|RESET))$/
    expect(visit.faults.filter((fault) => !noAnswer.test(fault))).toEqual([])
    expect(visit.strangers([product.url])).toEqual([])
  })
})

async function embeddedFrame(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('The widget has no frame')
  return frame
}
