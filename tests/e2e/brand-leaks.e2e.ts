import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretWrong } from '#mocks/contracts/agency/admin/admin.refusals.ts'
import { appAddresses } from '#mocks/contracts/platform/addresses.ts'
import { neutralTheme } from '#mocks/contracts/theme/neutral-theme.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { getAt } from '../harness/agency-host.ts'
import { askAsPage } from './harness/ask-as-page.ts'
import {
  type Foreign,
  leaksInColours,
  leaksInText,
  leaksOnPage,
  pictureKey,
  watchAnswers,
} from './harness/brand-leaks.ts'
import type { Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'

const { picture } = picturesIn('HOST_PICTURES')

interface Told {
  name: string
  /** None where it chose no colours. */
  primary?: string
  themeType: 'light' | 'dark'
  more: object
}

const agencies: Record<'north' | 'south' | 'plain', Told> = {
  north: {
    name: 'Northwind',
    primary: '#0b7a55',
    themeType: 'light',
    more: {
      squarePhotoURL: fixtureLogo,
      themeColorUsage: 'gradient',
      themeVariant: 'flat',
      googleFont: 'Georgia',
      brandingText: 'Agents for **small shops**',
      tosPage: 'https://north.example/terms',
      privacyPolicypPage: 'https://north.example/privacy',
    },
  },
  south: { name: 'Southpaw', primary: '#c2410c', themeType: 'dark', more: { themeColorUsage: 'colorful' } },
  /** It gave itself a name, and nothing to wear. */
  plain: { name: 'Barebrook', themeType: 'light', more: {} },
}
type Name = keyof typeof agencies
const names = Object.keys(agencies) as Name[]

/** Makes the agency of whoever is signed in: trial, brand, subdomain and an agent, by the calls the screens make. */
async function becomeAgency(
  page: Page,
  host: string,
  { name, primary, themeType, more }: Told,
): Promise<string> {
  const customThemeJSONString = primary
    ? JSON.stringify({ primary, nineColorPallet: generatePalette(primary, themeType), themeType })
    : ''
  return page.evaluate(
    async ({ subdomain, fields }) => {
      const ask = async (path: string, body: object) => {
        const answer = await fetch(`/api/eu${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      }
      const { workspaces } = await (await fetch('/api/eu/session')).json()
      const agencyId: string = workspaces[0].uid
      await ask('/rpc/activateWhitelabelTrial', { workspaceId: agencyId })
      await ask(`/v2/agencies/${agencyId}`, fields)
      await ask('/hosting/custom-domain', { customDomain: subdomain, agencyId, isVGSubdomain: true })
      const about = `domain=${subdomain}.localhost&domainType=vgSubdomain&agencyId=${agencyId}`
      const state = await (await fetch(`/api/eu/hosting/custom-domain?${about}`)).json()
      if (!state.isVerified) throw new Error(`Not verified: ${JSON.stringify(state)}`)
      const agentId = `agent-${subdomain}-00000`.slice(0, 16)
      const chatForm = { fields: [{ kind: 'email', label: '', required: true }], consent: '' }
      const title = `Desk of ${fields.name}`
      await ask(`/v2/agents/${agentId}`, { workspaceId: agencyId, title, chatForm })
      await ask(`/v2/agents/${agentId}/publish`, {})
      return agentId
    },
    { subdomain: host, fields: { name, customThemeJSONString, ...more } },
  )
}

describe('an agency’s host', () => {
  let product: Product
  const owners: Partial<Record<Name, Visit>> = {}
  const agents: Record<Name, string> = { north: '', south: '', plain: '' }
  const originOf = (name: Name) => `http://${name}.localhost:${new URL(product.url).port}`
  const othersOf = (name: Name) => names.filter((one) => one !== name)
  const get = (name: Name, path: string, options?: Parameters<typeof getAt>[3]) =>
    getAt(product, new URL(originOf(name)).host, path, options)

  /** What of us and of the other agency must not be found at a host. */
  function foreignTo(name: Name, ourIcon: Buffer, theirLogo: Buffer): Foreign {
    const { port } = new URL(product.url)
    return {
      words: [
        /voice\s*glow/i,
        ...othersOf(name).flatMap((other) => [
          new RegExp(agencies[other].name, 'i'),
          new RegExp(`${other}\\.localhost`, 'i'),
        ]),
        new RegExp(`//(localhost|127\\.0\\.0\\.1):${port}`),
      ],
      colours: ['#5b5bf0', ...othersOf(name).flatMap((other) => agencies[other].primary ?? [])],
      pictures: [ourIcon, theirLogo].map(pictureKey),
    }
  }

  /** Every address of ours and those of the server, filled with the agents of both. */
  function addresses(): string[] {
    const filled = Object.values(agents).flatMap((agentId) => [
      ...appAddresses.map((address) =>
        address.replace(':region', 'eu').replace(':agentId', agentId).replace(/:\w+/g, 'settings'),
      ),
      `/share?region=eu&vg_id=${agentId}`,
      `/app/eu/render/${agentId}/iframe`,
      `/app/eu/render/${agentId}/iframe?frame=popup`,
      `/embed.js?eu=${agentId}`,
      `/embed-chat.js?eu=${agentId}`,
      `/api/eu/public/agents/${agentId}`,
    ])
    const more = [
      '/robots.txt',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/favicon.ico',
      '/embed.js',
      '/health',
      '/ready',
      '/api/docs',
      '/api/openapi.json',
      '/api/eu/session',
      '/api/translate',
      '/api/nowhere',
      '/proxy?domain=x',
      '/dev/outbox',
      '/custom-tab/html',
      '/files/eu/x/y/z.png',
      '/assets/nowhere.js',
      '/nowhere',
      '/%',
      '/%00',
    ]
    return [...new Set([...filled, ...more])]
  }

  beforeAll(async () => {
    product = await startProduct()
    for (const name of names) {
      const owner = await product.signUp(`${name}@example.com`)
      owners[name] = owner
      agents[name] = await becomeAgency(owner.page, name, agencies[name])
    }
  })
  afterAll(() => product?.stop())

  async function foreign(name: Name): Promise<Foreign> {
    const read = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
    const ourIcon = await read(`${product.url}/favicon.svg`)
    const page = (await get(name === 'north' ? 'south' : 'north', '/')).text
    const logo = /"squarePhotoURL":"(\/files\/[^"]+)"/.exec(page)?.[1]
    return foreignTo(name, ourIcon, logo ? await read(`${product.url}${logo}`) : ourIcon)
  }

  it.each(names)('%s answers everywhere without a trace of anybody else', async (name) => {
    const never = await foreign(name)
    const leaks: string[] = []
    let count = 0
    for (const path of addresses())
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const { headers, text } = await get(name, path, { method })
        // What was asked for may be said again; it is no leak of ours.
        const asked = path.split('?')[0]!
        const answer = `${JSON.stringify(headers)}\n${text}`
        // But for the start page, whose path is in every address.
        const said = asked === '/' ? answer : answer.replaceAll(asked, '')
        leaks.push(...leaksInText(`${method} ${path}`, said, never))
        leaks.push(...leaksInColours(`${method} ${path}`, text, never))
        count += 1
      }
    expect(count).toBeGreaterThan(200)
    expect(leaks).toEqual([])
  })

  it.each(names)('%s shows nothing of anybody else in a browser', async (name) => {
    const visit = await product.open()
    const never = await foreign(name)
    const answers = watchAnswers(visit.context, never)
    const shown: string[] = []
    const agentId = agents[name]
    const pages = ['/', '/login', `/eu/prototype/${agentId}`, `/share?region=eu&vg_id=${agentId}`, '/pricing']
    for (const path of pages) {
      await visit.page.goto(`${originOf(name)}${path}`)
      await visit.page.locator('main').first().waitFor()
      await visit.page.waitForLoadState('networkidle')
      await picture(visit.page, `${name}${path.replace(/\W+/g, '-')}`)
      shown.push(...(await leaksOnPage(visit.page, never)))
    }
    expect(shown).toEqual([])
    expect(await answers.leaks()).toEqual([])
    expect(answers.count()).toBeGreaterThan(pages.length)
    expect(visit.strangers([originOf(name)])).toEqual([])
    expect(await visit.context.cookies()).toEqual([])
    await visit.context.close()
  })

  /** A link for an approval of what an agency's agent answers. */
  async function approvalOf(name: Name): Promise<string> {
    const { page } = owners[name]!
    const agent = `/v2/agents/${agents[name]}`
    const check = { question: 'When do you open?', mustSay: [], mustNotSay: ['never'], mustCall: '' }
    const [caseId, runId] = ['case', 'run'].map((kind) =>
      `${kind}${Math.random().toString(36).slice(2)}0000000000`.slice(0, 16),
    )
    await askAsPage(page, 'POST', `${agent}/check-cases/${caseId}`, check)
    await askAsPage(page, 'POST', `${agent}/check-runs/${runId}`, { callsTools: false })
    const state = async () => (await askAsPage(page, 'GET', `${agent}/check-runs/${runId}`)).run.state
    await expect.poll(state, { timeout: 15_000 }).toBe('done')
    return (await askAsPage(page, 'POST', `${agent}/check-runs/${runId}/link`, {})).secret
  }

  /** Walks what visitors, clients and the admin come to by using a host; what is found in each state on the way. */
  async function walkStates({ page, context }: Visit, name: Name): Promise<Record<string, string[]>> {
    const never = await foreign(name)
    const at = (path: string) => page.goto(`${originOf(name)}${path}`)
    const found: Record<string, string[]> = {}
    const look = async (state: string) => {
      found[state] = await leaksOnPage(page, never)
      await picture(page, `${name}-${state.replace(/\W+/g, '-')}`)
    }

    await at(`/eu/prototype/${agents[name]}`)
    const chat = page.frameLocator('iframe')
    await chat.getByRole('form', { name: 'Before we begin' }).waitFor()
    await look('a form before the chat')
    await chat.getByLabel('Email').fill('ana@example.com')
    await chat.getByRole('button', { name: 'Start chat' }).click()
    const field = chat.getByRole('textbox', { name: 'Message' })
    await field.fill('When are you open?')
    await field.press('Enter')
    await chat.getByRole('button', { name: 'Not helpful' }).waitFor()
    await look('a running chat')
    await field.fill('I want to talk to a person')
    await field.press('Enter')
    await chat.getByText('A person will answer you here.').waitFor()
    await look('a handoff')

    await at(`/login?secret=${'x'.repeat(25)}`)
    await page.getByRole('alert').filter({ hasText: secretWrong.message }).waitFor()
    await look('a wrong secret')

    const owner = owners[name]!.page
    const { workspaces } = await askAsPage(owner, 'GET', '/session')
    const { secret } = await askAsPage(owner, 'POST', `/v2/agencies/${workspaces[0].uid}/secret`, {})
    await at(`/login?secret=${secret}`)
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    await look('the admin’s start')
    await at('/app/eu/c/nowhere')
    await page.getByText('There is no tab at this address').waitFor()
    await look('a missing tab')
    await context.clearCookies()

    await at('/nowhere')
    await page.getByText('There is nothing at this address').waitFor()
    await look('a missing page')

    await at(`/no-auth/eu/approval#${await approvalOf(name)}`)
    await page.getByRole('heading', { name: `Answers of Desk of ${agencies[name].name}` }).waitFor()
    await look('an approval')
    await at('/')
    await at(`/no-auth/eu/approval#${'y'.repeat(43)}`)
    await page.getByText('This link does not work any more').waitFor()
    await look('an approval that is over')
    await at(`/no-auth/eu/domain#${'y'.repeat(43)}`)
    await page.getByText('This link does not work any more').waitFor()
    await look('a developer’s link that is over')

    // What the page itself names arrives; what it asks for after that does not.
    const start = (await get(name, '/')).text
    await context.route('**/assets/*.js', (route) =>
      start.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await at('/')
    await page.getByText('This page could not be loaded').waitFor()
    await look('a failing page')
    await context.unroute('**/assets/*.js')
    return found
  }

  it.each(names)(
    '%s shows nothing of anybody else in what is reached by using it',
    async (name) => {
      const visit = await product.open()
      const answers = watchAnswers(visit.context, await foreign(name))
      const found = await walkStates(visit, name)
      expect(Object.keys(found)).toHaveLength(11)
      expect(Object.values(found).flat()).toEqual([])
      expect(await answers.leaks()).toEqual([])
      await visit.context.close()
    },
    90_000,
  )

  it('would find a leak planted in any of those states', async () => {
    const visit = await product.open()
    await visit.context.addInitScript(() => {
      const plant = () => document.body.insertAdjacentHTML('beforeend', '<i hidden>Voice Glow</i>')
      document.addEventListener('DOMContentLoaded', plant)
    })
    const found = await walkStates(visit, 'south')
    for (const [state, leaks] of Object.entries(found)) expect(leaks.join(), state).toContain('Voice Glow')
    await visit.context.close()
  }, 90_000)

  it('is the agency’s colour, and a neutral one where it chose none', async () => {
    const solidAt = async (name: Name) => {
      const { text } = await get(name, '/manifest.webmanifest')
      expect((await get(name, '/favicon.svg')).text).toContain(JSON.parse(text).theme_color)
      return JSON.parse(text).theme_color.toLowerCase()
    }
    expect(await solidAt('north')).toBe(agencies.north.primary)
    expect(await solidAt('plain')).toBe(neutralTheme.primary)
  })

  it('is the agency’s: its name, its colour, its words and its foot', async () => {
    const { page, context } = await product.open()
    await page.goto(originOf('north'))
    await page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()
    expect(await page.title()).toBe('Welcome – Northwind')
    const foot = page.getByRole('contentinfo')
    expect(await foot.getByRole('link', { name: 'Terms of service' }).getAttribute('href')).toBe(
      'https://north.example/terms',
    )
    expect(await foot.textContent()).toContain(`© ${new Date().getUTCFullYear()} Northwind`)
    expect(await page.locator('html').getAttribute('data-color-usage')).toBe('gradient')
    await page.goto(`${originOf('north')}/eu/prototype/${agents.north}`)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('textbox').waitFor()
    await context.close()
  })

  it('asks a developer for records in the agency’s name alone, at our host', async () => {
    const secret = await owners.north!.page.evaluate(async () => {
      const ask = async (path: string, body: object) => {
        const answer = await fetch(`/api/eu${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
        return answer.json()
      }
      const { workspaces } = await (await fetch('/api/eu/session')).json()
      const agencyId: string = workspaces[0].uid
      const domain = 'app.north.example'
      await ask('/hosting/custom-domain', { customDomain: domain, agencyId, isCustomDomain: true })
      const made = await ask(`/v2/agencies/${agencyId}/domains/status-link`, { domain })
      return made.secret as string
    })
    const { colours, pictures } = await foreign('north')
    const never: Foreign = { words: [/voice\s*glow/i, /Southpaw/i], colours, pictures }
    const page = await fetch(`${product.url}/no-auth/eu/domain`)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(leaksInText('the page', await page.text(), never)).toEqual([])
    const visit = await product.open()
    await visit.page.goto(`${product.url}/no-auth/eu/domain#${secret}`)
    await visit.page.getByRole('heading', { level: 1, name: 'app.north.example' }).waitFor()
    await visit.page.getByText('Northwind').waitFor()
    expect(await visit.page.title()).toBe('app.north.example – DNS records – Northwind')
    expect(await leaksOnPage(visit.page, never)).toEqual([])
    await picture(visit.page, 'developer-link')
    await visit.context.close()
  })

  it('asks a client for an approval in the agency’s name alone, at our host', async () => {
    const secret = await approvalOf('plain')
    const { colours, pictures } = await foreign('plain')
    const never: Foreign = { words: [/voice\s*glow/i, /Southpaw/i], colours, pictures }
    const page = await fetch(`${product.url}/no-auth/eu/approval`)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(leaksInText('the page', await page.text(), never)).toEqual([])
    const visit = await product.open()
    await visit.page.goto(`${product.url}/no-auth/eu/approval#${secret}`)
    await visit.page.getByRole('heading', { name: 'Answers of Desk of Barebrook' }).waitFor()
    await visit.page.getByText('Barebrook', { exact: true }).waitFor()
    expect(await leaksOnPage(visit.page, never)).toEqual([])
    await picture(visit.page, 'client-link')
    await visit.context.close()
  })

  it('would not hide a planted leak: in a header, a word, a colour, a picture or a frame', async () => {
    const never = await foreign('north')
    const visit = await product.open()
    const answers = watchAnswers(visit.context, never)
    const icon = await (await fetch(`${product.url}/favicon.svg`)).text()
    await visit.context.route('**/manifest.webmanifest', (route) =>
      route.fulfill({ json: { theme_color: '#5B5BF0' }, headers: { 'X-Made-By': 'VoiceGlow' } }),
    )
    await visit.context.route('**/planted.svg', (route) =>
      route.fulfill({ body: icon, contentType: 'image/svg+xml' }),
    )
    await visit.context.route('**/planted.css', (route) =>
      route.fulfill({ body: 'a { color: rgb(91, 91, 240) }', contentType: 'text/css' }),
    )
    await visit.context.route('**/planted.js', (route) =>
      route.fulfill({ body: 'const bucket=`voiceglow-eu`,accent=`#5B5BF0`', contentType: 'text/javascript' }),
    )
    await visit.page.goto(originOf('north'))
    await visit.page.evaluate(async () => {
      const planted = ['/manifest.webmanifest', '/planted.svg', '/planted.css', '/planted.js']
      await Promise.all(planted.map((path) => fetch(path)))
      document.body.insertAdjacentHTML('beforeend', '<i data-made-by="Voice Glow">South<b>paw</b></i>')
      const frame = document.createElement('iframe')
      frame.srcdoc = '<p id="planted">x</p>'
      const loaded = new Promise((done) => frame.addEventListener('load', done))
      document.body.append(frame)
      await loaded
      frame.contentDocument!.getElementById('planted')!.style.color = 'rgb(194, 65, 12)'
    })
    const found = [...(await leaksOnPage(visit.page, never)), ...(await answers.leaks())].join('\n')
    for (const leak of [
      'headers of',
      'manifest.webmanifest: #5b5bf0',
      'planted.css: #5b5bf0',
      'planted.js: const bucket=`voiceglow-eu`',
      'planted.js: #5b5bf0',
      'a picture',
      'Voice Glow',
      '#c2410c of',
    ])
      expect(found).toContain(leak)
    await visit.context.close()
  })
})
