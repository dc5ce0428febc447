// Races when deep: calls that pour in while their session is signed out.
import { describe, expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { getSession, signOut } from '#mocks/contracts/session/session.contract.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'
import { signal } from '../harness/signal.ts'
import { startApp } from '../harness/start-app.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const eu = { region: 'eu' }

const app = setUpApp()

describe('the session cookie', () => {
  it('is the host’s alone, hidden from scripts, and lasts thirty days', async () => {
    const { client } = await signUp(app)
    expect(client.cookie).toMatch(/^__Host-auth_token=eu_[\w-]{43}$/)
    const out = await client.call(signOut, { params: eu })
    expect(out.headers.getSetCookie()).toEqual([
      '__Host-auth_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ])
  })

  it('goes without Secure only where a browser would not keep it: plain http that is not loopback', async () => {
    const lan = await startApp({ env: { PUBLIC_URL: 'http://192.168.0.7:3000' } })
    const { client } = await signUp(lan)
    expect(client.cookie).toMatch(/^auth_token=eu_/)
    await lan.stop()
  })

  it('beside a wrong bearer counts for nothing', async () => {
    const { client } = await signUp(app)
    for (const Authorization of ['Bearer vg_00000000000000000000', 'Bearer x', 'Basic YTpi', '']) {
      const reply = await client.call(getSession, { params: eu, headers: { Authorization } })
      expect(reply.status).toBe(401)
    }
    expect((await client.call(getSession, { params: eu })).status).toBe(200)
  })

  it('is over after thirty days', async () => {
    const { client } = await signUp(app)
    app.clock.advance(30 * 24 * 60 * 60 * 1000)
    expect((await client.call(getSession, { params: eu })).status).toBe(401)
    app.clock.advance(-30 * 24 * 60 * 60 * 1000)
  })

  it('changes with every sign-in, and the one before ends', async () => {
    const person = await signUp(app)
    const before = person.client.cookie
    const elsewhere = await signUp(app, { email: person.email })
    expect(elsewhere.client.cookie).not.toBe(before)
    expect((await person.client.call(getSession, { params: eu })).status).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session for whoever kept its token', async () => {
    const { client } = await signUp(app)
    const thief = app.client()
    thief.cookie = client.cookie
    expect((await thief.call(getSession, { params: eu })).status).toBe(200)
    await client.call(signOut, { params: eu })
    expect((await thief.call(getSession, { params: eu })).status).toBe(401)
  })

  it('leaves the other browsers of the person signed in', async () => {
    const first = await signUp(app)
    const second = await signUp(app, { email: first.email })
    await first.client.call(signOut, { params: eu })
    expect((await second.client.call(getSession, { params: eu })).status).toBe(200)
  })

  it('lets nothing through afterwards while requests pour in', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { client } = await signUp(app)
      const thief = app.client()
      thief.cookie = client.cookie
      let isOver = false
      const late: number[] = []
      const pouring = Array.from({ length: 20 }, async () => {
        for (let count = 0; count < 10; count += 1) {
          const startedAfter = isOver
          const { status } = await thief.call(getSession, { params: eu })
          if (startedAfter) late.push(status)
        }
      })
      await client.call(signOut, { params: eu })
      isOver = true
      await Promise.all(pouring)
      expect(late.filter((status) => status !== 401)).toEqual([])
    }
  })

  it('is not undone by a read of the session that was under way', async () => {
    const gate = { isArmed: false, reached: signal(), opened: signal() }
    const slow = await startApp({
      wrapStores: (stores) =>
        interceptStores(stores, async ({ collection, method }, proceed) => {
          const result = await proceed()
          if (!gate.isArmed || collection !== 'members' || method !== 'find') return result
          gate.isArmed = false
          gate.reached.give()
          await gate.opened.given
          return result
        }),
    })
    const { client } = await signUp(slow)
    const thief = slow.client()
    thief.cookie = client.cookie
    slow.clock.advance(2_001)
    gate.isArmed = true
    const underWay = thief.call(getSession, { params: eu })
    await gate.reached.given
    await client.call(signOut, { params: eu })
    gate.opened.give()
    await underWay
    expect((await thief.call(getSession, { params: eu })).status).toBe(401)
    await slow.stop()
  })
})

describe('a call with a cookie from another page', () => {
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'not an origin' },
  ]

  it.each(foreign)('is refused, and changes nothing: %j', async (headers) => {
    const owner = await signUp(app)
    const agentId = await makeAgent(owner)
    const reply = await owner.client.call(saveAgent, {
      params: { region: 'eu', agentId },
      body: { title: 'Taken over' },
      headers,
    })
    expect(reply.status).toBe(403)
    const kept = await owner.client.call(getAgent, { params: { region: 'eu', agentId } })
    expect(kept.body.title).toBe('Front desk')
  })

  it('is refused as a form or as text, on every endpoint that changes something', async () => {
    const { client } = await signUp(app)
    for (const { method, path } of contracts.filter((contract) => contract.method !== 'GET')) {
      const address = path.replace(':region', 'eu').replace(/:\w+/g, newAgentId())
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const reply = await client.fetch(address, { method, headers: { 'Content-Type': type }, body: '{}' })
        expect(reply.status, `${method} ${path}`).toBe(415)
      }
    }
  })

  it.each(foreign)('is refused as a DELETE without a body, too: %j', async (headers) => {
    const owner = await signUp(app)
    const agentId = await makeAgent(owner)
    const reply = await owner.client.fetch(`/api/eu/v2/agents/${agentId}`, { method: 'DELETE', headers })
    expect(reply.status).toBe(403)
    expect((await owner.client.call(getAgent, { params: { region: 'eu', agentId } })).status).toBe(200)
  })

  it('finds no leave to send a DELETE: a browser that asks first is told nothing', async () => {
    const { client } = await signUp(app)
    const asked = await client.fetch(`/api/eu/v2/agents/${newAgentId()}`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'DELETE' },
    })
    expect(asked.headers.get('access-control-allow-methods')).toBeNull()
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('that is our own deletes without a content type', async () => {
    const owner = await signUp(app)
    const deleting = contracts.filter(({ method }) => method === 'DELETE')
    expect(deleting.length).toBeGreaterThan(0)
    for (const { path } of deleting) {
      const address = path.replace(':region', 'eu').replace(/:\w+/g, newAgentId())
      const reply = await owner.client.fetch(address, {
        method: 'DELETE',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      })
      expect(reply.status, path).not.toBe(415)
    }
    const agentId = await makeAgent(owner)
    const removed = await owner.client.fetch(`/api/eu/v2/agents/${agentId}`, {
      method: 'DELETE',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })
    expect(removed.status).toBe(200)
  })

  it('gets no leave to read: no answer names an allowed origin', async () => {
    const { client } = await signUp(app)
    for (const Origin of ['https://evil.example', 'null']) {
      for (const path of ['/api/eu/session', '/api/eu/utils/ip', '/api/nothing', '/health']) {
        const reply = await client.fetch(path, { headers: { Origin } })
        expect(reply.headers.get('access-control-allow-origin')).toBeNull()
        expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
      }
    }
  })

  it('is allowed from our own pages', async () => {
    const owner = await signUp(app)
    const agentId = await makeAgent(owner)
    const ours: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: app.url }]
    for (const headers of ours) {
      const reply = await owner.client.call(saveAgent, {
        params: { region: 'eu', agentId },
        body: { description: 'Ours' },
        headers,
      })
      expect(reply.status).toBe(200)
    }
  })
})
