import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appAddresses } from '#mocks/contracts/platform/addresses.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { getAt } from '../harness/agency-host.ts'
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
  primary: string
  themeType: 'light' | 'dark'
  more: object
}

const agencies: Record<'north' | 'south', Told> = {
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
}
type Name = keyof typeof agencies

/** Makes the agency of whoever is signed in: trial, brand, subdomain and an agent, by the calls the screens make. */
async function becomeAgency(
  page: Page,
  host: string,
  { name, primary, themeType, more }: Told,
): Promise<string> {
  const customThemeJSONString = JSON.stringify({
    primary,
    nineColorPallet: generatePalette(primary, themeType),
    themeType,
  })
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
      await ask(`/v2/agents/${agentId}`, { workspaceId: agencyId, title: `Desk of ${fields.name}` })
      return agentId
    },
    { subdomain: host, fields: { name, customThemeJSONString, ...more } },
  )
}

describe('an agency’s host', () => {
  let product: Product
  const owners: Partial<Record<Name, Visit>> = {}
  const agents: Record<Name, string> = { north: '', south: '' }
  const originOf = (name: Name) => `http://${name}.localhost:${new URL(product.url).port}`
  const other = (name: Name): Name => (name === 'north' ? 'south' : 'north')
  const get = (name: Name, path: string, options?: Parameters<typeof getAt>[3]) =>
    getAt(product, new URL(originOf(name)).host, path, options)

  /** What of us and of the other agency must not be found at a host. */
  function foreignTo(name: Name, ourIcon: Buffer, theirLogo: Buffer): Foreign {
    const others = agencies[other(name)]
    const { port } = new URL(product.url)
    return {
      words: [
        /voice\s*glow/i,
        new RegExp(others.name, 'i'),
        new RegExp(`${other(name)}\\.localhost`, 'i'),
        new RegExp(`//(localhost|127\\.0\\.0\\.1):${port}`),
      ],
      colours: ['#5b5bf0', others.primary],
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
    for (const name of ['north', 'south'] as const) {
      const owner = await product.signUp(`${name}@example.com`)
      owners[name] = owner
      agents[name] = await becomeAgency(owner.page, name, agencies[name])
    }
  })
  afterAll(() => product?.stop())

  async function foreign(name: Name): Promise<Foreign> {
    const read = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
    const ourIcon = await read(`${product.url}/favicon.svg`)
    const page = (await get(other(name), '/')).text
    const logo = /"squarePhotoURL":"(\/files\/[^"]+)"/.exec(page)?.[1]
    return foreignTo(name, ourIcon, logo ? await read(`${product.url}${logo}`) : ourIcon)
  }

  it.each(['north', 'south'] as const)(
    '%s answers everywhere without a trace of anybody else',
    async (name) => {
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
          if (!/javascript|css/.test(String(headers['content-type'])))
            leaks.push(...leaksInColours(`${method} ${path}`, text, never))
          count += 1
        }
      expect(count).toBeGreaterThan(200)
      expect(leaks).toEqual([])
    },
  )

  it.each(['north', 'south'] as const)('%s shows nothing of anybody else in a browser', async (name) => {
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
    const never: Foreign = { words: [/voice\s*glow/i, /Southpaw/i], colours: colours.slice(1), pictures }
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
    await visit.page.goto(originOf('north'))
    await visit.page.evaluate(async () => {
      await Promise.all(['/manifest.webmanifest', '/planted.svg'].map((path) => fetch(path)))
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
      'a picture',
      'Voice Glow',
      '#c2410c of',
    ])
      expect(found).toContain(leak)
    await visit.context.close()
  })
})
