// Races: one ticket brought fifty times, two sign-ups of one address.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTicket, getSession, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { earnTicket, mailedCode, newEmail, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'

const eu = { region: 'eu' }
const guesses = process.env.DEEP === '1' ? 10_000 : 500
let app: RunningApp

beforeAll(async () => {
  // Wide enough for every guess: the codes themselves must hold.
  app = await startApp({ rateLimitFactor: 10_000 })
})
afterAll(() => app.stop())

/** Mails a code and returns it. */
async function requestCode(email: string): Promise<string> {
  const sent = await app.client().call(sendCode, { params: eu, body: { email } })
  expect(sent.status).toBe(200)
  return mailedCode(app, email.trim().toLowerCase())
}

async function tryCode(email: string, code: string): Promise<number> {
  return (await app.client().call(createTicket, { params: eu, body: { email, code } })).status
}

/** A code that is not the right one. */
function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

describe('a mailed code', () => {
  it('works', async () => {
    const email = newEmail()
    expect(await tryCode(email, await requestCode(email))).toBe(200)
  })

  it('works once', async () => {
    const email = newEmail()
    const code = await requestCode(email)
    expect(await tryCode(email, code)).toBe(200)
    expect(await tryCode(email, code)).toBe(401)
  })

  it('survives four wrong tries, not five', async () => {
    const lucky = newEmail()
    const luckyCode = await requestCode(lucky)
    for (let tries = 0; tries < 4; tries += 1) expect(await tryCode(lucky, wrong(luckyCode))).toBe(401)
    expect(await tryCode(lucky, luckyCode)).toBe(200)

    const unlucky = newEmail()
    const code = await requestCode(unlucky)
    for (let tries = 0; tries < 5; tries += 1) expect(await tryCode(unlucky, wrong(code))).toBe(401)
    expect(await tryCode(unlucky, code)).toBe(401)
  })

  it('ends after ten minutes', async () => {
    const email = newEmail()
    const code = await requestCode(email)
    app.clock.advance(10 * 60_000)
    expect(await tryCode(email, code)).toBe(401)
  })

  it('ends when a new one is mailed', async () => {
    const email = newEmail()
    const first = await requestCode(email)
    app.clock.advance(1_000)
    const second = await requestCode(email)
    if (first !== second) expect(await tryCode(email, first)).toBe(401)
    expect(await tryCode(email, second)).toBe(200)
  })

  it("opens nobody else's address", async () => {
    const [mine, theirs] = [newEmail(), newEmail()]
    const code = await requestCode(mine)
    const other = await requestCode(theirs)
    if (code !== other) expect(await tryCode(theirs, code)).toBe(401)
  })

  it('finds its address however that is spelt', async () => {
    const email = newEmail()
    const code = await requestCode(`  ${email.toUpperCase()} `)
    expect(await tryCode(email, code)).toBe(200)
  })

  it('becomes one session when it arrives twenty times at once', async () => {
    const email = newEmail()
    const code = await requestCode(email)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => tryCode(email, code)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
  })

  it(`is not found by ${guesses} guesses, of which five are looked at`, { timeout: 300_000 }, async () => {
    const email = newEmail()
    const code = await requestCode(email)
    const spellings = [email, email.toUpperCase(), ` ${email}`]
    const opened: number[] = []
    for (let guess = 0; guess < guesses; guess += 1) {
      const digits = String(guess).padStart(6, '0')
      if (digits === code) continue
      const response = await app.client().fetch(`/api/eu/auth/sign-in${guess % 2 ? '/' : ''}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.0.${guess >> 8}.${guess & 255}`,
        },
        body: JSON.stringify({ email: spellings[guess % 3], code: digits }),
      })
      await response.arrayBuffer()
      if (response.status !== 401) opened.push(guess)
    }
    expect(opened).toEqual([])
    const codes = app.deps.stores.eu.collection<{ _id: string; attempts: number }>('codes')
    const kept = await codes.find({ attempts: { $gt: 5 } }).toArray()
    expect(kept).toEqual([])
    expect(await tryCode(email, code)).toBe(401)
  })

  it('is taken back when the mail cannot be sent', async () => {
    const failing = await startApp({
      deps: {
        mail: {
          kind: 'smtp',
          send: async () => {
            throw new Error('smtp://user:canary-password@mail.example refused')
          },
        },
      },
    })
    const sent = await failing.client().call(sendCode, { params: eu, body: { email: newEmail() } })
    expect(sent.status).toBe(503)
    expect(sent.error.message).toBe('The email could not be sent. Please try again.')
    expect(sent.text).not.toContain('canary')
    expect(await failing.deps.stores.eu.collection('codes').find({}).toArray()).toEqual([])
    await failing.stop()
  })
})

