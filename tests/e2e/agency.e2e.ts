import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { badLogos } from './harness/bad-logos.ts'
import type { Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'

const logo = Buffer.from(fixtureLogo.split(',')[1] ?? '', 'base64')
const { picture } = picturesIn('AGENCY_PICTURES')

describe('an owner becomes an agency', () => {
  let product: Product
  let owner: Visit
  let page: Page
  const address = (tab = '') => `${product.url}/app/eu/agency${tab && `?activeTabIndex=${tab}`}`
  const preview = () => page.getByRole('complementary', { name: 'Live preview' })
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('All changes saved.').waitFor()
  }

  beforeAll(async () => {
    product = await startProduct()
    owner = await product.signUp('agency@example.com')
    page = owner.page
  })
  afterAll(() => product?.stop())

  it('by the trial, from the navigation', async () => {
    await page.goto(`${product.url}/app/eu/agents`)
    await page.getByRole('link', { name: 'Agency' }).click()
    await page.getByText('Try white label features free for 14 days').waitFor()
    await page.getByRole('button', { name: 'Start Trial' }).click()
    await page.getByRole('dialog', { name: 'White Label Trial Activated!' }).waitFor()
    await page.getByRole('button', { name: 'Go to agency settings' }).click()
    await page
      .getByText(/Whitelabel trial until/)
      .first()
      .waitFor()
  })

  it('gives itself a name and a logo, seen beside the form at once', async () => {
    await page.getByLabel('Agency name').fill('Northwind')
    await page.getByLabel('Branding text').fill('**Answers** around the clock')
    const input = page.getByRole('group', { name: 'Square logo (light)' }).locator('input[type=file]')
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
    await preview().locator('img.vg-client__logo').first().waitFor()
    await expect.poll(() => preview().textContent()).toContain('Northwind')
    await save()
    await picture(page, 'overview')
    await page.reload()
    await page.getByLabel('Agency name').waitFor()
    expect(await page.getByLabel('Agency name').inputValue()).toBe('Northwind')
    const src = await preview().locator('img.vg-client__logo').first().getAttribute('src')
    expect(src).toMatch(/^\/files\//)
  })

  it.each(Object.entries(badLogos))('takes no logo that is %s', async (_, file) => {
    const input = page.getByRole('group', { name: 'Favicon' }).locator('input[type=file]')
    await input.setInputFiles(file())
    await page
      .getByRole('group', { name: 'Favicon' })
      .getByText(/Only png|Max size/)
      .waitFor()
  })

  it('changes its look live, and its CSS stays in the preview', async () => {
    await page.goto(address('3'))
    await page.getByLabel('Primary', { exact: true }).fill('#B4532A')
    await page.getByLabel('Primary', { exact: true }).blur()
    const bar = preview().locator('.vg-client-dashboard__bar')
    const painted = () =>
      preview()
        .locator('.vg-button')
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect.poll(painted).toBe('rgb(180, 83, 42)')
    await page
      .locator('.vg-code-editor [role=textbox]')
      .fill('.vg-client-dashboard__bar { background: rgb(1, 2, 3) } body { letter-spacing: 3px }')
    await expect
      .poll(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(1, 2, 3)')
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).letterSpacing)).toBe('normal')
    expect(await bar.evaluate((element) => getComputedStyle(element).letterSpacing)).not.toBe('normal')
    await save()
    await picture(page, 'theme')
    await page.getByRole('radio', { name: 'Login' }).click()
    await picture(page, 'login')
    await page.getByRole('radio', { name: 'Phone' }).click()
    await preview().getByRole('radio', { name: 'Dark' }).click()
    await picture(page, 'login-phone-dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'on-a-phone')
  })

  it('asks no other host and breaks no rule of the page', () => {
    expect(owner.faults).toEqual([])
    expect(owner.strangers([product.url])).toEqual([])
  })
})
