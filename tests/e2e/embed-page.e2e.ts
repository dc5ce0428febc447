import '#app/embed/page/early.ts'
import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embedCode } from '#features/shared/embed-code/embed-code.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { pageClient } from '../bench/product/page-client.ts'
import { startPages } from '../fakes/sites/static-site.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agentdrawnfirst1'
const question = 'When do you close?'

describe('the embed page before its script is there', () => {
  let product: Product
  let site: Awaited<ReturnType<typeof startPages>>
  let visit: Visit

  beforeAll(async () => {
    product = await startProduct()
    const owner = await product.signUp('owner@example.com')
    const session = await owner.page.evaluate(async () => (await fetch('/api/eu/session')).json())
    const made = await pageClient(owner.page).call(saveAgent, {
      params: { region: 'eu', agentId },
      body: {
        title: '<b>Café</b> & "Sons"',
        workspaceId: session.workspaces[0].uid,
        proactiveMessage: 'Hello </textarea><script>alert(1)</script>',
        vg_initMessages: [question],
        customCSS: '.vg-widget__title { color: #b3261e } /* </style><script>alert(1)</script> */',
      },
    })
    expect(made.status).toBe(200)
    const code = embedCode('popup', { origin: product.url, region: 'eu', agentId, title: 'Café', lang: 'en' })
    site = await startPages({
      '/': `<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,">${code}</html>`,
    })
  })

  afterAll(async () => {
    await site?.stop()
    await product?.stop()
  })

  /** Opens the popup while the page's script stays away until `release`. */
  async function openHeld() {
    visit = await product.open()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await visit.page.route('**/embed-assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await visit.page.goto(site.url)
    await visit.page.locator('voiceglow-widget .vg-launcher').click()
    const frame = await frameOf(visit.page)
    await frame.getByRole('textbox', { name: 'Message' }).waitFor()
    return { page: visit.page, frame, release }
  }

  async function closeClean() {
    expect(visit.faults).toEqual([])
    await visit.context.close()
  }

  const asked = (frame: Frame) => frame.locator('[data-role="user"]')

  it('has the composer, the greeting and the questions, and looks as it will', async () => {
    const { frame, release } = await openHeld()
    await frame.getByText('Hello </textarea><script>alert(1)</script>').waitFor()
    await frame.getByRole('heading', { name: '<b>Café</b> & "Sons"' }).waitFor()
    await frame.getByRole('button', { name: question }).waitFor()
    expect(await frame.locator('html').getAttribute('lang')).toBe('en')
    const drawn = await frame.locator('#embed').innerHTML()
    const look = () =>
      frame.locator('.vg-widget__title').evaluate((element) => getComputedStyle(element).color)
    expect(await look()).toBe('rgb(179, 38, 30)')
    release()
    await frame.waitForFunction(() => window.vgEarly?.over)
    expect(await frame.locator('#embed').innerHTML()).toBe(drawn)
    expect(await look()).toBe('rgb(179, 38, 30)')
    await closeClean()
  })

  it('keeps what is typed and sends what was sent', async () => {
    const { page, frame, release } = await openHeld()
    await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await page.keyboard.type('Are you open')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('today?')
    await page.keyboard.press('Enter')
    expect(await frame.getByRole('textbox').inputValue()).toBe('Are you open\ntoday?')
    release()
    await asked(frame).waitFor()
    expect(await asked(frame).innerText()).toContain('Are you open\ntoday?')
    await expect.poll(() => frame.getByRole('textbox').inputValue()).toBe('')
    await closeClean()
  })

  it('keeps what is typed and not sent', async () => {
    const { page, frame, release } = await openHeld()
    await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await page.keyboard.type('Are you')
    release()
    await frame.waitForFunction(() => window.vgEarly?.over)
    await page.keyboard.type(' open?')
    expect(await frame.getByRole('textbox').inputValue()).toBe('Are you open?')
    await frame.locator('.vg-widget__send[aria-disabled="false"]').waitFor()
    expect(await asked(frame).count()).toBe(0)
    await closeClean()
  })

  it('asks the question that was pressed', async () => {
    const { frame, release } = await openHeld()
    await frame.getByRole('button', { name: question }).click()
    release()
    await asked(frame).waitFor()
    expect(await asked(frame).innerText()).toContain(question)
    await closeClean()
  })

  it('closes', async () => {
    const { page, frame } = await openHeld()
    await frame.getByRole('button', { name: 'Close chat' }).click()
    await page.locator('voiceglow-widget .vg-launcher[aria-expanded="false"]').waitFor()
    await closeClean()
  })

  it('stands in a readable column on a wide page', async () => {
    const wide = await product.open()
    await wide.page.goto(`${product.url}/app/eu/render/${agentId}/iframe`)
    const box = await wide.page.locator('.vg-widget__composer').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(704)
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(720)
    await wide.page.setViewportSize({ width: 390, height: 844 })
    const narrow = await wide.page.locator('.vg-widget__composer').boundingBox()
    expect(narrow?.width).toBeGreaterThan(360)
    await wide.context.close()
  })
})

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator('voiceglow-widget iframe').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('The popup has no frame')
  return frame
}
