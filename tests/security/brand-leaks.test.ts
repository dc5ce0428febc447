import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerMailJob } from '#api/live/answer-mail.repository.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { hostGraceDays, trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { answerMailWaitMs } from '#mocks/contracts/conversations/answer-mail.ts'
import { sendMemberMessage, takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { sendTranscript } from '#mocks/contracts/inbox/conversation.contract.ts'
import { appAddresses } from '#mocks/contracts/platform/addresses.ts'
import { neutralTheme } from '#mocks/contracts/theme/neutral-theme.ts'
import { type Foreign, leaksInColours, leaksInText } from '../e2e/harness/brand-leaks.ts'
import { getAt, type HostReply, newAgencyHost } from '../harness/agency-host.ts'
import { builtPages } from '../harness/built-pages.ts'
import { doDueJobs } from '../harness/do-due-jobs.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { plants, startPlanted } from '../harness/planted-leaks.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person } from '../harness/sign-up.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const region = 'eu'
const day = 24 * 60 * 60 * 1000
const host = 'north.localhost'
let failing = false

const app = setUpApp({
  built: builtPages,
  // Visitors' sessions are limited as they are for people; what prepares the tests is not.
  rateLimitFactor: 1,
  wrapStores: (stores) =>
    interceptStores(stores, async ({ collection }, proceed) => {
      if (failing && collection === 'conversations') throw new Error('The disk of VoiceGlow is full')
      return proceed()
    }),
})
let owner: Person
let agentId: string
let token: string
let never: Foreign

beforeAll(async () => {
  owner = await newAgencyHost(app, host, { name: 'Northwind', supportEmail: 'help@north.example' })
  agentId = await makeAgent(owner)
  const started = await app.client().call(createVisitorSession, { params: { region, agentId } })
  token = started.body.token
  await newAgencyHost(app, 'south.localhost', { name: 'Southpaw' })
  const { port } = new URL(app.url)
  const ours = new RegExp(`//(localhost|127\\.0\\.0\\.1):${port}`)
  never = {
    words: [/voice\s*glow/i, /southpaw/i, /south\.localhost/i, ours],
    colours: ['#5b5bf0'],
    pictures: [],
  }
})

/** What of others stands in an answer: words and colours in its headers, cookies among them, and in its text. */
const leaksIn = (where: string, { headers, text }: { headers: object; text: string }) => {
  const said = `${JSON.stringify(headers)}\n${text}`
  return [...leaksInText(where, said, never), ...leaksInColours(where, said, never)]
}

/** The server's own files below a folder. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)

type At = Parameters<typeof getAt>[0]
const json = { 'Content-Type': 'application/json', Accept: 'application/json' }
const sessions = () => `/api/${region}/public/agents/${agentId}/sessions`
const messages = () => `/api/${region}/public/agents/${agentId}/messages`

/** What a visitor of the agency sends. */
function say(at: At, body: string): Promise<HostReply> {
  const headers = { ...json, Authorization: `Bearer ${token}` }
  return getAt(at, host, messages(), { method: 'POST', headers, body })
}

/** A visitor who says something that cannot be kept. */
async function unkept(at: At): Promise<HostReply> {
  failing = true
  try {
    return await say(at, '{"text":"Hello"}')
  } finally {
    failing = false
  }
}

/** Somebody who asks again and again, until it is too much. */
async function tooMany(at: At): Promise<HostReply> {
  let reply: HostReply | undefined
  for (let asked = 0; asked < 400 && reply?.status !== 429; asked += 1)
    reply = await getAt(at, host, sessions(), { method: 'POST', headers: json, body: '{}' })
  return reply!
}

/** How each status comes about at an agency's host. The last takes the limit of this address, so it is the last. */
const errors: [number, string, (at: At) => Promise<HostReply>][] = [
  [400, 'text that is no JSON', (at) => say(at, '{')],
  [404, 'a page that is not there', (at) => getAt(at, host, '/nowhere')],
  [404, 'a call that is not there', (at) => getAt(at, host, '/api/eu/nowhere', { headers: json })],
  [404, 'a file that is not there', (at) => getAt(at, host, '/files/eu/a/b/c.png')],
  [413, 'a body that is too large', (at) => say(at, `"${'x'.repeat(9_000_000)}"`)],
  [500, 'a fault of the server', unkept],
  [429, 'too many calls', tooMany],
]

