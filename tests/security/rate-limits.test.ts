// No race: limits are counted in memory here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSessionService } from '#api/session/session.service.ts'
import { saveApproval } from '#mocks/contracts/publishing/approval.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { createTicket, sendCode } from '#mocks/contracts/session/session.contract.ts'
import type { Contract, RateLimit } from '#mocks/contracts/shared/define-contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { newAgentId, newEmail, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

const limits = contracts.flatMap((contract) =>
  (contract.rateLimit ?? [])
    // One that what is asked wrongly is not counted towards is not reached by asking wrongly (domain-tries.test.ts).
    .filter(({ unless }) => !unless?.includes('validation_failed'))
    // A limit that stands behind a narrower one of the same callers is reached by other calls (trials.test.ts).
    .filter(
      ({ by, points, seconds }, _, all) => !all.some((other) => isNarrower(other, { by, points, seconds })),
    )
    .map((limit) => ({ id: contract.id, by: limit.by, limit, contract })),
)

function isNarrower(other: RateLimit, { by, points, seconds }: RateLimit): boolean {
  return other.by === by && other.seconds === seconds && other.points < points
}
let app: RunningApp
/** Has called nothing yet; that the agent is not theirs is found out after counting. */
let caller: HttpClient
let agentId: string
let visitor: HttpClient
let another: HttpClient
let addresses = 0

beforeAll(async () => {
  // One proxy in front, so that a test may call from any address.
  app = await startApp({ env: { TRUST_PROXY: '1' }, rateLimitFactor: 1 })
  agentId = await makeAgent(await signUp(app))
  visitor = await visitorClient(app, 'eu', agentId)
})
afterAll(() => app.stop())

/** Somebody with a session; signing up so many people would be too much for one address. */
async function signedIn(): Promise<HttpClient> {
  const client = app.client()
  const token = await createSessionService(app.deps).create('eu', {
    accountId: newAgentId(),
    email: newEmail(),
    userAgent: null,
  })
  client.cookie = `__Host-auth_token=${token}`
  return client
}

/** An address nobody has called from yet. */
function newAddress(): string {
  addresses += 1
  return `10.1.${addresses >> 8}.${addresses & 255}`
}

/** Who calls: the same caller each time where callers are counted, and another one every few calls where addresses are. */
async function clientFor({ needs }: Contract, by: RateLimit['by'], count: number): Promise<HttpClient> {
  if (needs.kind === 'visitor') {
    if (by !== 'caller' && count % 10 === 0) another = await visitorClient(app, 'eu', agentId)
    return by === 'caller' ? visitor : another
  }
  return by === 'caller' || needs.kind !== 'public' ? caller : app.client()
}

/** What calls are counted by, besides who has a session. */
interface Caller {
  ip: string
  email: string
  /** What a link carries. */
  secret: string
}

/** Somebody nobody has called as yet. */
function newCaller(): Caller {
  return { ip: newAddress(), email: newEmail(), secret: newAgentId() }
}

/** One call that counts towards one limit, and towards no other that is reached sooner. */
async function hit(contract: Contract, by: RateLimit['by'], same: Caller, count: number): Promise<Response> {
  const path = contract.path
    .replace(':region', 'eu')
    .replace(':agentId', agentId)
    .replace(':version', '1')
    .replaceAll(/:\w+/g, 'x'.repeat(16))
  const email = by === 'email' ? same.email : newEmail()
  const secret = by === 'secret' ? same.secret : newAgentId()
  const client = await clientFor(contract, by, count)
  const response = await client.fetch(`${path}${count % 2 ? '/' : ''}`, {
    method: contract.method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': by === 'ip' ? same.ip : newAddress(),
    },
    // A code no schema takes: counted like any other try, and refused before any work.
    ...(contract.method !== 'GET' && {
      body: JSON.stringify({ email: count % 2 ? email.toUpperCase() : ` ${email} `, code: '', secret }),
    }),
  })
  await response.clone().arrayBuffer()
  return response
}

describe.each(limits)('$id by $by', ({ contract, by, limit }) => {
  it(`answers 429 after ${limit.points} calls in ${limit.seconds} s, and others go on`, {
    timeout: 60_000,
  }, async () => {
    // Nobody reaches the limit of the whole api on the way.
    caller = await signedIn()
    const same = newCaller()
    for (let count = 0; count < limit.points; count += 1) {
      expect((await hit(contract, by, same, count)).status).not.toBe(429)
    }
    const refused = await hit(contract, by, same, 0)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(limit.seconds)
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      message: 'Too many requests. Please wait a moment and try again.',
      requestId: refused.headers.get('x-request-id'),
    })
    if (by === 'caller') return
    expect((await hit(contract, by, newCaller(), 0)).status).not.toBe(429)
  })
})

describe('the limits of threats G13', () => {
  const pointsPerHour = (contract: Contract, by: RateLimit['by']) =>
    Math.min(
      ...(contract.rateLimit ?? [])
        .filter((limit) => limit.by === by)
        .map((l) => (l.points * 3600) / l.seconds),
    )

  it('are no wider for codes, mails and sign-in than named there', () => {
    expect(pointsPerHour(sendCode, 'email')).toBeLessThanOrEqual(5)
    expect(pointsPerHour(createTicket, 'email')).toBeLessThanOrEqual(40)
  })

  it('hold for the whole API: 1,000 calls a minute from one caller', { timeout: 60_000 }, async () => {
    const ip = newAddress()
    const statuses: number[] = []
    const calls = Array.from({ length: 8 }, async () => {
      for (let count = 0; count < 126; count += 1) {
        const response = await app.client().fetch('/api/eu/utils/ip', { headers: { 'X-Forwarded-For': ip } })
        await response.arrayBuffer()
        statuses.push(response.status)
      }
    })
    await Promise.all(calls)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1_000)
    expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  })
})

it('many clients behind one address do not use up each other’s links', async () => {
  const from = { 'X-Forwarded-For': newAddress() }
  const statuses: number[] = []
  for (let client = 0; client < 40; client += 1) {
    const secret = `${newAgentId()}${'x'.repeat(43)}`.slice(0, 43)
    const body = { secret, decision: 'approved' as const, name: 'Ada', note: '' }
    const reply = await app.client().call(saveApproval, { params: { region: 'eu' }, body, headers: from })
    statuses.push(reply.status)
  }
  expect(new Set(statuses)).toEqual(new Set([404]))
})

it('guessing somebody’s codes does not lock their password out', async () => {
  const password = 'correct horse battery staple'
  const victim = await signUp(app, { password })
  for (let count = 0; count < 15; count += 1) {
    await app.client().call(createTicket, {
      params: { region: 'eu' },
      body: { email: victim.email, code: '000000' },
      headers: { 'X-Forwarded-For': newAddress() },
    })
  }
  const body = { email: victim.email, password }
  const reply = await app.client().call(createTicket, { params: { region: 'eu' }, body })
  expect(reply.status).toBe(200)
})

it('made-up proxy headers buy no new start where no proxy is configured', async () => {
  const direct = await startApp({ rateLimitFactor: 1 })
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const reply = await direct.client().call(sendCode, {
      params: { region: 'eu' },
      body: { email: newEmail() },
      headers: {
        'X-Forwarded-For': newAddress(),
        Forwarded: `for=${newAddress()}`,
        'X-Real-IP': newAddress(),
      },
    })
    statuses.push(reply.status)
  }
  expect(statuses.at(-1)).toBe(429)
  await direct.stop()
})
