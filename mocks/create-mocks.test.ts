import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import { listAgents, saveAgent } from './contracts/agents/agent.contract.ts'
import { agentDefaults } from './contracts/agents/agent-defaults.ts'
import { contracts } from './contracts/registry.ts'
import { createTicket, sendCode, tokenToUser } from './contracts/session/session.contract.ts'
import { createMocks, type Mocks } from './create-mocks.ts'
import { buildManyAgents, fixtureAgentIds } from './fixtures/agents/agent.fixtures.ts'
import { fixtureCode } from './fixtures/session/session.fixtures.ts'
import { fixtureWorkspaceIds } from './fixtures/workspaces/workspace.fixtures.ts'

const host = 'http://mocks.invalid'

async function ask({ handlers }: Pick<Mocks, 'handlers'>, method: string, path: string, body?: unknown) {
  const request = new Request(`${host}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const response = await getResponse(handlers, request)
  return { status: response?.status, body: await response?.json() }
}

function keyOf(handler: HttpHandler): string {
  return `${handler.info.method} ${handler.info.path}`
}

describe('mocks', () => {
  it('answer every contract, each once', () => {
    const mocked = (createMocks().handlers as HttpHandler[]).map(keyOf)
    const wanted = contracts.map(({ method, path }) => `${method} *${path}`)
    expect(mocked.sort()).toEqual(wanted.sort())
  })

  it('remember what one set was told, and nothing of another', async () => {
    const [one, other] = [createMocks(), createMocks()]
    const path = `/api/eu/v2/agents/${fixtureAgentIds.cafe}`
    const saved = await ask(one, 'POST', path, { title: 'Renamed', rev: 1 })
    expect(saved.body).toMatchObject({ title: 'Renamed', rev: 2 })
    expect((await ask(one, 'GET', path)).body.title).toBe('Renamed')
    expect((await ask(other, 'GET', path)).body.title).toBe('Harbour café')
  })

  it('keep the rules of saving: foreign ids, protected fields, lost updates, the plan', async () => {
    const mocks = createMocks()
    const path = `/api/eu/v2/agents/${fixtureAgentIds.cafe}`
    expect((await ask(mocks, 'POST', path.replace('/eu/', '/na/'), { title: 'x' })).status).toBe(404)
    expect((await ask(mocks, 'POST', path, { ownerID: 'me' })).status).toBe(403)
    await ask(mocks, 'POST', path, { title: 'Theirs', rev: 1 })
    const lost = await ask(mocks, 'POST', path, { title: 'Ours', rev: 1 })
    expect(lost).toMatchObject({ status: 409, body: { code: 'conflict', current: { title: 'Theirs' } } })
    const merged = await ask(mocks, 'POST', path, { description: 'Ours', rev: 1 })
    expect(merged.body).toMatchObject({ title: 'Theirs', description: 'Ours', rev: 3 })
    for (const workspace of mocks.db.workspaces) workspace.internal.customPlan = undefined
    const created = { title: 'One too many', workspaceId: fixtureWorkspaceIds.eu }
    expect(await ask(mocks, 'POST', '/api/eu/v2/agents/agent-fresh-0001', created)).toMatchObject({
      status: 403,
      body: { code: 'limit_reached' },
    })
  })

  it('make an agent once, with every default', async () => {
    const mocks = createMocks({ agents: [] })
    const body = { title: 'Fresh', workspaceId: fixtureWorkspaceIds.eu }
    const first = await ask(
      mocks,
      'POST',
      saveAgent.path.replace(':region', 'eu').replace(':agentId', 'agent-fresh-0001'),
      body,
    )
    const again = await ask(mocks, 'POST', '/api/eu/v2/agents/agent-fresh-0001', body)
    expect(first.body).toMatchObject({ ...agentDefaults, title: 'Fresh', rev: 1, publishedVersion: 1 })
    expect(again.body).toEqual(first.body)
    expect(mocks.db.agents).toHaveLength(1)
  })

  it('page a list to its end without repeating anything', async () => {
    const mocks = createMocks({ agents: buildManyAgents(7) })
    const ids: string[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 10; pages += 1) {
      const query: string = new URLSearchParams({
        workspaceId: fixtureWorkspaceIds.eu,
        limit: '3',
        cursor,
      }).toString()
      const { body } = await ask(mocks, 'GET', `${listAgents.path.replace(':region', 'eu')}?${query}`)
      ids.push(...body.items.map(({ ID }: { ID: string }) => ID))
      cursor = body.nextCursor
    }
    expect(new Set(ids).size).toBe(7)
    expect(ids).toHaveLength(7)
  })

  it('sign a new address up by code, once per code and ticket', async () => {
    const mocks = createMocks({ session: null })
    const at = (path: string) => path.replace(':region', 'na')
    const email = 'new@example.com'
    expect((await ask(mocks, 'GET', '/api/na/session')).status).toBe(401)
    await ask(mocks, 'POST', at(sendCode.path), { email: ' NEW@example.com ' })
    const wrong = await ask(mocks, 'POST', at(createTicket.path), { email, code: '000000' })
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Failed to sign in' } })
    const ticket = await ask(mocks, 'POST', at(createTicket.path), { email, code: fixtureCode })
    expect(ticket.body.hasAccount).toBe(false)
    expect((await ask(mocks, 'POST', at(createTicket.path), { email, code: fixtureCode })).status).toBe(401)
    const { token } = ticket.body
    expect((await ask(mocks, 'POST', at(tokenToUser.path), { token })).status).toBe(404)
    const entered = await ask(mocks, 'POST', at(tokenToUser.path), { token, createAccount: true })
    expect(entered.body).toMatchObject({ user: { email, region: 'na' }, workspaces: [{ region: 'na' }] })
    expect((await ask(mocks, 'POST', at(tokenToUser.path), { token, createAccount: true })).status).toBe(401)
    expect((await ask(mocks, 'GET', '/api/na/session')).body.user.email).toBe(email)
  })

  it('have a scenario for every declared error of every contract', async () => {
    /** Not an error status, or one that needs to be told more. */
    const others = /^(neverAnswers|answersLate|networkFails|loading|offline|writing|stays\w+|finds)$/
    const seen = new Set<string>()
    for (const area of Object.values(createMocks().scenarios)) {
      for (const endpoint of Object.values(area)) {
        for (const [name, scenario] of Object.entries(endpoint as Record<string, () => HttpHandler>)) {
          if (others.test(name)) continue
          const handler = scenario()
          const path = String(handler.info.path).slice(1).replace(/:\w+/g, 'x')
          const { status } = await ask({ handlers: [handler] }, String(handler.info.method), path)
          seen.add(`${keyOf(handler)} ${status}`)
        }
      }
    }
    const declared = contracts.flatMap(({ method, path, responses }) =>
      Object.keys(responses)
        .filter((status) => Number(status) >= 400)
        .map((status) => `${method} *${path} ${status}`),
    )
    expect(declared.length).toBeGreaterThan(0)
    expect(declared.filter((each) => !seen.has(each))).toEqual([])
  })
})
