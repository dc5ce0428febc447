import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import { readCode } from './harness/outbox.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'
import { startSites } from './harness/sites.ts'

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  laptop: { viewport: { width: 1440, height: 900 } },
}

let product: Product
let sites: Record<'casual' | 'empty', FakeSite>

beforeAll(async () => {
  sites = await startSites()
  product = await startProduct(Object.values(sites))
})

afterAll(() => product?.stop())

const { picture } = picturesIn('LANDING_PICTURES')

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Types an address into the first view and has it read. */
async function tryOn(page: Page, website: string): Promise<void> {
  await page.getByLabel('Your website').fill(website)
  await page.getByRole('button', { name: 'Ask your website' }).click()
}

/** From what was found to a published agent, with a thumb. */
async function goOnToPublished(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).tap()
  await page.getByRole('heading', { name: 'Make it look like your brand' }).waitFor()
  await page.getByRole('button', { name: 'Create AI Agent' }).tap()
  await page.getByRole('heading', { name: 'Your agent is ready' }).waitFor()
  await page.getByText(/^Published: it answers on/).waitFor()
  expect(await overflow(page)).toBe(0)
  await picture(page, 'phone-published')
}

describe.each(['phone', 'laptop'] as const)('the landing page on a %s', (screen) => {
  const options = screens[screen]

  it('reads a visitor’s website, answers from it, and carries it into their onboarding', async () => {
    const visit = await product.open(options)
    const { page, context } = visit
    await page.goto(`${product.url}/?region=eu`)
    await page.getByLabel('Your website').waitFor()
    await picture(page, `${screen}-first-view`)
    expect(await overflow(page)).toBe(0)
    await tryOn(page, sites.casual.url)
    await page.getByRole('heading', { name: /^Reading / }).waitFor()
    await picture(page, `${screen}-reading`)
    const mine = page.getByRole('region', { name: 'Your website' })
    // A reading takes up to twenty seconds, and its place may have to be waited for.
    await mine.getByRole('heading', { name: 'Business Casual answers' }).waitFor({ timeout: 60_000 })
    await mine.getByRole('textbox').fill('what time do you open on Monday?')
    await mine.getByRole('textbox').press('Enter')
    await mine.getByText(/7:00 AM to 8:00 PM/).waitFor()
    await picture(page, `${screen}-answers`)
    expect(await overflow(page)).toBe(0)
    expect(await context.cookies()).toEqual([])

    await mine.getByRole('link', { name: 'Keep this agent' }).click()
    await page.waitForURL(({ pathname, searchParams }) => {
      return pathname === '/signup' && searchParams.get('site') === sites.casual.url
    })
    const email = `${screen}@example.com`
    await page.getByLabel('Email').fill(email)
    await page.getByRole('radio', { name: /Europe/ }).click()
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await page.getByLabel('Login Code').fill(await readCode(product.url, email))
    // What was just read is not asked for, and not waited for, again.
    await page.getByRole('heading', { name: 'Is this your company?' }).waitFor()
    expect(await page.getByLabel('Company name').inputValue()).toBe('Business Casual')
    await picture(page, `${screen}-onboarding`)
    if (screen === 'phone') await goOnToPublished(page)
    expect(visit.faults).toEqual([])
    expect(visit.strangers([product.url])).toEqual([])
    await context.close()
  })

  it('says why a website cannot be asked, and offers another one or words', async () => {
    // Five websites an hour: the screens share them.
    const refused = { phone: () => sites.empty.url, laptop: () => 'http://192.168.0.1' }
    const visit = await product.open(options)
    const { page } = visit
    await page.goto(product.url)
    await tryOn(page, 'nonsense')
    await page.getByText('Please enter the address of a website, such as example.com.').waitFor()
    const website = refused[screen]()
    await tryOn(page, website)
    await page.getByRole('alert').waitFor({ timeout: 60_000 })
    await picture(page, `${screen}-failed`)
    const byHand = page.getByRole('link', { name: 'Sign up and describe it' })
    expect(await byHand.getAttribute('href')).toBe(`/signup?${new URLSearchParams({ site: website })}`)
    await page.getByRole('button', { name: 'Try another website' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Your website').inputValue()).toBe(website)
    // A refused address is a line in the console.
    expect(visit.faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await visit.context.close()
  })
})
