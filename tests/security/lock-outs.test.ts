// Races: forty guesses, one code brought eight times, eight invitations at once.
import { beforeAll, describe, expect, it } from 'vitest'
import { createTicket, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { invitationMailLimit, sendInvitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { setUpApp } from '../harness/set-up.ts'
import { mailedCode, newAgentId, newEmail, type Person, signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { setLimits } from '../harness/workspace-people.ts'

const eu = { region: 'eu' }
const password = 'correct horse battery staple'
// One proxy in front, so that a test may call from any address; limits as they are in production.
const app = setUpApp({ env: { TRUST_PROXY: '1' }, rateLimitFactor: 1 })
let addresses = 0

/** An address nobody has called from yet. */
function elsewhere(): Record<string, string> {
  addresses += 1
  return { 'X-Forwarded-For': `10.7.${addresses >> 8}.${addresses & 255}` }
}

function tryPassword(client: HttpClient, email: string, given: string) {
  return client.call(createTicket, { params: eu, body: { email, password: given }, headers: elsewhere() })
}

/** Someone who signed in with a browser of theirs, and signed out; that browser. */
async function ownerWithBrowser(): Promise<{ email: string; browser: HttpClient }> {
  const { email } = await signUp(app, { password })
  const proved = await tryPassword(app.client(), email, password)
  const body = { token: proved.body.token }
  const signedIn = await app.client().call(tokenToUser, { params: eu, body, headers: elsewhere() })
  expect(signedIn.status).toBe(200)
  const browser = app.client()
  browser.cookie = signedIn.headers.getSetCookie()[1]?.split(';')[0] ?? ''
  expect(browser.cookie).toMatch(/^__Host-device=/)
  return { email, browser }
}

describe('somebody who guesses a password from elsewhere', () => {
  it('does not lock its owner out of the browser they use', async () => {
    const { email, browser } = await ownerWithBrowser()
    const statuses: number[] = []
    for (let guess = 0; guess < 25; guess += 1) {
      statuses.push((await tryPassword(app.client(), email, `guess ${guess}`)).status)
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(statuses.at(-1)).toBe(429)
    expect((await tryPassword(browser, email, password)).status).toBe(200)
  })

  it('has ten guesses in fifteen minutes, over as many addresses as they like', async () => {
    const { email } = await signUp(app, { password })
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => tryPassword(app.client(), email, `guess ${guess}`)),
    )
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('has no more with a cookie of their own making, or with one that is known to another address', async () => {
    const { email } = await signUp(app, { password })
    const other = await ownerWithBrowser()
    let looked = 0
    for (let guess = 0; guess < 20; guess += 1) {
      const thief = app.client()
      thief.cookie = guess % 2 ? other.browser.cookie : `__Host-device=${newAgentId()}.${'x'.repeat(43)}`
      if ((await tryPassword(thief, email, `guess ${guess}`)).status === 401) looked += 1
    }
    expect(looked).toBe(10)
  })

  it('has ten guesses in a stolen browser, too, and takes none from elsewhere', async () => {
    const { email, browser } = await ownerWithBrowser()
    const statuses: number[] = []
    for (let guess = 0; guess < 15; guess += 1) {
      statuses.push((await tryPassword(browser, email, `guess ${guess}`)).status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect((await tryPassword(app.client(), email, password)).status).toBe(200)
  })
})

describe('somebody who guesses codes, or asks for them, from elsewhere', () => {
  const ask = (client: HttpClient, email: string) =>
    client.call(sendCode, { params: eu, body: { email }, headers: elsewhere() })
  const tryCode = (client: HttpClient, email: string, code: string) =>
    client.call(createTicket, { params: eu, body: { email, code }, headers: elsewhere() })

  it('ends no code its owner asked for in their browser', async () => {
    const { email, browser } = await ownerWithBrowser()
    for (let count = 0; count < 8; count += 1) await ask(app.client(), email)
    app.clock.advance(1000)
    expect((await ask(browser, email)).status).toBe(200)
    const code = await mailedCode(app, email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 12; guess += 1) await tryCode(app.client(), email, wrong)
    expect((await tryCode(browser, email, code)).status).toBe(200)
  })

  it('cannot use a code a second time, though it is kept twice', async () => {
    const { email, browser } = await ownerWithBrowser()
    app.clock.advance(1000)
    await ask(browser, email)
    const code = await mailedCode(app, email)
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => tryCode(browser, email, code)),
      ...Array.from({ length: 4 }, () => tryCode(app.client(), email, code)),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('leaves a code usable in a browser that is new to its owner', async () => {
    const { email, browser } = await ownerWithBrowser()
    app.clock.advance(1000)
    await ask(browser, email)
    expect((await tryCode(app.client(), email, await mailedCode(app, email))).status).toBe(200)
  })
})

describe('invitations of one address', () => {
  let owner: Person
  const inviteTo = (person: Person, to: string, uid = person.workspaceId) =>
    person.client.call(sendInvitation, { params: { region: 'eu', uid }, body: { to } })

  beforeAll(async () => {
    owner = await signUp(app)
    await setLimits(app, owner, { workspaceSeats: 20 })
  })

  it('are not used up by strangers, whose calls send nothing', async () => {
    const to = newEmail()
    const stranger = await signUp(app)
    for (let count = 0; count < 6; count += 1) {
      expect((await inviteTo(stranger, to, owner.workspaceId)).status).toBe(404)
    }
    expect((await inviteTo(owner, to)).status).toBe(200)
  })

  it(`are mailed ${invitationMailLimit.points} times a day, however many ask at once`, async () => {
    const to = newEmail()
    const replies = await Promise.all(Array.from({ length: 8 }, () => inviteTo(owner, to)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(invitationMailLimit.points)
    const refused = replies.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await app.mailsTo(to)).toHaveLength(invitationMailLimit.points)
    app.clock.advance(invitationMailLimit.seconds * 1000 + 1)
    expect((await inviteTo(await signUp(app), to)).status).toBe(200)
  })

  it('do not count where no mail could be sent', async () => {
    let isDown = true
    const failing = await startApp({
      deps: {
        mail: {
          kind: 'smtp',
          send: async (region, message) => {
            if (isDown && message.subject.includes('invited')) throw new Error('down')
            await app.deps.mail.send(region, message)
          },
        },
      },
      wrapStores: () => app.deps.stores,
    })
    const person = await signUp(app)
    const client = failing.client()
    client.cookie = person.client.cookie
    const to = newEmail()
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1)
      statuses.push((await inviteTo({ ...person, client }, to)).status)
    expect(new Set(statuses)).toEqual(new Set([503]))
    isDown = false
    expect((await inviteTo({ ...person, client }, to)).status).toBe(200)
    await failing.stop()
  })
})
