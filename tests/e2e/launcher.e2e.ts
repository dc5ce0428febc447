import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbedVariant, embedCode } from '#features/shared/embed-code/embed-code.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { pageClient } from '../bench/product/page-client.ts'
import { startPages } from '../fakes/sites/static-site.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agentofbubbles01'
const params = { region: 'eu', agentId } as const

describe('a bubble on websites that carry it', () => {
  let product: Product
  let owner: Visit
  let visitor: Visit
  let site: Awaited<ReturnType<typeof startPages>>

  const codeOf = (variant: EmbedVariant) =>
    embedCode(variant, { origin: product.url, region: 'eu', agentId, title: 'Café', lang: 'en' })

  /** What was given out before: colour and name stand in the code. */
  const codeFromBefore = (more = '') =>
    `<script src="${product.url}/embed.js" data-agent="${agentId}" data-region="eu" data-color="#5B5BF0"
       data-label="Chat with Café" ${more} defer></script>`

  beforeAll(async () => {
    product = await startProduct()
    owner = await product.signUp('owner@example.com')
    const session = await owner.page.evaluate(async () => (await fetch('/api/eu/session')).json())
    const made = await pageClient(owner.page).call(saveAgent, {
      params,
      body: { title: 'Café', workspaceId: session.workspaces[0].uid },
    })
    expect(made.status).toBe(200)
    const page = (code: string) =>
      `<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,"><h1>A shop</h1>${code}</html>`
    const strict = (code: string) =>
      page(code).replace(
        '<title>',
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; script-src 'nonce-abc'; frame-src ${product.url}"><title>`,
      )
    site = await startPages({
      '/': page(codeOf('popup')),
      '/before': page(codeFromBefore()),
      '/chat': page(codeOf('chat')),
      '/chat-before': page(
        `<div id="vg" style="height:500px"></div>${codeFromBefore('data-variant="chat" data-target="#vg"')}`,
      ),
      '/strict': strict(codeOf('popup').replace('<script', '<script nonce="abc"')),
      '/strict-before': strict(codeFromBefore('nonce="abc"')),
      '/nobody': page(codeOf('popup').replace(agentId, 'agentofnobody001')),
    })
    visitor = await product.open()
  })

  afterAll(async () => {
    await site?.stop()
    await product?.stop()
  })

  const bubble = (page: Page) => page.locator('voiceglow-widget .vg-launcher')
  const look = (page: Page) =>
    bubble(page).evaluate((element) => {
      const { backgroundColor, borderRadius } = getComputedStyle(element)
      const left = element.getBoundingClientRect().left < innerWidth / 2
      return { backgroundColor, borderRadius, side: left ? 'left' : 'right', label: element.ariaLabel }
    })

  async function lookAt(path: string) {
    await visitor.page.goto(new URL(path, site.url).href)
    await bubble(visitor.page).waitFor()
    return look(visitor.page)
  }

  const old = {
    borderRadius: '50%',
    side: 'right',
    label: 'Chat with Café',
    backgroundColor: 'rgb(91, 91, 240)',
  }

  it('looks as published, with codes of today and of before', async () => {
    const before = await lookAt('/before')
    expect(before).toMatchObject({ side: 'right', label: 'Chat with Café' })
    expect(await lookAt('/')).toEqual(before)
    expect(before.borderRadius).toBe(old.borderRadius)
  })

  it('follows at the next load once a new look is published, and not before', async () => {
    const { call } = pageClient(owner.page)
    const ui = { widgetType: 'popup', launcherSide: 'left', teaser: 'Ask me about cake' } as const
    const customCSS = `.vg-launcher { background: #008000; border-radius: 12px }
      .vg-launcher::after { content: ""; position: absolute; inline-size: 100vw; block-size: 100vh; background: red }
      h1 { color: red }`
    expect(
      (await call(saveAgent, { params, body: { title: 'Café am Kai', lang: 'de', ui, customCSS } })).status,
    ).toBe(200)
    expect(await lookAt('/')).toMatchObject({ side: 'right', label: 'Chat with Café' })
    expect((await call(publishAgent, { params })).status).toBe(200)

    const published = {
      backgroundColor: 'rgb(0, 128, 0)',
      borderRadius: '12px',
      side: 'left',
      label: 'Chat mit Café am Kai',
    }
    // The server looks for a newer version once a second; the browser asks each time.
    await expect.poll(() => lookAt('/'), { timeout: 3000, interval: 500 }).toEqual(published)
    expect(await lookAt('/before')).toEqual(published)
  })

  it('keeps its style to itself', async () => {
    const { page } = visitor
    await page.goto(site.url)
    await bubble(page).waitFor()
    expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(0, 0, 0)',
    )
    const covered = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.tagName,
    )
    expect(covered).toBe('HTML')
  })

  it('says what it has to say until it was pressed', async () => {
    const { page } = visitor
    await page.goto(site.url)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const says = await page.getByRole('button', { name: 'Ask me about cake' }).boundingBox()
      const cross = await page.getByRole('button', { name: 'Schließen' }).boundingBox()
      expect(says?.x).toBeGreaterThanOrEqual(20)
      expect(cross?.x).toBeGreaterThan(says?.x ?? 0)
      await page.getByRole('button', { name: 'Schließen' }).click({ trial: true })
    }
    await page.getByRole('button', { name: 'Ask me about cake' }).click()
    await page.getByRole('dialog', { name: 'Chat mit Café am Kai' }).waitFor()
    await page.reload()
    await bubble(page).waitFor()
    expect(await page.getByRole('button', { name: 'Ask me about cake' }).count()).toBe(0)
  })

  it.each(['/chat', '/chat-before'])('stands in the page with %s', async (path) => {
    await visitor.page.goto(new URL(path, site.url).href)
    await visitor.page.frameLocator('iframe').getByRole('textbox').waitFor()
  })

  it.each(['/strict', '/strict-before'])('works under a strict policy with %s', async (path) => {
    await visitor.page.goto(new URL(path, site.url).href)
    await bubble(visitor.page).click()
    await visitor.page.frameLocator('iframe').getByRole('textbox').waitFor()
  })

  it('left no fault behind', () => {
    expect(visitor.faults).toEqual([])
    expect(visitor.strangers([product.url, new URL(site.url).origin])).toEqual([])
  })

  it('is not there without its agent', async () => {
    const { page } = await product.open()
    await page.goto(new URL('/nobody', site.url).href)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('voiceglow-widget').count()).toBe(0)
  })
})
