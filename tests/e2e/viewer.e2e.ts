import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agentSections } from '#app/routes/agent-sections.ts'
import { paths } from '#features/shared/paths.ts'
import { savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent } from '../harness/workspace-people.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { signInWithCode } from './harness/sign-in.ts'

const dist = join(import.meta.dirname, '../../dist')
const region = 'eu'

describe('a member who may only look', () => {
  let app: RunningApp
  let browser: Browser
  let visit: Visit
  let page: Page
  let owner: Person
  let agentId = ''
  const refused: string[] = []

  beforeAll(async () => {
    app = await startApp({ dist })
    owner = await signUp(app)
    agentId = await makeAgent(owner)
    const { workspaceId } = owner
    const prompt = await owner.client.call(savePrompt, {
      params: { region, itemId: newAgentId() },
      body: { workspaceId, title: 'Front desk', content: 'Be brief.' },
    })
    expect(prompt.status, prompt.text).toBe(200)
    const member = await signUp(app)
    await addMember(app, owner, member, ['view'])
    browser = await launchBrowser()
    visit = await openVisit(browser)
    page = visit.page
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`)
    })
    await page.goto(`${app.url}/login?next=${encodeURIComponent(`/app/eu/agents?workspace=${workspaceId}`)}`)
    await signInWithCode(page, app.url, member.email)
    await page.getByRole('link', { name: 'Front desk' }).waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
  })

  /** Presses every button of the screen that can be pressed; their names. */
  async function pressAll(buttons: () => Locator): Promise<string[]> {
    const here = page.url()
    const pressed: string[] = []
    for (let index = 0; index < (await buttons().count()); index += 1) {
      const button = buttons().nth(index)
      pressed.push((await button.getAttribute('aria-label')) ?? (await button.innerText()))
      await button.click()
      await page.waitForTimeout(100)
      await page.keyboard.press('Escape')
      if (page.url() !== here) await page.goto(here)
    }
    await page.waitForLoadState('networkidle')
    return pressed
  }

  /** Presses every button of the screen that is not chosen already; names of those that make, or do nothing. */
  async function findDeadPresses(): Promise<string[]> {
    const here = page.url()
    const found: string[] = []
    const each = () => buttons().and(page.locator(':not([aria-checked="true"], [aria-selected="true"])'))
    for (let index = 0; index < (await each().count()); index += 1) {
      const button = each().nth(index)
      const name = (await button.getAttribute('aria-label')) ?? (await button.innerText())
      if (making.test(name)) found.push(`${name} makes something`)
      await page.evaluate(() => {
        const seen = Object.assign(window, { changes: 0 })
        const count = new MutationObserver(() => seen.changes++)
        count.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
      })
      await button.click()
      const changes = page.waitForFunction(
        () => (window as unknown as { changes: number }).changes !== 0,
        null,
        {
          timeout: 1000,
        },
      )
      if (!(await changes.catch(() => null)) && page.url() === here) found.push(`${name} does nothing`)
      await page.keyboard.press('Escape')
      if (page.url() !== here) await page.goto(here)
    }
    return found
  }

  const buttons = () => page.getByRole('main').locator('button:visible:enabled:not([inert] *)')
  const making = /^(New|Create|Save|Delete|Publish|Restore|Run now|Add|Import|Regenerate)\b/

  it('finds nothing to make in the list of agents', async () => {
    const pressed = await pressAll(buttons)
    expect(pressed.length).toBeGreaterThan(0)
    expect(pressed.filter((name) => making.test(name))).toEqual([])
    expect(await page.getByRole('button', { name: 'New Agent' }).count()).toBe(0)
  })

  it('reads chats on a page that fits its window', async () => {
    await page.goto(`${app.url}/app/eu/agents/${agentId}/convos`)
    await page.getByText('You can look at this, but not change it.').waitFor()
    const over = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(over).toBeLessThanOrEqual(0)
    await page.goto(`${app.url}/app/eu/agents`)
  })

  it('sees an agent and changes nothing of it', async () => {
    await page.getByRole('link', { name: 'Front desk' }).click()
    await page.waitForURL(`**/agents/${agentId}/overview`)
    await page.getByText('You can look at this, but not change it.').first().waitFor()
    const pressed = await pressAll(buttons)
    expect(pressed.filter((name) => making.test(name))).toEqual([])
    expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
    const form = page.getByRole('form', { name: 'Settings' })
    const typed = form.locator(':is(input, textarea):visible:enabled:not([readonly])')
    expect(await typed.evaluateAll((inputs) => inputs.map((input) => input.outerHTML))).toEqual([])
  })

  async function readsOnly(screen: string): Promise<void> {
    await page.getByRole('heading', { level: 1, name: screen }).waitFor()
    await page.waitForLoadState('networkidle')
    const pressed = await pressAll(buttons)
    expect(pressed.filter((name) => making.test(name))).toEqual([])
  }

  it.each(['Functions', 'Crawler', 'Prompts', 'Events', 'Credentials'])('reads %s', async (screen) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click()
    await readsOnly(screen)
  })

  it.each(agentSections.filter(({ tab, needs }) => needs === 'view' && tab !== 'overview'))(
    'reads $label of an agent, without a press that does nothing',
    async ({ tab }) => {
      await page.goto(`${app.url}${paths.agent.href(region, agentId, tab)}`)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await page.waitForFunction(
        () => !document.querySelector('.vg-skeleton, .vg-spinner, [aria-busy="true"]'),
      )
      expect(await findDeadPresses()).toEqual([])
    },
  )

  it('reads Conversations, to which links lead alone', async () => {
    await page.goto(`${app.url}/app/eu/sessions?workspace=${owner.workspaceId}`)
    await readsOnly('Conversations')
  })

  it('was refused nothing on the way, and met no fault', () => {
    expect(refused).toEqual([])
    expect(visit.faults).toEqual([])
  })
})
