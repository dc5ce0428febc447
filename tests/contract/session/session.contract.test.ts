import { expect, it } from 'vitest'
import {
  createTicket,
  getSession,
  newUser,
  sendCode,
  signOut,
  tokenToUser,
} from '#mocks/contracts/session/session.contract.ts'
import { personalName } from '#mocks/contracts/workspaces/personal-name.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const params = { region: 'eu' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }

/** Proves an address by a mailed code. */
async function proveByCode(world: World, client: Client, email: string) {
  await client.call(sendCode, { params, body: { email } })
  return client.call(createTicket, { params, body: { email, code: await world.codeFor(email) } })
}

onBothSides(sendCode.id, (makeWorld) => {
  it('mails a code, whether or not there is an account', async () => {
    const world = await makeWorld()
    for (const email of [world.email, world.newEmail()]) {
      const reply = await world.anonymous().call(sendCode, { params, body: { email } })
      expectAnswer(sendCode, reply, 200)
      expect(reply.body).toEqual({ success: true })
    }
  })

  it.each(['', 'nobody', 'a@b', 'two words@example.com', `${'x'.repeat(260)}@example.com`])(
    'refuses %j as an address, in the specification’s words',
    async (email) => {
      const world = await makeWorld()
      const reply = await world.anonymous().call(sendCode, { params, body: { email } })
      expectError(sendCode, reply, 422, { ...checkFields, fields: { email: 'Please enter a valid email' } })
    },
  )
})

onBothSides(createTicket.id, (makeWorld) => {
  it('takes the mailed code, once, and knows whether there is an account', async () => {
    const world = await makeWorld()
    const email = world.newEmail()
    const client = world.anonymous()
    const first = await proveByCode(world, client, email)
    expectAnswer(createTicket, first, 200)
    expect(first.body.hasAccount).toBe(false)
    expect(first.body.token.length).toBeGreaterThanOrEqual(20)
    const again = await client.call(createTicket, {
      params,
      body: { email, code: await world.codeFor(email) },
    })
    expect(again.status).toBe(401)
    expect((await proveByCode(world, client, world.email)).body.hasAccount).toBe(true)
  })

  it('refuses a wrong code beside the field', async () => {
    const world = await makeWorld()
    const body = { email: world.newEmail(), code: '000000' }
    expectError(createTicket, await world.anonymous().call(createTicket, { params, body }), 401, {
      code: 'sign_in_failed',
      message: 'Failed to sign in',
      fields: { code: 'That code is not right or no longer valid.' },
    })
  })

  it('takes the password, and refuses a wrong one beside the field', async () => {
    const world = await makeWorld()
    const { email, password } = await world.withPassword()
    const right = await world.anonymous().call(createTicket, { params, body: { email, password } })
    expectAnswer(createTicket, right, 200)
    expect(right.body.hasAccount).toBe(true)
    const wrong = await world.anonymous().call(createTicket, { params, body: { email, password: 'wrong' } })
    expectError(createTicket, wrong, 401, {
      code: 'sign_in_failed',
      message: 'Failed to sign in',
      fields: { password: 'Email or password is not right.' },
    })
  })

  it('names every field that cannot be read', async () => {
    const world = await makeWorld()
    const body = { email: 'nobody', code: '12345' }
    expectError(createTicket, await world.anonymous().call(createTicket, { params, body }), 422, {
      ...checkFields,
      fields: { email: 'Please enter a valid email', code: 'Enter the six digits from the email.' },
    })
  })
})

