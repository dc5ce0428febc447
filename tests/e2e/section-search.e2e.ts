import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#features/shared/paths.ts'
import { makeAgentByHand } from './harness/agent-by-hand.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

/** What somebody types who looks for a setting, and the mark of the control they land on. */
const sought = [
  ['voice speed', 'voice.voiceId'],
  ['who may embed this', 'overview.allowedOrigins'],
  ['logo', 'overview.roundedImageURL'],
  ['make it speak spanish', 'overview.lang'],
  ['welcome message', 'overview.proactiveMessage'],
  ['rename my bot', 'overview.title'],
  ['dark mode', 'overview.theme'],
  ['quick replies', 'overview.suggestions'],
  ['system prompt', 'nodes.vg_systemPrompt'],
  ['temperature', 'nodes.vg_temperature'],
  ['send button label', 'settings.texts.send'],
  ['api key', 'settings.agentKey'],
  ['tokens per day', 'settings.maxTokensPerDay'],
  ['office hours', 'settings.officeHours'],
  ['stop the emails about new leads', 'settings.mailsLeads'],
  ['scroll animation', 'settings.scrollAnimation'],
  ['delete chats after a month', 'settings.keepDays'],
  ['delete the agent', 'settings.remove'],
  ['zapier', 'settings.webhook'],
  ['google analytics id', 'settings.analyticsId'],
] as const

describe('an owner finds settings by typing', () => {
  let product: Product
  let visit: Visit
  let page: Page
  let agentId: string

  beforeAll(async () => {
    product = await startProduct()
    visit = await product.signUp('owner@example.com')
    page = visit.page
    agentId = await makeAgentByHand(page, 'Front desk')
  })

  afterAll(() => product?.stop())

  it('twenty of them, each by its first suggestion, and lands on the control', async () => {
    await page.goto(`${product.url}${paths.agentOverview.href('eu', agentId)}`)
    const box = page.getByRole('combobox', { name: 'Search this agent' })
    const missed: string[] = []
    for (const [query, id] of sought) {
      const first = page.getByRole('option').first()
      // The tab that was found last may still be coming up, and take the focus from what is typed.
      for (let tries = 0; tries < 3; tries += 1) {
        await box.fill('')
        await box.fill(query)
        if (
          await first.waitFor({ timeout: 5000 }).then(
            () => true,
            () => false,
          )
        )
          break
      }
      await box.press('Enter')
      const control = page.locator(`[data-find="${id}"]`).first()
      const isThere = await control.waitFor({ timeout: 5000 }).then(
        () => page.url().endsWith(`#find=${id}`),
        () => false,
      )
      if (!isThere) missed.push(`${query}: ${page.url()}`)
    }
    expect(missed).toEqual([])
    expect(visit.faults).toEqual([])
  })

  it('and comes back to a tab without waiting for the network', async () => {
    const tabs = page.getByRole('navigation', { name: 'Agent' })
    const go = async (name: string) => {
      await tabs.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 5000 })
    }
    const visited = ['Voice', 'Prompt', 'Knowledge']
    for (const name of visited) await go(name)
    await page.waitForLoadState('networkidle')
    await visit.context.setOffline(true)
    for (const name of visited) await go(name)
    expect(await page.getByText('could not be loaded').count()).toBe(0)
    await visit.context.setOffline(false)
  })
})
