import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import { startStaticSite } from '../fakes/sites/static-site.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { type RunningServer, startServer } from './harness/server.ts'
import { signUpInBrowser } from './harness/sign-up.ts'

const email = 'owner@example.com'
const siteDir = join(import.meta.dirname, '../../node_modules/startbootstrap-business-casual/dist')

/** A stranger's plain page that carries our script tag and nothing else of ours. */
function startHostPage(scriptTag: () => string): Promise<{ url: string; server: Server }> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Shop</title><h1>A shop</h1>${scriptTag()}</html>`)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }),
    )
  })
}

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
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  }
}

describe('from a company website to answers on a page', () => {
  let dataDir: string
  let site: FakeSite
  let server: RunningServer
  let browser: Browser
  let visit: Visit
  let host: { url: string; server: Server }
  let scriptTag = ''
  let agentId = ''
  let port = 0
  const storePage = () => new URL('store.html', site.url).href

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-e2e-'))
    site = await startStaticSite(siteDir)
    server = await startServer({ dataDir, siteReaderAllow: [site.host] })
    port = Number(new URL(server.url).port)
    browser = await launchBrowser()
    visit = await openVisit(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    host = await startHostPage(() => scriptTag)
  })

  afterAll(async () => {
    await browser?.close()
    await server?.stop()
    await site?.stop()
    host?.server.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('signs up with a mailed code', async () => {
    await signUpInBrowser(visit.page, server.url, email)
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
    expect(scriptTag).toContain(`data-agent="${agentId}"`)
  })

  it('answers visitors on the embed page, with sources, and says when it does not know', async () => {
    const visitor = await openVisit(browser)
    await visitor.page.goto(`${server.url}/app/eu/render/${agentId}/iframe`)
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
    expect(visitor.strangers([server.url])).toEqual([])
    await visitor.context.close()
  })

  it('answers on a plain page that carries the script', async () => {
    const visitor = await openVisit(browser)
    await visitor.page.goto(host.url)
    await visitor.page.getByRole('button', { name: /chat/i }).click()
    const frame = await embeddedFrame(visitor.page)
    const answer = await ask(frame, 'what time do you open on Monday?')
    expect(answer.text).toContain('7:00 AM to 8:00 PM')
    expect(visitor.faults.filter((fault) => !fault.includes('favicon'))).toEqual([])
    expect(visitor.strangers([server.url, host.url])).toEqual([])
    await visitor.context.close()
  })

  it('finds everything again after a power cut', async () => {
    const { page } = visit
    await server.kill()
    server = await startServer({ dataDir, siteReaderAllow: [site.host], port })
    await page.goto(`${server.url}/app/eu/agents`)
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
    expect(visit.faults).toEqual([])
    expect(visit.strangers([server.url])).toEqual([])
  })
})

async function embeddedFrame(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('The widget has no frame')
  return frame
}
