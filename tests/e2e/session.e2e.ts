import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreUnavailableError } from '#api/store/errors.ts'
import type { WorkspaceDoc } from '#api/workspaces/workspace.repository.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { newAgentId } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { signInWithCode } from './harness/sign-in.ts'
import { signUpInBrowser, signUpToOnboarding } from './harness/sign-up.ts'

const dist = join(import.meta.dirname, '../../dist')
const email = 'owner@example.com'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const cookieName = '__Host-auth_token'

const storageOf = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))
const agentsHeading = (page: Page) => page.getByRole('heading', { name: 'Agents', exact: true })

async function cookieOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === cookieName)
  if (!cookie?.httpOnly) throw new Error('No session cookie, or one that scripts can read')
  return cookie.value
}

/** Calls the api from inside the page, as its scripts would. */
function callFrom(page: Page, method: string, path: string, body: unknown = {}): Promise<number> {
  return page.evaluate(
    async (request) => {
      const { status } = await fetch(request.path, {
        method: request.method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request.body),
      })
      return status
    },
    { method, path, body },
  )
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

describe('a session in the browser', () => {
  let app: RunningApp
  let browser: Browser
  let owner: Visit
  let isDown = false
  const visits: Visit[] = []

  async function visit(options?: Parameters<typeof openVisit>[1]): Promise<Visit> {
    const opened = await openVisit(browser, options)
    visits.push(opened)
    return opened
  }

  /** Another browser of the same person, signed in. */
  async function signedIn(options?: Parameters<typeof openVisit>[1]): Promise<Visit> {
    const opened = await visit(options)
    await opened.page.goto(`${app.url}/login`)
    await signInWithCode(opened.page, app.url, email)
    await agentsHeading(opened.page).waitFor()
    return opened
  }

  async function whileDown(work: () => Promise<void>): Promise<void> {
    // What was checked a moment ago is asked for again.
    app.clock.advance(5_000)
    isDown = true
    try {
      await work()
    } finally {
      isDown = false
    }
  }

  beforeAll(async () => {
    app = await startApp({
      dist,
      wrapStores: (stores) =>
        interceptStores(stores, (_, proceed) => {
          if (isDown) throw new StoreUnavailableError(new Error('No connection'))
          return proceed()
        }),
    })
    browser = await launchBrowser()
    owner = await visit()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
  })

  it('remembers from the first page what brought someone here, until they sign up', async () => {
    const { page } = owner
    await page.goto(`${app.url}/?utm_source=newsletter&ref=anna&ps_xid=partner-1`)
    await page.goto(`${app.url}/pricing`)
    await signUpInBrowser(page, app.url, email)
    const { eu } = app.deps.stores
    expect(await eu.collection<WorkspaceDoc>('users').find({ email }).toArray()).toMatchObject([
      { referredFrom: 'anna', internal: { utm_source: 'newsletter' } },
    ])
    expect(await eu.collection('events').find({}).toArray()).toMatchObject([
      { type: 'new-user', ps_xid: 'partner-1', tolt_referral: null, utm_source: 'newsletter' },
    ])
    expect(Object.keys(await storageOf(page))).not.toContain('vg_ref')
  })

  it('keeps who it is under the names people know, and nothing that opens anything', async () => {
    const { page, context } = owner
    await page.reload()
    await agentsHeading(page).waitFor()
    const kept = await storageOf(page)
    expect(kept).toMatchObject({
      user_id: expect.any(String),
      vg_user_data: expect.stringContaining(email),
      session_bearer_token: expect.any(String),
      selected_workspace: expect.any(String),
      vg_bucket: 'eu',
    })
    const token = await cookieOf(context)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    const text = JSON.stringify([kept, await page.evaluate(() => ({ ...sessionStorage }))])
    expect(text).not.toContain(token)
    expect(text).not.toMatch(/vg_[\w-]{20}\b/)
    const bearer = { headers: { Authorization: `Bearer ${kept.session_bearer_token}` } }
    expect((await fetch(`${app.url}/api/eu/session`, bearer)).status).toBe(401)
  })

  it('comes back to a deep link after signing in, and never to another site', async () => {
    const { page } = await visit()
    await page.goto(`${app.url}/app/eu/agents?new=workspace`)
    await page.waitForURL(/\/login\?next=/)
    expect(await page.getByText('Please login again.').count()).toBe(0)
    await signInWithCode(page, app.url, email)
    await page.waitForURL(`${app.url}/app/eu/agents?new=workspace`)
    await page.getByRole('dialog', { name: 'New Workspace' }).waitFor()
    for (const next of [
      '//evil.example/x',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`${app.url}/login?${new URLSearchParams({ next })}`)
      await signInWithCode(page, app.url, email)
      await page.waitForURL(`${app.url}/app/eu/agents`)
    }
  })

  it('ends in every tab when it ends in one', async () => {
    const { page, context } = await signedIn()
    const other = await context.newPage()
    await other.goto(`${app.url}/app/eu/agents`)
    await agentsHeading(other).waitFor()
    await page.bringToFront()
    await signOut(page)
    for (const tab of [page, other]) {
      await tab.waitForURL(/\/login/)
      await tab.getByText('Signed out successfully.').waitFor()
    }
    expect(Object.keys(await storageOf(other)).sort()).toEqual(['vg_bucket'])
    expect((await context.cookies()).filter(({ name }) => name === cookieName)).toEqual([])
    await other.goBack()
    await other.goto(`${app.url}/app/eu/agents`)
    await other.waitForURL(/\/login/)
  })

  it('belongs to one person in every tab', async () => {
    const { page, context } = await signedIn()
    await signUpToOnboarding(await context.newPage(), app.url, 'second@example.com')
    // Whoever is new is led to onboarding, here too.
    await page.waitForURL(/\/onboarding/)
    expect(JSON.parse((await storageOf(page)).vg_user_data ?? '')).toMatchObject({
      email: 'second@example.com',
    })
  })

  it('ends where Account Settings say so', async () => {
    const phone = await signedIn({ userAgent: iPhone })
    const { page } = owner
    await page.goto(`${app.url}/app/eu/agents?new=account`)
    await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
    await page.getByText('Safari on iPhone').waitFor({ state: 'detached' })
    await phone.page.reload()
    await phone.page.waitForURL(/\/login\?next=/)
    await phone.page.getByText('Please login again.').waitFor()
    expect(Object.keys(await storageOf(phone.page))).toEqual(['vg_bucket'])
  })

  it('ends elsewhere with the password, at the next thing one does', async () => {
    const elsewhere = await signedIn()
    await elsewhere.page.goto(`${app.url}/app/eu/agents?new=workspace`)
    await elsewhere.page.getByLabel('Workspace name').fill('Too late')
    const { page } = owner
    await page.getByRole('button', { name: 'Email me a code' }).click()
    await page.getByLabel('Login Code').waitFor()
    const [mail] = await app.mailsTo(email)
    await page.getByLabel('Login Code').fill(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '')
    await page.getByLabel('New password').fill('twelve small owls')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Password saved').waitFor()
    await elsewhere.page.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click()
    await elsewhere.page.waitForURL(/\/login\?next=/)
    await elsewhere.page.getByText('Please login again.').waitFor()
    await page.reload()
    await agentsHeading(page).waitFor()
  })

  it('goes on in the other region, and comes back when the workspace there is gone', async () => {
    const { page } = owner
    const uid = newAgentId()
    const path = `/api/na/v2/workspaces/${uid}`
    expect(await callFrom(page, 'POST', path, { workspaceName: 'North shop' })).toBe(200)
    await page.goto(`${app.url}/app/eu/agents`)
    await page.evaluate((words) => {
      const look = () => document.body.textContent?.includes(words) && sessionStorage.setItem('seen', words)
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }, 'Switching to NA region...')
    // Far away, as another region is.
    await page.route('**/app/na/agents', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.getByRole('button', { name: /^Workspace:/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'North shop' }).click()
    await page.waitForURL(`${app.url}/app/na/agents`)
    await page.getByRole('button', { name: 'Workspace: North shop' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('Switching to NA region...')
    expect(await storageOf(page)).toMatchObject({ selected_workspace: uid, vg_bucket: 'na' })
    expect(await callFrom(page, 'DELETE', path)).toBe(200)
    await page.reload()
    await page.waitForURL(`${app.url}/app/eu/agents`)
    await page.getByRole('button', { name: 'Workspace: Owner’s workspace' }).waitFor()
    expect(await storageOf(page)).toMatchObject({ vg_bucket: 'eu' })
  })

  it('falls back to the own workspace when the selected one is gone', async () => {
    const { page } = owner
    const path = `/api/eu/v2/workspaces/${newAgentId()}`
    expect(await callFrom(page, 'POST', path, { workspaceName: 'Second' })).toBe(200)
    await page.reload()
    await page.getByRole('button', { name: /^Workspace:/ }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Second' }).click()
    await page.getByRole('button', { name: 'Workspace: Second' }).waitFor()
    expect(await callFrom(page, 'DELETE', path)).toBe(200)
    await page.reload()
    await page.getByRole('button', { name: 'Workspace: Owner’s workspace' }).waitFor()
  })

  it('outlives a database that cannot be reached, and is tried again on request', async () => {
    const { page } = owner
    const kept = await storageOf(page)
    for (const address of ['/app/eu/agents', '/']) {
      await whileDown(async () => {
        await page.goto(`${app.url}${address}`)
        await page.getByText('Your session could not be read').waitFor()
        expect(new URL(page.url()).pathname).toBe(address)
      })
      await page.getByRole('button', { name: 'Retry' }).click()
      await agentsHeading(page).waitFor()
    }
    await whileDown(async () => {
      await signOut(page)
      await page.getByText('Error Occured').waitFor()
      await page.getByText('An error occurred during sign out.').waitFor()
    })
    await page.reload()
    await agentsHeading(page).waitFor()
    expect(await storageOf(page)).toEqual(kept)
  })

  it('is none with a cookie somebody changed; the real one still counts', async () => {
    const { page, context } = owner
    const real = await cookieOf(context)
    // Browsers hold the prefix's promise: such a cookie comes from a secure address.
    const url = app.url.replace('http:', 'https:')
    const set = (value: string) => context.addCookies([{ name: cookieName, value, url, httpOnly: true }])
    const tampered = [
      `${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}`,
      real.replace('eu_', 'na_'),
      `${real}A`,
      `eu_${'A'.repeat(43)}`,
      'short',
    ]
    for (const value of tampered) {
      await set(value)
      await page.goto(`${app.url}/app/eu/agents`)
      await page.waitForURL(/\/login\?next=/)
    }
    await set(real)
    await page.goto(`${app.url}/app/eu/agents`)
    await agentsHeading(page).waitFor()
  })

  it('works in a browser that keeps nothing', async () => {
    const { page, context } = await visit()
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    })
    await page.goto(`${app.url}/app/eu/agents`)
    await page.waitForURL(/\/login\?next=/)
    await signInWithCode(page, app.url, email)
    await agentsHeading(page).waitFor()
    await page.reload()
    await agentsHeading(page).waitFor()
    await signOut(page)
    await page.waitForURL(/\/login/)
  })

  it('has its navigation in a drawer on a phone', async () => {
    const { page } = await signedIn({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBe(0)
    const drawer = page.getByRole('dialog', { name: 'VoiceGlow' })
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await drawer.waitFor()
    expect((await drawer.boundingBox())?.width).toBeCloseTo(390 * 0.8, 0)
    await drawer.getByRole('link', { name: 'Agents' }).click()
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    expect(await overflow()).toBe(0)
  })

  it('broke no rule of its pages on the way', () => {
    // The browser writes every refused call down by itself; those were meant.
    const faults = visits.flatMap((each) => each.faults)
    expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([])
    expect(visits.flatMap((each) => each.strangers([app.url]))).toEqual([])
  })
})
