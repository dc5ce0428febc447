import type { BrowserContext, Page } from 'playwright'
import { paths } from '#features/shared/paths.ts'
import { startPages } from '../../fakes/sites/static-site.ts'
import { hostPage } from '../embed/host-page.ts'
import { popupCode, popupLauncher } from '../embed/our-popup.ts'
import type { RunningProduct } from '../product/running-product.ts'
import { foreignHosts, type LoadedFile, logRequests } from '../shared/request-log.ts'

/** What the product's pages made a browser load, each visited with an empty cache. */
export interface Visits {
  login: LoadedFile[]
  signup: LoadedFile[]
  /** The first page, as strangers see it. */
  landing: LoadedFile[]
  /** The signed-in shell with the list of agents. */
  agents: LoadedFile[]
  /** What every tab of an agent loads: the shell and the agent's frame, without what a tab shows. */
  agentShell: LoadedFile[]
  /** A plain website with the popup's script tag; the website's own page is left out. */
  popup: {
    beforeClick: LoadedFile[]
    /** Until the visitor can type. Scripts of the page are held back until then: nobody waits for them. */
    afterClick: LoadedFile[]
    /** What comes by itself after that. */
    following: LoadedFile[]
  }
  /** Hosts besides the product's that any of them asked. */
  foreign: string[]
}

/** Walks every page whose bytes are promised. */
export async function visitAll(product: RunningProduct): Promise<Visits> {
  const { url, browser, person, agent } = product
  const login = await visit(await browser.newContext(), `${url}${paths.login.href()}`, emailField)
  const signup = await visit(await browser.newContext(), `${url}${paths.signup.href()}`, emailField)
  const landing = await visit(await browser.newContext(), `${url}${paths.home.href()}`, (page) =>
    page.getByRole('heading', { level: 1 }),
  )
  const agents = await visit(person, `${url}${paths.agents.href(agent.region)}`, (page) =>
    page.getByText(agent.title).first(),
  )
  const agentShell = await visitTabs(product)
  const popup = await visitPopup(product)
  const all = [
    ...login,
    ...signup,
    ...landing,
    ...agents,
    ...agentShell,
    ...popup.beforeClick,
    ...popup.afterClick,
    ...popup.following,
  ]
  return { login, signup, landing, agents, agentShell, popup, foreign: foreignHosts(all, url) }
}

/** What three unlike tabs of an agent load all. */
async function visitTabs({ url, person, agent }: RunningProduct): Promise<LoadedFile[]> {
  const tabs = [paths.agentSettings, paths.agentAnalytics, paths.agentKnowledge]
  const visited: LoadedFile[][] = []
  for (const { href } of tabs) {
    const address = `${url}${href(agent.region, agent.id)}`
    visited.push(await visit(person, address, (page) => page.getByRole('heading', { level: 1 })))
  }
  const [first = [], ...others] = visited
  return first.filter((file) => others.every((files) => files.some((each) => each.url === file.url)))
}

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' })

/** Everything a page loads by itself until it has come to rest. */
async function visit(
  context: BrowserContext,
  url: string,
  ready: (page: Page) => ReturnType<Page['locator']>,
): Promise<LoadedFile[]> {
  const page = await withoutCache(context)
  const log = logRequests(context)
  await page.goto(url)
  await ready(page).waitFor()
  await page.waitForLoadState('networkidle')
  const files = await log.files()
  await page.close()
  return files
}

async function visitPopup(product: RunningProduct): Promise<Visits['popup']> {
  const site = await startPages({ '/': hostPage(popupCode(product)) })
  const context = await product.browser.newContext()
  try {
    const page = await withoutCache(context)
    const log = logRequests(context)
    await page.goto(site.url)
    const launcher = page.locator(popupLauncher)
    await launcher.waitFor()
    await page.waitForLoadState('networkidle')
    const clicked = log.count()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/embed-assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await launcher.click()
    await page.frameLocator('iframe').getByRole('textbox').waitFor()
    const typing = log.count()
    release()
    await page.waitForLoadState('networkidle')
    const before = await log.files(0, clicked)
    const opened = await log.files(clicked, typing)
    const isHeld = ({ kind }: LoadedFile) => kind === 'script'
    return {
      beforeClick: before.filter((file) => file.url !== site.url),
      afterClick: opened.filter((file) => !isHeld(file)),
      following: [...opened.filter(isHeld), ...(await log.files(typing))],
    }
  } finally {
    await context.close()
    await site.stop()
  }
}

async function withoutCache(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return page
}
