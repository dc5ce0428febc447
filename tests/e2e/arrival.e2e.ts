import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import { readCode } from './harness/outbox.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'
import { startSites } from './harness/sites.ts'
import { Thumb } from './harness/thumb.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Two minutes less what a person needs to read five screens. */
const secondsOfWaiting = 60

let product: Product
let sites: Record<'casual' | 'empty', FakeSite>

beforeAll(async () => {
  sites = await startSites()
  product = await startProduct(Object.values(sites))
})

afterAll(() => product?.stop())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

const { picture, note } = picturesIn('ARRIVAL_PICTURES')

/** From the sign-up page to the first question. */
async function signUp(thumb: Thumb, email: string): Promise<void> {
  const { page } = thumb
  await page.goto(`${product.url}/signup?region=eu`)
  await thumb.type(page.getByLabel('Email'), email)
  await thumb.press(page.getByRole('button', { name: 'Email me a code' }))
  await page.getByLabel('Login Code').waitFor()
  await picture(page, `${email}-code`)
  // The phone offers the code from the mail: one press.
  await thumb.paste(page.getByLabel('Login Code'), await readCode(product.url, email))
  await heading(page, 'What is your company’s website?')
}

describe('arriving on a phone', () => {
  it('leads from the sign-up to a published agent of one’s website in six presses', async () => {
    const visit = await product.open(phone)
    const { page } = visit
    const thumb = new Thumb(page)
    await signUp(thumb, 'mia.lund@example.com')
    expect(await page.getByText('Signed in successfully.').count()).toBe(0)
    await page.getByText('Your account is ready.').waitFor()
    await picture(page, 'website')
    await thumb.type(page.getByLabel('Company website'), sites.casual.url)
    await thumb.press(page.getByRole('button', { name: 'Next' }))
    await heading(page, 'Is this your company?')
    await picture(page, 'found')
    expect(await page.getByLabel('Company name').inputValue()).not.toBe('')
    const name = await page.getByLabel('Company name').inputValue()
    await thumb.press(page.getByRole('button', { name: 'Next' }))
    await heading(page, 'Make it look like your brand')
    await page.getByRole('region', { name: 'What your agent will know' }).getByText(name).first().waitFor()
    await picture(page, 'branding')
    await thumb.press(page.getByRole('button', { name: 'Create AI Agent' }))
    await heading(page, 'Your agent is ready')
    await page.getByText(/^Published: it answers on/).waitFor()
    await picture(page, 'result')
    expect(thumb.presses).toBeLessThanOrEqual(6)
    expect(thumb.seconds()).toBeLessThan(secondsOfWaiting)

    await thumb.press(page.getByRole('button', { name: 'Continue to Dashboard' }))
    await page.waitForURL(/overview\?showDebugger=true$/)
    // On a phone the agent itself is what one sees; the test chat, which would cover it, is a press away.
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.getByRole('complementary', { name: 'Test chat' }).count()).toBe(0)
    await picture(page, 'arrival')
    expect(await page.getByText('0.0 credits').count()).toBe(0)
    await page.waitForFunction(async (wanted) => {
      const { workspaces } = await (await fetch('/api/eu/session')).json()
      return workspaces[0].workspaceName === wanted
    }, name)
    expect(visit.faults).toEqual([])
    await note(`From sign-up to the agent’s page: ${thumb.summary()}`)
    await visit.context.close()
  })

  it('leads from a website that cannot be read to an agent described by hand', async () => {
    const visit = await product.open(phone)
    const { page } = visit
    const thumb = new Thumb(page)
    await signUp(thumb, 'info@harbour-cafe.example')
    await thumb.type(page.getByLabel('Company website'), sites.empty.url)
    await thumb.press(page.getByRole('button', { name: 'Next' }))
    await heading(page, 'Unable to analyze website branding')
    await picture(page, 'failed')
    await thumb.press(page.getByRole('button', { name: 'Describe your business' }))
    await thumb.type(page.getByLabel('Company name'), 'Harbour Café')
    await thumb.type(
      page.getByLabel('What does your company do?'),
      'We bake bread and roast coffee by the sea.',
    )
    await thumb.type(
      page.getByLabel(/What do visitors ask for/),
      'Opening hours: Monday to Saturday from 8 am to 6 pm',
    )
    await picture(page, 'by-hand')
    await thumb.press(page.getByRole('button', { name: 'Next' }))
    await heading(page, 'Make it look like your brand')
    await picture(page, 'by-hand-branding')
    await thumb.press(page.getByRole('button', { name: 'Create AI Agent' }))
    await heading(page, 'Your agent is ready')
    await thumb.type(page.getByRole('textbox'), 'When are you open?')
    await page.getByRole('textbox').press('Enter')
    await page
      .locator('[data-role="assistant"]')
      .getByText(/8 am to 6 pm/)
      .waitFor()
    await picture(page, 'by-hand-result')
    expect(visit.faults).toEqual([])
    await note(`By hand, up to an answer: ${thumb.summary()}`)
    await visit.context.close()
  })
})