describe('a ticket', () => {
  const use = (token: unknown) =>
    app.client().call(tokenToUser, { params: eu, body: { token, createAccount: true } })

  it('becomes one session when it arrives fifty times at once', async () => {
    const token = await earnTicket(app, newEmail())
    const replies = await Promise.all(Array.from({ length: 50 }, () => use(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(49)
  })

  it('ends after sixty seconds', async () => {
    const token = await earnTicket(app, newEmail())
    app.clock.advance(60_000)
    expect((await use(token)).status).toBe(401)
  })

  it.each(
    [null, '', [], { $ne: 1 }, ['x'], 0, true, 'null', 't_eu_'.padEnd(48, 'x')].map((token) => ({ token })),
  )('is never $token', async ({ token }) => {
    const { status } = await use(token)
    expect([400, 401, 422]).toContain(status)
  })

  it('makes no account unless asked to, and stays good for asking', async () => {
    const token = await earnTicket(app, newEmail())
    const client = app.client()
    const asked = await client.call(tokenToUser, { params: eu, body: { token } })
    expect(asked.status).toBe(404)
    expect(client.cookie).toBeNull()
    expect((await use(token)).status).toBe(200)
  })

  it('makes one account and one workspace of two sign-ups at once', async () => {
    const email = newEmail()
    const tickets = [await earnTicket(app, email), await earnTicket(app, email)]
    const replies = await Promise.all(tickets.map(use))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(replies.map(({ body }) => body.user.uid)).size).toBe(1)
    expect(new Set(replies.map(({ body }) => body.workspaces.map(({ uid }) => uid).join())).size).toBe(1)
  })
})

describe('a password', () => {
  const password = 'correct horse battery staple'

  it('signs in, and is a salted scrypt hash at rest', async () => {
    const [one, two] = [await signUp(app, { password }), await signUp(app, { password })]
    const proved = await app.client().call(createTicket, { params: eu, body: { email: one.email, password } })
    expect(proved.status).toBe(200)
    const accounts = app.deps.stores.eu.collection<{ _id: string; passwordHash: string }>('accounts')
    const hashes = await Promise.all(
      [one, two].map(
        async ({ session }) => (await accounts.findOne({ _id: session.user.uid }))?.passwordHash,
      ),
    )
    for (const hash of hashes) expect(hash).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}$/)
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it('that is wrong says the same as an address without account', async () => {
    const { email } = await signUp(app, { password })
    const bodies = [
      { email, password: `${password}!` },
      { email: newEmail(), password },
    ]
    const [known, unknown] = await Promise.all(
      bodies.map((body) => app.client().call(createTicket, { params: eu, body })),
    )
    expect([known?.status, unknown?.status]).toEqual([401, 401])
    expect({ ...known?.error, requestId: '' }).toEqual({ ...unknown?.error, requestId: '' })
  })

  it('is not an empty one where none was chosen', async () => {
    const { email } = await signUp(app)
    for (const given of ['', ' ', 'null', 'undefined']) {
      const tried = await app.client().call(createTicket, { params: eu, body: { email, password: given } })
      expect([401, 422]).toContain(tried.status)
    }
    const neither = await app.client().call(createTicket, { params: eu, body: { email } })
    expect(neither.status).toBe(401)
  })
})

it('asking for a code says the same whether or not there is an account', async () => {
  const { email } = await signUp(app)
  const [known, unknown] = await Promise.all(
    [email, newEmail()].map((address) =>
      app.client().call(sendCode, { params: eu, body: { email: address } }),
    ),
  )
  expect(known?.text).toBe(unknown?.text)
})

it('a known person who signs in gets their own account back', async () => {
  const first = await signUp(app)
  const second = await signUp(app, { email: first.email })
  expect(second.session.user).toEqual(first.session.user)
  const seen = await second.client.call(getSession, { params: eu })
  expect(seen.body.workspaces).toEqual(first.session.workspaces)
})