describe('a mail of an agency to its visitors', () => {
  /** The newest mail somebody got, whole. */
  async function newestTo(email: string): Promise<{ headers: object; text: string }> {
    const { text, html, ...headers } = (await app.mailsTo(email))[0]!
    return { headers, text: `${text}\n${html}` }
  }

  async function transcript() {
    const said = await app.client({ bearer: token }).call(sendVisitorMessage, {
      params: { region, agentId },
      body: { text: 'When are you open?' },
    })
    const params = { region, agentId, conversationId: said.body.conversationId }
    const sent = await owner.client.call(sendTranscript, { params, body: { to: owner.email } })
    expect(sent.status, sent.text).toBe(200)
    return newestTo(owner.email)
  }

  /** What a member said to a visitor who had left, as it is mailed. */
  async function answer() {
    const email = `ana-${newAgentId().toLowerCase()}@visitors.example`
    const guest = await visitorClient(app, region, agentId)
    const said = await guest.call(sendVisitorMessage, {
      params: { region, agentId },
      body: { text: `Please write to me, I am Ana, ${email}` },
    })
    const params = { region, agentId, conversationId: said.body.conversationId }
    await owner.client.call(takeConversation, { params })
    const body = { text: 'Yes, we are.', clientId: 'client-id-0001' }
    const sent = await owner.client.call(sendMemberMessage, { params, body })
    expect(sent.status, sent.text).toBe(200)
    app.clock.advance(answerMailWaitMs + 1_000)
    await doDueJobs(app, answerMailJob)
    expect(await app.mailsTo(email)).toHaveLength(1)
    return newestTo(email)
  }

  const kinds = { 'the transcript': transcript, 'an answer': answer }

  it.each(Object.entries(kinds))('names nobody else in %s', async (kind, send) => {
    const mail = await send()
    expect(mail.text).toContain('Northwind')
    expect(leaksIn(kind, mail)).toEqual([])
  })

  it('is one of these alone: whatever else is sent so must be looked at here', () => {
    const senders = filesOf('api').filter((file) => /\bcreateAgencyMail\(/.test(readFileSync(file, 'utf8')))
    expect(senders.sort()).toEqual([
      'api/email-domain/agency-mail.ts',
      'api/inbox/conversation.routes.ts',
      'api/live/answer-mails.ts',
    ])
  })

  it.each(Object.entries(kinds))('would not hide a leak planted in %s', async (kind, send) => {
    const params = { region, agencyId: owner.workspaceId } as const
    const save = (address: string) => owner.client.call(saveAgency, { params, body: { address } })
    await save('Southpaw Street 1')
    expect(leaksIn(kind, await send())).toHaveLength(1)
    await save('')
  })
})

describe('an agency that chose no colours', () => {
  const looks = ['/', '/login', '/manifest.webmanifest', '/favicon.svg', `/no-auth/${region}/approval`]

  it.each(looks)('wears nobody else’s at %s', async (path) => {
    const reply = await getAt(app, host, path)
    expect(reply.status, reply.text).toBe(200)
    expect(reply.text.toLowerCase()).toContain(neutralTheme.primary)
    expect(leaksIn(path, reply)).toEqual([])
  })

  it.each(looks)('would not hide ours at %s', async (path) => {
    const planted = await startPlanted(app.listener, plants['a colour'])
    expect(leaksIn(path, await getAt(planted, host, path))).toEqual([`${path}: #5b5bf0`])
    await planted.stop()
  })
})

describe('what goes wrong at an agency’s host', () => {
  it.each(errors)('%i, %s, is nobody else’s', async (status, what, ask) => {
    const reply = await ask(app)
    expect(reply.status, reply.text).toBe(status)
    expect(leaksIn(what, reply)).toEqual([])
  })

  it.each([
    'GET / HTTP/9.9\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'x'.repeat(99_000)}\r\n\r\n`,
  ])('nor is what answers no request at all (%#)', async (bytes) => {
    const { status, text } = await rawRequest(app.url, bytes)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(leaksInText('raw', text, never)).toEqual([])
  })

  it.each(Object.entries(plants))('a leak planted in %s of any of them is found', async (_, plant) => {
    const planted = await startPlanted(app.listener, plant)
    for (const [status, what, ask] of errors) {
      const reply = await ask(planted)
      expect(reply.status, what).toBe(status)
      expect(leaksIn(what, reply), what).not.toEqual([])
    }
    await planted.stop()
  })
})

describe('an agency’s host whose access is over', () => {
  const addresses = () => [
    ...appAddresses.map((address) => address.replace(':region', region).replace(/:\w+/g, agentId)),
    ...['/', '/robots.txt', '/manifest.webmanifest', '/favicon.svg', '/favicon.ico', '/nowhere', '/%'],
    ...[sessions(), '/api/eu/session', '/api/openapi.json', '/files/eu/x/y/z.png', '/health'],
  ]

  /** Every leak in everything it answers; how many answers said that it rests. */
  async function scan(at: At): Promise<{ leaks: string[]; resting: number }> {
    const leaks: string[] = []
    let resting = 0
    for (const path of addresses())
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
        const reply = await getAt(at, host, path, { method })
        if (reply.status === 503) resting += 1
        leaks.push(...leaksIn(`${method} ${path}`, { ...reply, text: reply.text.replaceAll(path, '') }))
        leaks.push(...(/northwind/i.test(reply.text) ? [`${method} ${path}: the agency itself`] : []))
      }
    return { leaks, resting }
  }

  it('shows nobody at all, wherever it is opened', async () => {
    app.clock.advance((trialDays + hostGraceDays) * day)
    const { leaks, resting } = await scan(app)
    expect(leaks).toEqual([])
    expect(resting).toBeGreaterThan(30)
  })

  it.each(Object.entries(plants))('a leak planted in %s of it is found', async (_, plant) => {
    const planted = await startPlanted(app.listener, plant)
    const { leaks } = await scan(planted)
    expect(leaks.length).toBeGreaterThan(30)
    await planted.stop()
  })
})
