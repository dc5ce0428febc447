import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretWrong } from '#mocks/contracts/agency/admin/admin.refusals.ts'
import { newTab } from '#mocks/contracts/agency/tabs/tab-template.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { askAsPage } from './harness/ask-as-page.ts'
import { type Foreign, leaksOnPage, pictureKey, watchAnswers } from './harness/brand-leaks.ts'
import type { Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'

const { picture } = picturesIn('ADMIN_PICTURES')

/** A tab that says in its title what it was told, and whether it got at anything it must not. */
const tab = {
  ...newTab,
  label: 'Reports',
  href: '/reports',
  htmlContent: '<p id="told">…</p>',
  jsContent: `addEventListener('dashboard-event', ({ detail }) => {
    let cookie = 'none'
    try { cookie = document.cookie || 'empty' } catch {}
    document.getElementById('told').textContent =
      JSON.stringify(detail) + JSON.stringify(window.dashboardData) + cookie + origin
  })`,
  dashboardFields: ['agencyName', 'region', 'agents'],
}

let product: Product
let owner: Visit
let origin: string
let agencyId: string
let never: Foreign

const ask = (page: Page, path: string, body: object) => askAsPage(page, 'POST', path, body)
const newSecret = async (): Promise<string> =>
  (await ask(owner.page, `/v2/agencies/${agencyId}/secret`, {})).secret

beforeAll(async () => {
  product = await startProduct()
  const { port } = new URL(product.url)
  origin = `http://north.localhost:${port}`
  owner = await product.signUp('admin-of-north@example.com')
  const session = await owner.page.evaluate(async () => (await fetch('/api/eu/session')).json())
  agencyId = session.workspaces[0].uid
  await ask(owner.page, '/rpc/activateWhitelabelTrial', { workspaceId: agencyId })
  await ask(owner.page, `/v2/agencies/${agencyId}`, {
    name: 'Northwind',
    squarePhotoURL: fixtureLogo,
    googleFont: 'Georgia',
    customThemeJSONString: JSON.stringify({
      primary: '#0b7a55',
      nineColorPallet: generatePalette('#0b7a55', 'light'),
      themeType: 'light',
    }),
    customCSS: '.vg-client-dashboard__bar { background: rgb(11, 122, 85); }',
    customTabs: [tab],
  })
  await ask(owner.page, '/hosting/custom-domain', { customDomain: 'north', agencyId, isVGSubdomain: true })
  await ask(owner.page, '/v2/agents/agent-north-0000', { workspaceId: agencyId, title: 'Front desk' })
  await owner.page.evaluate(
    async (about) => (await fetch(`/api/eu/hosting/custom-domain?${about}`)).json(),
    `domain=north.localhost&domainType=vgSubdomain&agencyId=${agencyId}`,
  )
  const icon = Buffer.from(await (await fetch(`${product.url}/favicon.svg`)).arrayBuffer())
  never = {
    words: [/voice\s*glow/i, new RegExp(`//(localhost|127\\.0\\.0\\.1):${port}`)],
    colours: ['#5b5bf0'],
    pictures: [pictureKey(icon)],
  }
})
afterAll(() => product?.stop())

describe('the admin of an agency', () => {
  it('enters by the secret, which leaves the address, the history and every request; and out again', async () => {
    const secret = await newSecret()
    const visit = await product.open()
    const { page, context } = visit
    const answers = watchAnswers(context, never)
    const carried: string[] = []
    context.on('request', (request) => {
      const { referer = '' } = request.headers()
      if (`${request.url()} ${referer}`.includes(secret)) carried.push(`${request.method()} ${request.url()}`)
    })
    await page.goto(`${origin}/login?secret=${secret}`)
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    expect(page.url()).toBe(`${origin}/app/eu`)
    // The one that the person typed, and no other.
    expect(carried).toEqual([`GET ${origin}/login?secret=${secret}`])
    const entries = await (await context.newCDPSession(page)).send('Page.getNavigationHistory')
    expect(JSON.stringify(entries)).not.toContain(secret)
    const [cookie, ...others] = await context.cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({
      name: 'agency_admin',
      domain: 'north.localhost',
      httpOnly: true,
      sameSite: 'Lax',
    })
    await page.getByText('Front desk').waitFor()
    const bar = page.locator('.vg-client-dashboard__bar')
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(11, 122, 85)',
    )
    await page.waitForLoadState('networkidle')
    await picture(page, 'home')
    const leaks = await leaksOnPage(page, never)

    await page.getByRole('link', { name: 'Reports' }).click()
    const told = page.frameLocator('iframe[title="Reports"]').locator('#told')
    await expect.poll(() => told.textContent()).toContain('Front desk')
    const detail = { agencyName: 'Northwind', region: 'eu' }
    const words = (await told.textContent()) ?? ''
    expect(words).toContain(JSON.stringify(detail).slice(1, -1))
    expect(words).not.toMatch(/@|token|secret/)
    expect(words).toMatch(/(none|empty)null$/)
    await page.waitForLoadState('networkidle')
    await picture(page, 'tab')
    leaks.push(...(await leaksOnPage(page, never)))

    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'tab-phone')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Front desk').waitFor()
    await picture(page, 'home-phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()
    expect(await context.cookies()).toEqual([])
    await page.goto(`${origin}/app/eu`)
    await page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()
    expect([...leaks, ...(await answers.leaks())]).toEqual([])
    expect(visit.strangers([origin])).toEqual([])
    expect(visit.faults).toEqual([])
    await context.close()
  })

  it('is shown out by a new secret, and the one before opens nothing', async () => {
    const before = await newSecret()
    const { page, context } = await product.open()
    await page.goto(`${origin}/app/eu?secret=${before}`)
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await newSecret()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()
    expect(page.url()).toBe(`${origin}/login`)
    await page.goto(`${origin}/login?secret=${before}`)
    await page.getByRole('alert').filter({ hasText: secretWrong.message }).waitFor()
    expect(page.url()).toBe(`${origin}/login`)
    await picture(page, 'wrong')
    await context.close()
  })
})
