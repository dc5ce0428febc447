import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import { emptyPage, endlessRedirect, hugeHome, notFound, pdf } from '../fakes/sites/hostile-sites.ts'
import { startStaticSite } from '../fakes/sites/static-site.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const siteDir = join(import.meta.dirname, '../../node_modules/startbootstrap-agency/dist')
/** Sites that cannot be read, and what the owner is told. */
const broken = { notFound, pdf, endlessRedirect, hugeHome, emptyPage }
const reasons: Record<keyof typeof broken, RegExp> = {
  notFound: /no page at this address/,
  pdf: /PDF document/,
  endlessRedirect: /keeps redirecting/,
  hugeHome: /too large/,
  emptyPage: /neither text nor colours/,
}

async function openWizard(page: Page, serverUrl: string): Promise<void> {
  await page.goto(`${serverUrl}/app/eu/agents?new=agent`)
  await page.getByRole('button', { name: /Agent Wizard/ }).click()
  await page.getByLabel(/website/i).waitFor()
}

describe('the Agent Wizard', () => {
  let product: Product
  let visit: Visit
  let agency: FakeSite
  let sites: Record<string, FakeSite>

  beforeAll(async () => {
    agency = await startStaticSite(siteDir)
    const started = await Promise.all(
      Object.entries(broken).map(async ([name, site]) => [name, await site.start({ port: 0 })] as const),
    )
    sites = Object.fromEntries(started)
    product = await startProduct([agency, ...Object.values(sites)])
    visit = await product.signUp('wizard@example.com')
  })

  afterAll(() => product?.stop())

  /** Titles of the workspace's agents, as the server knows them. */
  function agentTitles(): Promise<string[]> {
    return visit.page.evaluate(async () => {
      const session = await (await fetch('/api/eu/session')).json()
      const workspaceId = session.workspaces[0].uid
      const { items } = await (await fetch(`/api/eu/v2/agents?workspaceId=${workspaceId}`)).json()
      return items.map((agent: { title: string }) => agent.title)
    })
  }

  it.each(Object.keys(broken) as (keyof typeof broken)[])('says why %s cannot be read', async (name) => {
    const { page } = visit
    await openWizard(page, product.url)
    await page.getByLabel(/website/i).fill(sites[name]?.url ?? '')
    await page.getByRole('button', { name: 'Analyze website' }).click()
    await page.getByRole('heading', { name: 'Unable to analyze website branding' }).waitFor()
    expect(await page.getByRole('dialog').getByRole('alert').innerText()).toMatch(reasons[name])
    await page.getByRole('button', { name: 'Describe your business' }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByLabel(/website/i).inputValue()).toBe(sites[name]?.url)
    expect(await agentTitles()).toEqual([])
  })

  it.each(['http://169.254.169.254/', 'http://[::1]', 'http://127.0.0.1:22', 'http://localhost'])(
    'does not read %s',
    async (address) => {
      const { page } = visit
      await openWizard(page, product.url)
      await page.getByLabel(/website/i).fill(address)
      await page.getByRole('button', { name: 'Analyze website' }).click()
      await page.getByRole('heading', { name: 'Unable to analyze website branding' }).waitFor()
      expect(await page.getByRole('dialog').getByRole('alert').innerText()).toMatch(
        /does not belong to a public website/,
      )
    },
  )

  it('leaves nothing behind when the tab is closed in the middle', async () => {
    const page = await visit.context.newPage()
    await openWizard(page, product.url)
    await page.getByLabel(/website/i).fill(agency.url)
    await page.getByRole('button', { name: 'Analyze website' }).click()
    await page.getByLabel('Company name').waitFor()
    await page.close()
    expect(await agentTitles()).toEqual([])
  })

  it('makes two agents in two tabs, in the colours of a one-page site', async () => {
    const tabs = [visit.page, await visit.context.newPage()]
    for (const page of tabs) {
      await openWizard(page, product.url)
      await page.getByLabel(/website/i).fill(agency.url)
      await page.getByRole('button', { name: 'Analyze website' }).click()
      await page.getByLabel('Company name').waitFor()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('radio', { name: '#FFC800' }).waitFor()
      expect(await page.getByRole('radio', { name: '#FFC800' }).isChecked()).toBe(true)
    }
    await Promise.all(tabs.map((page) => page.getByRole('button', { name: 'Create AI Agent' }).dblclick()))
    const ids = await Promise.all(
      tabs.map(async (page) => {
        await page.getByRole('button', { name: 'Finish' }).click()
        await page.waitForURL(/overview\?showDebugger=true/)
        return /agents\/([\w-]{16})\//.exec(page.url())?.[1]
      }),
    )
    expect(new Set(ids).size).toBe(2)
    expect(await agentTitles()).toHaveLength(2)
  })

  it('says what the plan includes when it is used up', async () => {
    const { page } = visit
    await page.goto(`${product.url}/app/eu/agents?new=agent`)
    await page.getByLabel('Agent Name').fill('One too many')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByText('Your plan includes 2 agents. Upgrade your plan to add more.').waitFor()
    expect(await agentTitles()).toHaveLength(2)
  })
})
