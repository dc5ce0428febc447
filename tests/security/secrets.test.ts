import { beforeAll, describe, expect, it } from 'vitest'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { createVisitorSession } from '#mocks/contracts/embed/embed.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { createTicket, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { builtPages } from '../harness/built-pages.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { setUpApp } from '../harness/set-up.ts'
import { mailedCode, newAgentId, newEmail, type Person, signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { collectionNames, dumpRegion } from '../harness/test-stores.ts'
import { addMember, makeAgent, setLimits } from '../harness/workspace-people.ts'
import { matrixRows } from './tenant-matrix.ts'

const eu = { region: 'eu' }
const password = 'canary-password-7f3a'
const sessionSecret = 'canary-session-secret-0123456789abcdef'

/** The only places a secret may appear, each once, to whom it belongs (threats G11). */
const allowed = {
  ticket: 'session.ticket.create',
  'agent key': 'agents.key.create',
  'workspace secret': 'workspaces.key.create',
  'visitor token': 'embed.session.create',
}

const secrets = new Map<string, string>([
  ['password', password],
  ['SESSION_SECRET', sessionSecret],
])
/** What anyone was answered, by contract or page. */
const answers: { from: string; text: string }[] = []

const app = setUpApp({ env: { SESSION_SECRET: sessionSecret }, built: builtPages })
beforeAll(async () => {
  const owner = await signInKeepingSecrets()
  await setLimits(app, owner, { maxAgents: null })
  const agentId = await makeAgent(owner)
  const member = await signUp(app)
  await addMember(app, owner, member)
  const uid = owner.workspaceId
  const workspaceKey = await owner.client.call(createWorkspaceKey, { params: { region: 'eu', uid } })
  secrets.set('workspace secret', workspaceKey.body.workspaceSecret)
  const key = await owner.client.call(createAgentKey, { params: { region: 'eu', agentId } })
  secrets.set('agent key', key.body.SECRET_API_KEY)
  const visit = await app.client().call(createVisitorSession, { params: { region: 'eu', agentId } })
  secrets.set('visitor token', visit.body.token)
  const callers: HttpClient[] = [
    app.client(),
    owner.client,
    member.client,
    (await signUp(app)).client,
    app.client({ bearer: secrets.get('workspace secret') }),
    app.client({ bearer: secrets.get('agent key') }),
    app.client({ bearer: secrets.get('visitor token') }),
  ]
  for (const client of callers) await askEverything(client, owner, agentId)
})

/** Signs up and in by every way there is, and remembers each secret on the way. */
async function signInKeepingSecrets(): Promise<Person> {
  const email = newEmail()
  await app.client().call(sendCode, { params: eu, body: { email } })
  secrets.set('code', await mailedCode(app, email))
  const proved = await app.client().call(createTicket, {
    params: eu,
    body: { email, code: secrets.get('code') },
  })
  secrets.set('ticket', proved.body.token)
  const client = app.client()
  const made = await client.call(tokenToUser, {
    params: eu,
    body: { token: secrets.get('ticket'), createAccount: true, password },
  })
  secrets.set('session token', client.cookie?.split('=')[1] ?? '')
  await app.client().call(createTicket, { params: eu, body: { email, password } })
  await app.client().call(createTicket, { params: eu, body: { email, password: `${password}-wrong` } })
  const workspaceId = made.body.workspaces[0]?.uid ?? ''
  return { client, email, region: 'eu', session: made.body, workspaceId }
}

/** What a call is about: the owner's own things, and ids nothing has yet. */
function thingsOf(owner: Person, agentId: string) {
  return {
    region: 'eu' as const,
    workspaceId: owner.workspaceId,
    agentId,
    ownerEmail: owner.email,
    memberEmail: 'member@example.com',
    thingId: newAgentId(),
    newAgentId: newAgentId(),
  }
}

/** Every operation and page once, as one caller. */
async function askEverything(client: HttpClient, owner: Person, agentId: string): Promise<void> {
  const target = thingsOf(owner, agentId)
  const ending = [
    'session.current.remove',
    'session.code.send',
    ...['agents.key.create', 'agents.key.remove', 'workspaces.key.create', 'workspaces.key.remove'],
  ]
  for (const contract of contracts.filter(({ id }) => !ending.includes(id))) {
    const reply = await client.call(contract, matrixRows[contract.id]?.input(target))
    answers.push({ from: contract.id, text: headersAndBody(reply) })
  }
  for (const page of [
    '/',
    '/health',
    '/ready',
    '/internal/domains/allow?domain=chat.salon.example',
    `/app/eu/render/${agentId}/iframe`,
    '/api/openapi.json',
    '/api/docs',
    '/embed.js',
    `/embed.js?eu=${agentId}`,
    `/embed-chat.js?eu=${agentId}`,
  ]) {
    const response = await client.fetch(page)
    answers.push({
      from: page,
      text: headersAndBody({ headers: response.headers, text: await response.text() }),
    })
  }
}

function headersAndBody({ headers, text }: { headers: Headers; text: string }): string {
  return `${[...headers].join('\n')}\n${text}`
}

describe('secrets', () => {
  it('were all collected', () => {
    expect([...secrets.keys()].sort()).toEqual(
      [
        'SESSION_SECRET',
        'agent key',
        'code',
        'password',
        'session token',
        'ticket',
        'visitor token',
        'workspace secret',
      ].sort(),
    )
    for (const secret of secrets.values()) expect(secret.length).toBeGreaterThanOrEqual(6)
    expect(secrets.get('agent key')).toMatch(/^vg_[A-Za-z0-9]{20}$/)
    expect(secrets.get('workspace secret')).toMatch(/^vg_[A-Za-z0-9]{20}$/)
  })

  it('stand in no answer to anyone', () => {
    const leaks = answers.flatMap(({ from, text }) =>
      // Six digits turn up in numbers by chance; a code is looked for where it could be meant.
      [...secrets]
        .filter(([name, value]) => name !== 'code' && text.includes(value))
        .map(([name]) => `${name} in ${from}`),
    )
    expect(leaks).toEqual([])
    expect(answers.length).toBeGreaterThan(7 * 20)
    expect(Object.values(allowed).every((id) => contracts.some((contract) => contract.id === id))).toBe(true)
  })

  it('stand in no database: a stolen disk signs nobody in', async () => {
    // The outbox is this machine's mail: the codes in it are what it is for, and it is gone with a mail server.
    const dump = JSON.stringify(
      [await dumpRegion(app.deps.stores.eu), await dumpRegion(app.deps.stores.na)].flatMap((text) =>
        (JSON.parse(text) as { name: string }[]).filter(({ name }) => name !== 'outbox'),
      ),
    )
    expect(dump).toContain('passwordHash')
    for (const [name, value] of secrets)
      expect(dump.includes(`"${value}"`) || (name !== 'code' && dump.includes(value)), name).toBe(false)
  })

  it('stand in no log line', () => {
    expect(app.log.lines().length).toBeGreaterThan(50)
    const text = app.log.text()
    for (const [name, value] of secrets) if (name !== 'code') expect(text.includes(value), name).toBe(false)
    expect(text).not.toContain(`"${secrets.get('code')}"`)
  })

  it('are looked for in every collection there is', async () => {
    const found = new Set<string>()
    const watching = await startApp({
      wrapStores: (stores) => ({
        ...stores,
        eu: {
          ...stores.eu,
          ping: () => stores.eu.ping(),
          createIndexes: (wanted) => stores.eu.createIndexes(wanted),
          collection: (name) => {
            found.add(name)
            return stores.eu.collection(name)
          },
        },
      }),
    })
    const owner = await signUp(watching)
    const agentId = await makeAgent(owner)
    for (const contract of contracts) {
      const input = matrixRows[contract.id]?.input(thingsOf(owner, agentId))
      await owner.client.call(contract, input)
    }
    await watching.stop()
    expect([...found].filter((name) => !collectionNames.includes(name))).toEqual([])
  })
})

describe('an error of ours', () => {
  it('says nothing about its cause', async () => {
    const canary = 'mongodb://user:canary-pass@db.internal <img src=x onerror=alert(1)>'
    const broken = await startApp({
      deps: {
        siteReader: {
          read: async () => {
            throw new Error(canary)
          },
        },
      },
    })
    const owner = await signUp(broken)
    const row = matrixRows['onboarding.branding.get']!
    const contract = contracts.find(({ id }) => id === 'onboarding.branding.get')!
    const input = row.input({
      region: 'eu',
      workspaceId: owner.workspaceId,
      agentId: newAgentId(),
      ownerEmail: owner.email,
      memberEmail: 'member@example.com',
      thingId: '',
      newAgentId: '',
    })
    const reply = await owner.client.call(contract, input)
    expect(reply.status).toBe(500)
    expect(reply.error).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side.',
      requestId: expect.any(String),
    })
    // Whoever quotes the id is found.
    expect(broken.log.lines().some((line) => line.requestId === reply.error.requestId)).toBe(true)
    await broken.stop()
  })
})