onBothSides(tokenToUser.id, (makeWorld) => {
  it('makes an account with a workspace of the path’s region, and signs in', async () => {
    const world = await makeWorld()
    const email = world.newEmail()
    const client = world.anonymous()
    const { body } = await proveByCode(world, client, email)
    const made = await client.call(tokenToUser, { params, body: { token: body.token, createAccount: true } })
    expectAnswer(tokenToUser, made, 200)
    expect(made.body.user).toMatchObject({ email, region: 'eu', hasPassword: false })
    expect(made.body.workspaces).toMatchObject([{ region: 'eu', role: 'owner' }])
    expect(made.body.workspaces[0]?.workspaceName).toBe(personalName(email))
    expect((await client.call(getSession, { params })).body).toEqual(made.body)
  })

  it('remembers where a new account came from', async () => {
    const world = await makeWorld()
    const client = world.anonymous()
    const { body } = await proveByCode(world, client, world.newEmail())
    const made = await client.call(tokenToUser, {
      params,
      body: { token: body.token, createAccount: true, utm_source: 'newsletter', ref: 'anna' },
    })
    const uid = made.body.workspaces[0]?.uid ?? ''
    const read = await client.call(getWorkspace, { params: { region: 'eu', uid } })
    expectAnswer(getWorkspace, read, 200)
    expect(read.body.workspace).toMatchObject({
      location: 'voiceglow-eu',
      referredFrom: 'anna',
      internal: { utm_source: 'newsletter' },
    })
  })

  it('remembers that a password was chosen', async () => {
    const world = await makeWorld()
    const client = world.anonymous()
    const { body } = await proveByCode(world, client, world.newEmail())
    const made = await client.call(tokenToUser, {
      params,
      body: { token: body.token, createAccount: true, password: 'long enough' },
    })
    expect(made.body.user.hasPassword).toBe(true)
  })

  it('does not make an account unasked, and keeps the ticket for asking', async () => {
    const world = await makeWorld()
    const client = world.anonymous()
    const { body } = await proveByCode(world, client, world.newEmail())
    const asked = await client.call(tokenToUser, { params, body: { token: body.token } })
    expectError(tokenToUser, asked, 404, {
      code: 'not_found',
      message: 'This does not exist, or you have no access to it.',
    })
    const made = await client.call(tokenToUser, { params, body: { token: body.token, createAccount: true } })
    expect(made.status).toBe(200)
  })

  it('takes a ticket once, and none that was never given', async () => {
    const world = await makeWorld()
    const client = world.anonymous()
    const { body } = await proveByCode(world, client, world.email)
    expect((await client.call(tokenToUser, { params, body: { token: body.token } })).status).toBe(200)
    for (const token of [body.token, 't_eu_never_given_to_anyone_at_all']) {
      const refused = await world.anonymous().call(tokenToUser, { params, body: { token } })
      expectError(tokenToUser, refused, 401, {
        code: 'sign_in_failed',
        message: 'Failed to sign in',
        fields: {},
      })
    }
  })

  it.each([
    { password: 'short', message: 'Use at least 8 characters.' },
    { password: 'x'.repeat(129), message: 'Use at most 128 characters.' },
  ])('refuses a password it would not keep: $message', async ({ password, message }) => {
    const world = await makeWorld()
    const body = { token: 't_eu_never_given_to_anyone_at_all', createAccount: true, password }
    expectError(tokenToUser, await world.anonymous().call(tokenToUser, { params, body }), 422, {
      ...checkFields,
      fields: { password: message },
    })
  })
})

onBothSides(getSession.id, (makeWorld) => {
  it('says who is signed in', async () => {
    const world = await makeWorld()
    const reply = await world.owner.call(getSession, { params })
    expectAnswer(getSession, reply, 200)
    expect(reply.body.user.email).toBe(world.email)
    expect(reply.body.workspaces).toContainEqual(
      expect.objectContaining({ uid: world.workspaceId, role: 'owner', region: 'eu' }),
    )
  })

  it('is a 401 for everyone else', async () => {
    const world = await makeWorld()
    expectError(getSession, await world.anonymous().call(getSession, { params }), 401, signedOut)
  })

  it('knows two regions', async () => {
    const world = await makeWorld()
    const reply = await world.owner.call(getSession, { params: { region: 'us' } })
    expectAnswer(getSession, reply, 422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['region'])
  })
})

onBothSides(signOut.id, (makeWorld) => {
  it('ends the session; ending none is a success too', async () => {
    const world = await makeWorld()
    for (const client of [world.owner, world.anonymous()]) {
      const reply = await client.call(signOut, { params })
      expectAnswer(signOut, reply, 200)
      expect(reply.body).toEqual({ success: true })
      expect((await client.call(getSession, { params })).status).toBe(401)
    }
  })
})

onBothSides(newUser.id, (makeWorld) => {
  const body = { userData: { uid: 'any' }, ps_xid: null, tolt_referral: 'friend' }

  it('records a sign-up, however often it is told', async () => {
    const world = await makeWorld()
    for (let time = 0; time < 2; time += 1) {
      const reply = await world.owner.call(newUser, { params, body })
      expectAnswer(newUser, reply, 200)
      expect(reply.body).toEqual({ success: true })
    }
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(newUser, await world.anonymous().call(newUser, { params, body }), 401, signedOut)
  })

  it('needs to know whose', async () => {
    const world = await makeWorld()
    expectAnswer(newUser, await world.owner.call(newUser, { params, body: {} }), 422)
  })
})
