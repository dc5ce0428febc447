import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { hostGraceDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { createDomain, getDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { startPages } from '../fakes/sites/static-site.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { signInAs } from './harness/sign-in.ts'

const region = 'eu'

describe('where an agency’s agents are shown', () => {
  const app = setUpApp({ dist: join(import.meta.dirname, '../../dist') })
  const owner = setUpOwnerOfAgent(app)
  let browser: Browser
  let visit: Visit
  let page: Page
  let host: string

  beforeAll(async () => {
    const { client, agentId, workspaceId } = owner
    const params = { region } as const
    await client.call(createWhitelabelTrial, { params, body: { workspaceId } })
    const agency = { ...params, agencyId: workspaceId }
    await client.call(saveAgency, { params: agency, body: { name: 'Northwind' } })
    await client.call(publishAgent, { params: { ...params, agentId } })
    const body = { customDomain: 'northwind', agencyId: workspaceId, isVGSubdomain: true }
    await client.call(createDomain, { params, body })
    const query = { domain: 'northwind.localhost', domainType: 'vgSubdomain', agencyId: workspaceId } as const
    const state = await client.call(getDomain, { params, query })
    expect(state.body.isVerified, state.text).toBe(true)
    host = `http://northwind.localhost:${new URL(app.url).port}`
    browser = await launchBrowser()
    visit = await openVisit(browser)
    await signInAs(visit, app.url, client)
    page = visit.page
  })
  afterAll(() => browser?.close())

  /** What the owner's screens give out of their agent: the address of its demo, and code of each kind. */
  async function givenOut(): Promise<{ demo: string; code: string[] }> {
    await page.goto(`${app.url}/app/${region}/agents/${owner.agentId}/settings`)
    await page.waitForLoadState('networkidle')
    const demo = await page
      .getByRole('link', { name: 'Demo' })
      .evaluate((link) => (link as HTMLAnchorElement).href)
    await page.getByRole('button', { name: 'Agent actions' }).click()
    await page.getByRole('menuitem', { name: 'Website Script' }).click()
    const modal = page.getByRole('dialog', { name: 'Add widget to website' })
    await modal.locator('pre').waitFor()
    const code: string[] = []
    for (const way of await modal.getByRole('radio').all()) {
      await way.click()
      const name = `${await way.textContent()} code`
      code.push((await modal.getByRole('group', { name }).textContent()) ?? '')
    }
    return { demo, code }
  }

  /** Every origin that stands in code, once. */
  const origins = (code: string[]) => [
    ...new Set(code.flatMap((each) => [...each.matchAll(/https?:\/\/[^/"]+/g)].map(([found]) => found))),
  ]

  /** Whether an address shows the agent to somebody who has no account. */
  async function answersAt(address: string): Promise<boolean> {
    const visitor = await openVisit(browser)
    const answer = await visitor.page.goto(address)
    const field = visitor.page.frameLocator('iframe').getByRole('textbox', { name: 'Message' })
    const isThere = answer?.status() === 200 && (await field.waitFor().then(() => true))
    await visitor.context.close()
    return isThere
  }

  /** Whether a website with the code has the agent's bubble. */
  async function hasBubble(code: string): Promise<boolean> {
    const site = await startPages({
      '/': `<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,">${code}</html>`,
    })
    const visitor = await openVisit(browser)
    await visitor.page.goto(site.url)
    await visitor.page.locator('.vg-launcher').click()
    const isThere = await visitor.page
      .frameLocator('iframe')
      .getByRole('textbox', { name: 'Message' })
      .waitFor()
      .then(() => true)
    await visitor.context.close()
    await site.stop()
    return isThere
  }

  const share = (origin: string) => `${origin}/share?region=${region}&vg_id=${owner.agentId}`

  it('is its own host: the demo, the shared link and the code for websites', async () => {
    const { demo, code } = await givenOut()
    expect(demo).toBe(`${host}/${region}/prototype/${owner.agentId}`)
    expect(code).toHaveLength(3)
    expect(origins(code)).toEqual([host])
    expect(await answersAt(demo)).toBe(true)
    expect(await answersAt(share(host))).toBe(true)
    expect(await hasBubble(code[0]!)).toBe(true)
  })

  it('is the product’s once the agency’s host shows nobody, and what was pasted goes on', async () => {
    const { code: pasted } = await givenOut()
    const ended = Math.floor(app.clock.now() / 1000) - hostGraceDays * 24 * 60 * 60 - 60
    const { workspaceId } = owner
    await createWorkspaceRepository(app.deps.stores)
      .workspaces(region)
      .updateOne({ _id: workspaceId }, { $set: { 'internal.whitelabelTrialEndsAt': ended } })
    // Whose host it is is remembered for five seconds.
    app.clock.advance(6_000)
    const { demo, code } = await givenOut()
    expect(demo).toBe(`${app.url}/app/${region}/prototype?vg_id=${owner.agentId}`)
    expect(origins(code)).toEqual([app.url])
    expect(await answersAt(demo)).toBe(true)
    expect(await answersAt(share(app.url))).toBe(true)
    expect(await answersAt(share(host))).toBe(false)
    expect(await hasBubble(code[0]!)).toBe(true)
    expect(await hasBubble(pasted[0]!)).toBe(true)
  })

  it('breaks no rule of the page', () => {
    expect(visit.faults).toEqual([])
  })
})
