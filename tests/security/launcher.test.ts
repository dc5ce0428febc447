import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { builtPages } from '../harness/built-pages.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { setLimits } from '../harness/workspace-people.ts'

const app = setUpApp({ built: builtPages })
let owner: Person

beforeAll(async () => {
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
})

type Fields = Partial<z.infer<typeof saveAgent.body>>

async function published(fields: Fields = {}): Promise<string> {
  const agentId = newAgentId()
  const { status } = await owner.client.call(saveAgent, {
    params: { region: 'eu', agentId },
    body: { workspaceId: owner.workspaceId, title: 'Harbour café', ...fields },
  })
  expect(status).toBe(200)
  return agentId
}

const scriptOf = (agentId: string, init?: RequestInit) => app.client().fetch(`/embed.js?eu=${agentId}`, init)

/** The answer to a browser that has a version already; `fetch` would say that it wants no kept one. */
async function statusFor(agentId: string, etag: string): Promise<number> {
  const head = `GET /embed.js?eu=${agentId} HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: ${etag}`
  return (await rawRequest(app.url, `${head}\r\nConnection: close\r\n\r\n`)).status
}

/** What the script was given, read back out of the stand-in of the built one. */
async function launcherOf(agentId: string): Promise<Record<string, string>> {
  const text = await (await scriptOf(agentId)).text()
  return JSON.parse(/^launch\((.*?)\)(;tease|$)/s.exec(text)![1]!)
}

describe('the script of a bubble', () => {
  it('is for any website, and says of the agent what any visitor may know', async () => {
    const agentId = await published({ lang: 'de-CH', vg_systemPrompt: 'Secret sauce', autoStartWidget: true })
    const answer = await scriptOf(agentId)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const text = await answer.text()
    for (const secret of [owner.workspaceId, owner.email, 'Secret sauce']) expect(text).not.toContain(secret)
    const { css, ...launcher } = await launcherOf(agentId)
    expect(launcher).toEqual({
      region: 'eu',
      agent: agentId,
      label: 'Chat mit Harbour café',
      autoStart: true,
    })
    expect(css).toMatch(/^\.vg-scope\{--primary:#\w{6};--on-primary:#\w{6};--primary-edge:#\w{6}\}$/)
  })

  it('is kept, and asked for again: another version is another script', async () => {
    const agentId = await published()
    const first = await scriptOf(agentId)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const etag = first.headers.get('etag')!
    expect(await statusFor(agentId, etag)).toBe(304)

    const params = { region: 'eu', agentId } as const
    await owner.client.call(saveAgent, { params, body: { title: 'Quay café' } })
    expect((await launcherOf(agentId)).label).toBe('Chat with Harbour café')
    expect((await owner.client.call(publishAgent, { params })).status).toBe(200)
    await expect
      .poll(async () => (await launcherOf(agentId)).label, { timeout: 5000 })
      .toBe('Chat with Quay café')
    expect(await statusFor(agentId, etag)).toBe(200)
  })

  it('travels compressed', async () => {
    const agentId = await published()
    const answer = await scriptOf(agentId, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toContain(agentId)
  })

  it('carries the CSS of the bubble alone, cleaned', async () => {
    const agentId = await published({
      customCSS: `body { color: red } .vg-launcher { border-radius: 12px; position: fixed; inset: 0 }
        .vg-widget { color: red } :host { color: red } .vg-launcher ~ * { display: none }
        .vg-launcher::before { content: ""; background: url(https://evil.example/x) }`,
    })
    const { css } = await launcherOf(agentId)
    expect(css).toContain('.vg-launcher{border-radius:12px;inset:0}')
    expect(css).not.toMatch(/body|:host|~|evil|fixed|vg-widget|red/)
    expect(css).toContain('max-width:240px!important')
  })

  it.each([
    '"});alert(1);({"',
    '</script><script>alert(1)</script>',
    '__LAUNCHER__',
    "$& $' $` {title}",
    'two\u2028lines',
  ])('cannot be left by a name like %j', async (title) => {
    const agentId = await published({ title })
    expect((await launcherOf(agentId)).label).toBe(`Chat with ${title.replace(/\s+/g, ' ')}`)
  })

  it('has the corner, the picture and the teaser of the agent', async () => {
    const ui = {
      widgetType: 'popup',
      launcherSide: 'left',
      launcherPicture: true,
      teaser: 'Hungry? "Ask"',
    } as const
    const agentId = await published({ ui, roundedImageURL: 'https://pictures.example/a.png', lang: 'fr' })
    const launcher = await launcherOf(agentId)
    expect(launcher.picture).toBe('https://pictures.example/a.png')
    expect(launcher.css).toContain('inset-inline:20px auto')
    expect(await (await scriptOf(agentId)).text()).toMatch(
      /;tease\(\{"text":"Hungry\? \\"Ask\\"","close":"Fermer"\}\)$/,
    )
  })

  it('counts openings where the agent has a measurement ID, and nowhere else', async () => {
    const counted = await published({ analyticsId: ' g-abc1234567 ' })
    expect(await (await scriptOf(counted)).text()).toMatch(/;measure\("G-ABC1234567"\)$/)
    expect(await (await scriptOf(await published())).text()).not.toContain('measure')
    const refused = await owner.client.call(saveAgent, {
      params: { region: 'eu', agentId: counted },
      body: { analyticsId: 'G-"+alert(1)+"' },
    })
    expect(refused.status).toBe(422)
  })

  it.each(['eu=AAAAAAAAAAAAAAAA', 'na=AAAAAAAAAAAAAAAA', 'eu=short', 'eu', 'eu=%00'])(
    'of nobody (%s) does not exist',
    async (query) => {
      expect((await app.client().fetch(`/embed.js?${query}`)).status).toBe(404)
      expect((await app.client().fetch(`/embed-chat.js?${query}`)).status).toBe(404)
    },
  )

  it.each(['', '?v=2', '?xx=AAAAAAAAAAAAAAAA'])(
    'of codes from before, /embed.js%s, names none',
    async (query) => {
      const answer = await app.client().fetch(`/embed.js${query}`)
      expect(await answer.text()).toBe(builtPages['embed/embed.js'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    },
  )

  it('of a chat in the page has no look of a bubble', async () => {
    const agentId = await published()
    const text = await (await app.client().fetch(`/embed-chat.js?eu=${agentId}`)).text()
    expect(text).toBe(`chat({"region":"eu","agent":"${agentId}","label":"Chat with Harbour café","css":""})`)
  })
})
