import { join } from 'node:path'
import type { Page, Route } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import { notFound } from '../fakes/sites/hostile-sites.ts'
import { startStaticSite } from '../fakes/sites/static-site.ts'
import { badLogos } from './harness/bad-logos.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'
import { signUpToOnboarding } from './harness/sign-up.ts'

const packages = join(import.meta.dirname, '../../node_modules')
const reading = '**/rpc/onboarding.getBrandingInfo'
const creation = '**/rpc/onboarding.createPersonalizedAgent'
const saving = '**/api/eu/v2/workspaces/*'

let product: Product
let sites: Record<'agency' | 'casual' | 'broken', FakeSite>

beforeAll(async () => {
  sites = {
    agency: await startStaticSite(join(packages, 'startbootstrap-agency/dist')),
    casual: await startStaticSite(join(packages, 'startbootstrap-business-casual/dist')),
    broken: await notFound.start({ port: 0 }),
  }
  product = await startProduct(Object.values(sites))
})

afterAll(() => product?.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Answers the first question. */
async function tellWebsite(page: Page, website: string): Promise<void> {
  await page.getByLabel('Company website').fill(website)
}

/** Has the website read, up to what was found. */
async function toFound(page: Page, website: string): Promise<void> {
  await tellWebsite(page, website)
  await press(page, 'Next')
  await heading(page, 'Is this your company?')
}

async function toBranding(page: Page, website: string): Promise<void> {
  await toFound(page, website)
  await press(page, 'Next')
  await heading(page, 'Make it look like your brand')
}

/** What server and browser know of the person's onboarding. */
function facts(page: Page) {
  return page.evaluate(async () => {
    const session = await (await fetch('/api/eu/session')).json()
    const { uid } = session.workspaces[0]
    const { workspace } = await (await fetch(`/api/eu/v2/workspaces/${uid}`)).json()
    const agents = await (await fetch(`/api/eu/v2/agents?workspaceId=${uid}`)).json()
    return {
      done: workspace.internal.isAgentOnboardingDone as boolean,
      agents: agents.items.map(({ ID }: { ID: string }) => ID) as string[],
    }
  })
}

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

/** The flag is saved while the page already goes on. */
async function expectDone(page: Page): Promise<void> {
  await expect.poll(async () => (await facts(page)).done, { timeout: 10_000 }).toBe(true)
}

describe.each(['agency', 'casual'] as const)('onboarding on the %s site', (name) => {
  it('leads from the company to its agent', async () => {
    const visit = await product.open()
    const { page } = visit
    await signUpToOnboarding(page, product.url, `${name}@example.com`)
    await toBranding(page, sites[name].url)
    expect(await page.getByRole('radio', { name: /^#/ }).count()).toBeLessThanOrEqual(11)
    await page.getByLabel('Or another colour').fill('0a7')
    await page.getByRole('radio', { name: 'Dark' }).click()
    await page.getByRole('button', { name: 'Create AI Agent' }).dblclick()
    await heading(page, 'Your agent is ready')
    const { agents, done } = await facts(page)
    expect(agents).toHaveLength(1)
    expect(done).toBe(false)

    const question = name === 'casual' ? 'are you open on Sunday?' : 'what services do you offer?'
    await page.getByRole('textbox').fill(question)
    await page.getByRole('textbox').press('Enter')
    await page.locator('[data-role="assistant"]:not([data-writing])').nth(1).waitFor()

    await page.getByRole('radio', { name: 'Add to your website' }).click()
    const popup = await page.getByRole('group', { name: 'Popup Widget code' }).innerText()
    expect(popup).toContain(`/embed.js?eu=${agents[0]}"`)
    await page.getByRole('radio', { name: 'Embedded Chat' }).click()
    expect(await page.getByRole('group', { name: 'Embedded Chat code' }).innerText()).toContain(
      'width: 500px; max-width: 100%; height: 500px',
    )

    await press(page, 'Continue to Dashboard')
    await page.waitForURL(`**/app/eu/agents/${agents[0]}/overview?showDebugger=true`)
    expect(await kept(page, 'onboarding_completed')).toBe('true')
    expect(await kept(page, 'onboarding_state')).toBeNull()
    await expectDone(page)
    await page.goto(`${product.url}/app/eu/agents`)
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
    expect(visit.faults).toEqual([])
    expect(visit.strangers([product.url])).toEqual([])
    await visit.context.close()
  })
})

describe('onboarding', () => {
  let visit: Visit
  let page: Page
  const held: Route[] = []

  beforeAll(async () => {
    visit = await product.open()
    page = visit.page
    await signUpToOnboarding(page, product.url, 'again@example.com')
  })

  afterAll(() => visit?.context.close())

  /** As on the first day: nothing kept, nothing done, no agent. */
  beforeEach(async () => {
    await page.evaluate(async () => {
      for (const name of ['onboarding_state', 'onboarding_completed']) localStorage.removeItem(name)
      const post = (path: string, body: unknown) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const { uid } = (await (await fetch('/api/eu/session')).json()).workspaces[0]
      await post(`/api/eu/v2/workspaces/${uid}`, { internal: { isAgentOnboardingDone: false } })
    })
    await page.goto(`${product.url}/onboarding?region=eu`)
    await heading(page, 'What is your company’s website?')
  })

  afterEach(async () => {
    await visit.context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all(held.splice(0).map((route) => route.abort().catch(() => undefined)))
  })

  /** Requests to an address get no answer until the test is over. */
  const hold = (address: string) =>
    visit.context.route(address, (route) => {
      held.push(route)
    })

  /** How to come to each view. */
  const views: Record<string, () => Promise<void>> = {
    website: () => tellWebsite(page, sites.agency.url),
    analysing: async () => {
      await hold(reading)
      await tellWebsite(page, sites.agency.url)
      await page.getByRole('button', { name: 'Next' }).dblclick()
      await page.getByText('s in all').waitFor()
    },
    'analysis failed': async () => {
      await tellWebsite(page, sites.broken.url)
      await press(page, 'Next')
      await heading(page, 'Unable to analyze website branding')
    },
    'by hand': () => press(page, 'No website? Describe your business'),
    found: () => toFound(page, sites.agency.url),
    branding: () => toBranding(page, sites.agency.url),
    creating: async () => {
      await toBranding(page, sites.agency.url)
      await hold(creation)
      await page.getByRole('button', { name: 'Create AI Agent' }).dblclick()
      await heading(page, 'Creating your agent')
    },
  }

  it.each(Object.keys(views))('is skipped from %s, for good', async (name) => {
    await views[name]?.()
    await press(page, 'Skip & Go to Dashboard')
    await page.waitForURL(/\/app\/eu\/agents$/)
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
    expect(await kept(page, 'onboarding_completed')).toBe('true')
    expect(await kept(page, 'onboarding_state')).toBeNull()
    await expectDone(page)
    expect((await facts(page)).agents).toEqual([])
    await page.reload()
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
  })

  it('sends a new owner back to where they stopped, and lets them leave', async () => {
    await tellWebsite(page, sites.agency.url)
    await press(page, 'Back')
    await page.waitForURL(/\/app\/eu\/agents$/)
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
    const later = await visit.context.newPage()
    await later.goto(`${product.url}/app/eu/agents`)
    await later.waitForURL(/\/onboarding\?region=eu$/)
    expect(await later.getByLabel('Company website').inputValue()).toBe(sites.agency.url)
    await later.close()
  })

  it('takes no address from whoever followed it', async () => {
    await page.goto(`${product.url}/app/eu/agents?new=agent`)
    await page.getByRole('dialog', { name: 'New Agent' }).waitFor()
  })

  it('comes back after a reload at each step', async () => {
    await tellWebsite(page, sites.agency.url)
    await page.reload()
    expect(await page.getByLabel('Company website').inputValue()).toBe(sites.agency.url)

    await hold(reading)
    await press(page, 'Next')
    await page.getByText('s in all').waitFor()
    await visit.context.unroute(reading)
    await page.reload()
    await heading(page, 'Is this your company?')
    await page.getByLabel('Company name').fill('Corner Works')
    await page.reload()
    expect(await page.getByLabel('Company name').inputValue()).toBe('Corner Works')
    await press(page, 'Next')
    await heading(page, 'Make it look like your brand')

    await page.getByLabel('Or another colour').fill('123ABC')
    await page.reload()
    await heading(page, 'Make it look like your brand')
    expect(await page.getByLabel('Or another colour').inputValue()).toBe('#123ABC')

    await press(page, 'Back')
    await press(page, 'Back')
    await page.reload()
    await heading(page, 'What is your company’s website?')
    // The website was read already, and what was corrected stays.
    await press(page, 'Next')
    expect(await page.getByLabel('Company name').inputValue()).toBe('Corner Works')
    await press(page, 'Next')
    await heading(page, 'Make it look like your brand')
    expect(await page.getByLabel('Or another colour').inputValue()).toBe('#123ABC')
  })

  it('goes back to edit from a website that cannot be read, and from one that never answers', async () => {
    await views['analysis failed']?.()
    await press(page, 'Back')
    expect(await page.getByLabel('Company website').inputValue()).toBe(sites.broken.url)
    await hold(reading)
    await press(page, 'Next')
    await page.getByText('s in all').waitFor()
    await press(page, 'Back')
    await heading(page, 'What is your company’s website?')
  })

  it.each(Object.entries(badLogos))('refuses %s as a logo', async (_, logo) => {
    await toBranding(page, sites.agency.url)
    await page.getByLabel('Logo file').setInputFiles(logo())
    await page.getByText('Only png, jpg, jpeg, gif, webp Files').waitFor()
  })

  it('makes one agent when the tab is closed in the middle, and goes on with it', async () => {
    const tab = await visit.context.newPage()
    await tab.goto(`${product.url}/onboarding?region=eu`)
    await toBranding(tab, sites.agency.url)
    await press(tab, 'Create AI Agent')
    await tab.close()
    await page.reload()
    await heading(page, 'Your agent is ready')
    const { agents } = await facts(page)
    expect(agents).toHaveLength(1)
    await page.reload()
    await heading(page, 'Your agent is ready')
    await press(page, 'Skip & Go to Dashboard')
    await page.waitForURL(`**/app/eu/agents/${agents[0]}/overview?showDebugger=true`)
  })
})

describe('onboarding where the browser keeps nothing', () => {
  it('can be walked and skipped, also when the flag cannot be saved', async () => {
    const visit = await product.open()
    await visit.context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      Object.defineProperty(window, 'sessionStorage', { get: refuse })
    })
    const { page } = visit
    await signUpToOnboarding(page, product.url, 'blocked@example.com')
    await toBranding(page, sites.agency.url)
    await page.route(saving, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await press(page, 'Skip & Go to Dashboard')
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/eu/agents')
    expect((await facts(page)).done).toBe(false)
    // A page reached by leaving is not left again.
    await page.reload()
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
    await visit.context.close()
  })
})
