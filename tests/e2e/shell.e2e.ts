import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { signInWithCode } from './harness/sign-in.ts'

const { picture } = picturesIn('SHELL_PICTURES')
const dist = join(import.meta.dirname, '../../dist')

describe('the shell', () => {
  let app: RunningApp
  let browser: Browser
  let visit: Visit
  let page: Page
  let owner: Person
  let agentId = ''

  const at = (path: string) => `${app.url}/app/eu/${path}`
  const workspaceOf = (tab: Page) => tab.getByRole('button', { name: /^Workspace:/ })
  const agentsHeading = (tab: Page) => tab.getByRole('heading', { name: 'Agents', exact: true })

  beforeAll(async () => {
    app = await startApp({ dist })
    owner = await signUp(app)
    agentId = await makeAgent(owner)
    const made = await owner.client.call(saveWorkspace, {
      params: { region: 'eu', uid: newAgentId() },
      body: { workspaceName: 'Bakery' },
    })
    expect(made.status, made.text).toBe(200)
    browser = await launchBrowser()
    visit = await openVisit(browser)
    page = visit.page
    await page.goto(`${app.url}/login`)
    await signInWithCode(page, app.url, owner.email)
    await agentsHeading(page).waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
  })

  /** Opens the palette, types, and takes what is found first, by keyboard alone. */
  async function goBy(typed: string, first: RegExp): Promise<void> {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: 'Search agents, screens and actions' })
    await box.waitFor()
    await page.keyboard.type(typed)
    await page.getByRole('option', { name: first, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await box.waitFor({ state: 'detached' })
  }

  it('leads to an agent and to a setting from the palette, by keyboard', async () => {
    await goBy('front desk', /^Front desk/)
    await page.waitForURL(`**/app/eu/agents/${agentId}/overview`)
    await goBy('workspace settings', /^Workspace settings/)
    const drawer = page.getByRole('dialog')
    await drawer.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  it('opens and closes the test chat by its key, and leaves nothing of it in the address', async () => {
    const chat = page.getByRole('complementary', { name: 'Test chat' })
    await page.keyboard.press('t')
    await chat.waitFor()
    expect(new URL(page.url()).search).toBe('?showDebugger=true')
    await chat.getByRole('button', { name: 'Close test chat' }).click()
    await chat.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
  })

  it('shows its shortcuts at ?', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.getByText('Go to Prompts').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await page.waitForURL(/\/prompts$/)
  })

  it('says in each title where one is', async () => {
    const workspace = owner.session.workspaces[0]?.workspaceName
    const titles = {
      agents: `Agents – ${workspace} – VoiceGlow`,
      [`agents/${agentId}/overview`]: 'Widget – Front desk – VoiceGlow',
      [`agents/${agentId}/settings`]: 'Settings – Front desk – VoiceGlow',
      sessions: `Conversations – ${workspace} – VoiceGlow`,
      'credentials?item=new': 'New credential – Credentials – VoiceGlow',
    }
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(at(path))
      await expect.poll(() => page.title(), { timeout: 5000 }).toBe(title)
    }
  })

  it('reads the workspace once for the agents page', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith(`/v2/workspaces/${owner.workspaceId}`))
        asked.push(request.url())
    })
    await page.goto(at('agents'))
    await page.getByRole('link', { name: 'Front desk' }).waitFor()
    await page.getByText(/credits$|of \d+ agents/).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)
  })

  it('folds its navigation at the middle of the handle, with a mouse and by keyboard', async () => {
    const handle = (name: string) => page.getByRole('button', { name: `${name} navigation` })
    const press = async (name: string) => {
      const box = await handle(name).boundingBox()
      if (!box) throw new Error('The handle is nowhere')
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    }
    await press('Collapse')
    await handle('Expand').waitFor()
    await page.reload()
    await press('Expand')
    await handle('Collapse').focus()
    await page.keyboard.press('Enter')
    await handle('Expand').waitFor()
    await page.keyboard.press('Space')
    await handle('Collapse').waitFor()
  })

  it('keeps each tab in its own workspace over a reload', async () => {
    const other = await visit.context.newPage()
    await other.goto(at('agents'))
    await workspaceOf(other).click()
    await other.getByRole('menuitemcheckbox', { name: 'Bakery' }).click()
    await other.getByRole('heading', { name: 'No agents yet' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Front desk' }).waitFor()
    await other.reload()
    await other.getByRole('heading', { name: 'No agents yet' }).waitFor()
    expect(await workspaceOf(other).textContent()).toMatch(/Bakery/)
    expect(await workspaceOf(page).textContent()).not.toMatch(/Bakery/)
    await other.close()
  })

  it('met no fault on the way', () => expect(visit.faults).toEqual([]))

  it('says on a phone that the draft is saved where the bar is, and covers nothing with it', async () => {
    const phone = await openVisit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
    const { page: small } = phone
    await small.goto(`${app.url}/login?next=${encodeURIComponent(`/app/eu/agents/${agentId}/overview`)}`)
    await signInWithCode(small, app.url, owner.email)
    await small.getByRole('textbox', { name: 'Name', exact: true }).fill('Concierge')
    await small.getByText('Signed in successfully.').waitFor({ state: 'detached' })
    await picture(small, 'phone-unsaved')
    await small.getByRole('button', { name: 'Save changes' }).tap()
    const note = small.getByText('Draft saved. Publish it when visitors should see it.')
    await note.waitFor()
    await picture(small, 'phone-saved')
    const covered = await note.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return { inView: top >= 0 && top + height <= innerHeight, covered: shown !== element }
    })
    expect(covered).toEqual({ inView: true, covered: false })
    expect(await small.locator('.vg-toast').count()).toBe(0)
    await note.waitFor({ state: 'detached' })
    expect(phone.faults).toEqual([])
    await phone.context.close()
  })

  it('leads from an agent without a tab, and from a region alone, to a screen', async () => {
    await page.goto(at(`agents/${agentId}`))
    await page.waitForURL(`**/agents/${agentId}/overview`)
    await page.goto(`${app.url}/app/eu`)
    await page.waitForURL('**/app/eu/agents')
    await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
  })

  it('stands around an address that names nothing, which answers 404', async () => {
    for (const path of [`agents/${agentId}/nope`, 'agents/short/overview', 'nowhere']) {
      const answer = await page.goto(at(path))
      expect(answer?.status(), path).toBe(404)
      await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
      await page.getByRole('navigation', { name: 'Main' }).waitFor()
    }
    const docs = await page.goto(`${app.url}/docs/nope`)
    expect(docs?.status()).toBe(404)
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
  })
})
