import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'

const { picture } = picturesIn('DOMAIN_PICTURES')

describe('an agency takes its domains', () => {
  let product: Product
  let owner: Visit
  let page: Page

  beforeAll(async () => {
    // Nobody answers there: what is asked about DNS is not known.
    product = await startProduct([], { env: { DNS_SERVERS: '127.0.0.1:9' } })
    owner = await product.signUp('domains@example.com')
    page = owner.page
  })
  afterAll(() => product?.stop())

  it('a subdomain that is live on this machine at once', async () => {
    await page.goto(`${product.url}/app/eu/agency?activeTabIndex=1`)
    await page.getByRole('button', { name: 'Start Trial' }).click()
    await page.getByRole('button', { name: 'Go to agency settings' }).click()
    await page.getByLabel('Your subdomain').fill('Northwind')
    await page.getByLabel('Your subdomain').press('Enter')
    await page.getByText('Domain is live!').waitFor()
    const open = page.getByRole('link', { name: 'Open' })
    const port = new URL(product.url).port
    expect(await open.getAttribute('href')).toBe(`http://northwind.localhost:${port}`)
    await picture(page, 'live')
  })

  it('is opened at its own address', async () => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open' }).click()
    const opened = await popup
    await opened.waitForLoadState()
    expect(new URL(opened.url()).hostname).toBe('northwind.localhost')
    await expect.poll(() => opened.title()).not.toBe('')
    await opened.close()
  })

  it('a domain of its own, with the records it needs, and a mail to whoever adds them', async () => {
    await page.getByLabel('Your domain').fill('northwind.example')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('Please input a subdomain: "northwind.example"').waitFor()
    await page.getByLabel('Your domain').fill('app.northwind.example')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('Domain not verified.').waitFor()
    await page.getByRole('button', { name: 'Copy name: _domain-proof.app' }).waitFor()
    await picture(page, 'not-verified')
    await page.getByRole('button', { name: 'Email Your Developer' }).click()
    await page.getByLabel('Developer’s email').fill('dev@northwind.example')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('DNS instructions sent successfully!').first().waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'on-a-phone')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  it('gives it back, and keeps the other', async () => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel domain' }).click()
    await page.getByLabel('Your domain').waitFor()
    await page.reload()
    await page.getByText('Domain is live!').waitFor()
    expect(await page.getByLabel('Your domain').inputValue()).toBe('')
  })

  it('breaks no rule of the page', () => {
    expect(owner.faults).toEqual([])
  })
})
