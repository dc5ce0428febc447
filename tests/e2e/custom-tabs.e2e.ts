import type { Frame, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { buildCustomTab } from '#mocks/fixtures/agency/custom-tab.fixtures.ts'
import type { Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'
import { escapeScript, openDoors, tabEscapes, thief } from './harness/tab-escapes.ts'

const { picture } = picturesIn('TABS_PICTURES')
const attempts = Object.entries(tabEscapes)
const addressOf = (index: number) => `/attempt-${index}`

describe('custom tabs in a real browser', () => {
  let product: Product
  let owner: Visit
  let page: Page
  const thefts: string[] = []
  const dialogs: string[] = []
  const downloads: string[] = []

  const preview = (href: string) => page.goto(`${product.url}/app/eu/c${href}`)
  const saveTabs = (customTabs: readonly CustomTab[]) =>
    page.evaluate(async (tabs) => {
      const { workspaces } = await (await fetch('/api/eu/session')).json()
      const answer = await fetch(`/api/eu/v2/agencies/${workspaces[0].uid}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ customTabs: tabs }),
      })
      return answer.status
    }, customTabs)
  const frameOf = (kind: string) => page.frames().find((frame) => frame.url().includes(`/custom-tab/${kind}`))

  beforeAll(async () => {
    product = await startProduct()
    owner = await product.signUp('tabs@example.com', { acceptDownloads: false })
    page = owner.page
    await owner.context.route(`${thief}/**`, (route) => {
      thefts.push(route.request().url())
      return route.fulfill({
        body: 'stolen',
        contentType: 'text/plain',
        headers: { 'Access-Control-Allow-Origin': '*' },
      })
    })
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('download', (download) => downloads.push(download.url()))
  })
  afterAll(() => product?.stop())

  it('are added by their owner, moved, and looked at', async () => {
    await page.goto(`${product.url}/app/eu/agency?activeTabIndex=4`)
    await page.getByRole('button', { name: 'Start Trial' }).click()
    await page.getByRole('button', { name: 'Go to agency settings' }).click()
    await page.getByRole('button', { name: 'Add tab' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Please enter a label.').waitFor()
    await page.getByLabel('Label').fill('Reports')
    await page.getByLabel('URL', { exact: true }).fill('/settings')
    await page.getByText('This URL is reserved for a default tab').waitFor()
    await page.getByLabel('URL', { exact: true }).fill('/reports')
    await page.getByRole('checkbox', { name: 'Email' }).check()
    await picture(page, 'editor')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('All changes saved.').waitFor()
    await page.getByRole('button', { name: 'Add tab' }).click()
    await page.getByLabel('Label').fill('Bookings')
    await page.getByLabel('URL', { exact: true }).fill('/bookings')
    await page.getByRole('combobox', { name: 'Page type' }).click()
    await page.getByRole('option', { name: 'Iframe: a page elsewhere' }).click()
    await page.getByLabel('Iframe URL').fill(`https://bookings.example.com/northwind`)
    await page.getByRole('button', { name: 'Move Bookings up' }).click()
    await page.getByRole('switch', { name: 'Bookings is always visible' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('All changes saved.').waitFor()
    await page.reload()
    await page.getByRole('list', { name: 'Custom tabs' }).waitFor()
    const rows = page.getByRole('list', { name: 'Custom tabs' }).getByRole('listitem')
    expect(await rows.count()).toBe(2)
    expect(await rows.first().textContent()).toContain('Bookings')
    expect(await page.getByRole('switch', { name: 'Bookings is always visible' }).isChecked()).toBe(true)
    expect(await page.getByRole('button', { name: 'Move Bookings up' }).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Move Reports down' }).isDisabled()).toBe(true)
    await picture(page, 'list')
  })

  it('run what is written, with the data that was granted', async () => {
    await preview('/reports')
    await expect.poll(() => frameOf('html')?.locator('h1').textContent()).toContain('Welcome')
    const told = await frameOf('html')?.evaluate(() => Reflect.get(window, 'dashboardData'))
    expect(Object.keys(told ?? {})).toEqual(['name', 'email', 'colorMode'])
    expect(told.email).toBe('tabs@example.com')
    await page.getByText('This tab is told: Name, Email, Light or dark mode.').waitFor()
    await picture(page, 'preview')
  })

  it('hold a page elsewhere to its site, without a word of where it is shown', async () => {
    const asked: { url: string; referrer: string | undefined }[] = []
    await owner.context.route('https://*.example.com/**', async (route) => {
      const request = route.request()
      asked.push({ url: request.url(), referrer: (await request.allHeaders()).referer })
      const body = `<h1>Bookings</h1><script>addEventListener('message', (e) => document.title = 'told')</script>`
      return route.fulfill({ contentType: 'text/html', body })
    })
    await preview('/bookings')
    const inner = page.frameLocator('iframe').frameLocator('iframe')
    await inner.getByRole('heading', { name: 'Bookings' }).waitFor()
    expect(asked).toEqual([{ url: 'https://bookings.example.com/northwind', referrer: undefined }])
    const foreign = page.frames().find((frame) => frame.url().startsWith('https://bookings'))
    const tried = await foreign?.evaluate(() => {
      const tryIt = (attempt: () => unknown) => {
        try {
          return attempt() ? 'escaped' : 'held'
        } catch {
          return 'held'
        }
      }
      return [
        tryIt(() => parent.document.body),
        tryIt(() => top?.document.body),
        tryIt(() => window.open('/')),
        tryIt(() => Reflect.set(top ?? {}, 'location', 'https://thief.example/top')),
      ]
    })
    expect(tried).toEqual(['held', 'held', 'held', 'held'])
    await foreign?.evaluate(
      (address) => void setTimeout(() => location.assign(address)),
      `${product.url}/app/eu/agents`,
    )
    await page.waitForTimeout(500)
    expect(page.frames().filter((frame) => frame.url().includes('/app/eu/agents'))).toEqual([])
    expect(page.url()).toContain('/app/eu/c/bookings')
    expect(await foreign?.title().catch(() => '')).not.toBe('told')
  })

  it(`get away with none of ${attempts.length} attempts (threats 31)`, async () => {
    expect(attempts.length).toBeGreaterThanOrEqual(30)
    const outcomes: Record<string, string> = {}
    for (let first = 0; first < attempts.length; first += 10) {
      const some = attempts.slice(first, first + 10)
      const tabs = some.map(([name, attempt], index) =>
        buildCustomTab({
          label: name.slice(0, 40),
          href: addressOf(index),
          htmlContent: '<h1>A tab</h1>',
          jsContent: escapeScript(attempt),
          dashboardFields: ['name'],
        }),
      )
      expect(await saveTabs(tabs)).toBe(200)
      for (const [index, [name]] of some.entries()) outcomes[name] = await outcomeOf(addressOf(index))
    }
    const escaped = Object.entries(outcomes).filter(([, outcome]) => !/^held|^gone$/.test(outcome))
    expect(escaped).toEqual([])
    // Nearly all of them were still there to say so.
    expect(Object.values(outcomes).filter((outcome) => outcome === 'gone').length).toBeLessThan(8)
  })

  it('would be seen to escape without the sandbox', async () => {
    await owner.context.route(`${product.url}/no-sandbox`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>Around</title><iframe srcdoc="<body></body>"></iframe>',
      }),
    )
    const seen: string[] = []
    for (const name of openDoors) {
      await page.goto(`${product.url}/no-sandbox`)
      const inner = page.frames().find((frame) => frame.parentFrame())
      await inner?.evaluate(
        (script) => {
          const tag = document.createElement('script')
          tag.textContent = script
          document.body.append(tag)
          window.dispatchEvent(new Event('dashboard-event'))
        },
        escapeScript(tabEscapes[name] ?? ''),
      )
      if ((await resultIn(inner)).startsWith('escaped')) seen.push(name)
    }
    expect(seen).toEqual(openDoors)
  })

  /** What a tab says came of its attempt; 'gone' where it is no longer there to say. */
  async function resultIn(frame: Frame | undefined): Promise<string> {
    for (let tries = 0; tries < 40; tries += 1) {
      const result = await frame
        ?.evaluate(() => document.documentElement.dataset.result)
        .catch(() => undefined)
      if (result) return result
      await page.waitForTimeout(50)
    }
    return 'gone'
  }

  async function outcomeOf(href: string): Promise<string> {
    await preview(href)
    // One that leads itself away is taken out of its place at once.
    const left = page.getByText('The tab left its page')
    await page.locator('iframe[data-ready=true]').or(left).first().waitFor()
    const result = (await left.isVisible()) ? 'gone' : await resultIn(frameOf('html'))
    await page.waitForTimeout(100)
    const outside = await page.evaluate(() => ({
      ran: 'escaped' in window,
      cookie: document.cookie.includes('escape'),
      kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].includes('escape'),
    }))
    const workers = owner.context.serviceWorkers().length
    const inside = page.frames().filter((frame) => frame !== page.mainFrame())
    const origins = await Promise.all(
      inside.map((frame) => frame.evaluate(() => self.origin).catch(() => 'null')),
    )
    const hasOrigin = origins.some((origin) => origin !== 'null')
    const isTheirs = inside.some((frame) => frame.url().startsWith(thief))
    const found = [
      ...(page.url() === `${product.url}/app/eu/c${href}` ? [] : [`at ${page.url()}`]),
      ...(owner.context.pages().length === 1 ? [] : ['a window']),
      ...(outside.ran || outside.cookie || outside.kept ? [JSON.stringify(outside)] : []),
      ...(workers === 0 ? [] : ['a worker']),
      ...(hasOrigin || isTheirs ? [`framed ${inside.map((frame) => frame.url()).join()}`] : []),
      ...thefts.splice(0).map((url) => `sent to ${url}`),
      ...dialogs.splice(0).map((text) => `asked ${text}`),
      ...downloads.splice(0).map((url) => `gave ${url}`),
    ]
    await Promise.all(owner.context.pages().map((other) => (other === page ? undefined : other.close())))
    return found.length > 0 ? found.join(', ') : result
  }
})
