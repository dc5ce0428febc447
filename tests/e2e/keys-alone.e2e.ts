import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import type { Visit } from './harness/browser.ts'
import { readCode } from './harness/outbox.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'
import { startSites } from './harness/sites.ts'

/** More stops of the Tab key than any of these screens has before what is looked for. */
const mostStops = 80
const { picture } = picturesIn('KEYS_PICTURES')

let product: Product
let sites: Record<'casual' | 'empty', FakeSite>
let visit: Visit
let page: Page

beforeAll(async () => {
  sites = await startSites()
  product = await startProduct(Object.values(sites))
  visit = await product.open()
  page = visit.page
})

afterAll(() => product?.stop())

/** Goes on with the Tab key until it has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < mostStops; stops++) {
    if (await hasFocus()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostStops} stops of the Tab key do not lead to ${target}`)
}

async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await page.keyboard.press(key)
}

async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await page.keyboard.type(text)
}

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

it('leads by keys alone from the landing page to a published agent, and publishes a change of it', async () => {
  await page.goto(`${product.url}/?region=eu`)
  await press(page.getByRole('link', { name: 'Start for free' }).first())
  const email = 'keys@example.com'
  await write(page.getByLabel('Email'), email)
  const europe = page.getByRole('radio', { name: /Europe/ })
  if (!(await europe.isChecked())) await press(europe, 'Space')
  await press(page.getByRole('button', { name: 'Email me a code' }))
  await write(page.getByLabel('Login Code'), await readCode(product.url, email))
  await heading('What is your company’s website?')
  await write(page.getByLabel('Company website'), sites.casual.url)
  await page.keyboard.press('Enter')
  await heading('Is this your company?')
  await press(page.getByRole('button', { name: 'Next' }))
  await heading('Make it look like your brand')
  await press(page.getByRole('button', { name: 'Create AI Agent' }))
  await heading('Your agent is ready')
  await page.getByText(/^Published: it answers on/).waitFor()
  await picture(page, 'ready')
  await press(page.getByRole('button', { name: 'Continue to Dashboard' }))
  await page.waitForURL(/overview\?showDebugger=true$/)

  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await tabTo(name)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Baker')
  await press(page.getByRole('button', { name: 'Save changes' }))
  await page.getByText('All changes saved.').waitFor()
  await picture(page, 'saved')
  await press(page.getByRole('button', { name: 'Publish' }))
  await page.getByRole('button', { name: 'Published' }).waitFor()
  await expect
    .poll(async () => {
      const agentId = /agents\/([\w-]{16})\//.exec(page.url())?.[1]
      const answer = await page.request.get(`${product.url}/app/eu/render/${agentId}/iframe`)
      return answer.text()
    })
    .toContain('Baker')
  await picture(page, 'published')
  expect(visit.faults).toEqual([])
})
