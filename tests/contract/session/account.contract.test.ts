import { expect, it } from 'vitest'
import {
  listSessions,
  removeSession,
  savePassword,
  saveProfile,
} from '#mocks/contracts/session/account.contract.ts'
import { createTicket, getSession, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { listMembers } from '#mocks/contracts/workspaces/member.contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import { notPictures } from '../../harness/not-pictures.ts'

const params = { region: 'eu' }
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }

onBothSides(listSessions.id, (makeWorld) => {
  it('shows where the caller is signed in, this browser among them', async () => {
    const { owner, anonymous } = await makeWorld()
    const reply = await owner.call(listSessions, { params })
    expectAnswer(listSessions, reply, 200)
    expect(reply.body.items.filter(({ current }) => current)).toHaveLength(1)
    expectAnswer(listSessions, await anonymous().call(listSessions, { params }), 401)
  })
})

onBothSides(removeSession.id, (makeWorld) => {
  it('ends the caller’s own session', async () => {
    const { owner } = await makeWorld()
    const { items } = (await owner.call(listSessions, { params })).body
    const ID = items.find(({ current }) => current)?.ID
    expectAnswer(removeSession, await owner.call(removeSession, { params, body: { ID } }), 200)
    expectAnswer(getSession, await owner.call(getSession, { params }), 401)
  })

  it('ends the others, or all', async () => {
    const { owner } = await makeWorld()
    expectAnswer(removeSession, await owner.call(removeSession, { params, body: { which: 'others' } }), 200)
    expect((await owner.call(listSessions, { params })).body.items).toHaveLength(1)
    expectAnswer(removeSession, await owner.call(removeSession, { params, body: { which: 'all' } }), 200)
    expectAnswer(getSession, await owner.call(getSession, { params }), 401)
  })

  it('is a 404 for one that is not the caller’s, and a 422 for none', async () => {
    const { owner } = await makeWorld()
    const body = { ID: 'nobody-has-this' }
    expectAnswer(removeSession, await owner.call(removeSession, { params, body }), 404)
    expectError(removeSession, await owner.call(removeSession, { params, body: {} }), 422, {
      ...checkFields,
      fields: { ID: 'Choose a session.' },
    })
  })
})

onBothSides(savePassword.id, (makeWorld) => {
  it('changes the password, proven by the current one', async () => {
    const world = await makeWorld()
    const { email, password } = await world.withPassword()
    const client = world.anonymous()
    const { body } = await client.call(createTicket, { params, body: { email, password } })
    await client.call(tokenToUser, { params, body: { token: body.token } })
    const next = 'a new long password'
    const wrong = { password: next, currentPassword: 'not this' }
    expectError(savePassword, await client.call(savePassword, { params, body: wrong }), 422, {
      ...checkFields,
      fields: { currentPassword: 'Password is incorrect please try again.' },
    })
    const right = { password: next, currentPassword: password }
    expectAnswer(savePassword, await client.call(savePassword, { params, body: right }), 200)
    const entry = { email, password: next }
    expectAnswer(createTicket, await client.call(createTicket, { params, body: entry }), 200)
  })

  it('takes a mailed code instead, and refuses a wrong one', async () => {
    const { owner, email, codeFor } = await makeWorld()
    await owner.call(sendCode, { params, body: { email } })
    const password = 'a new long password'
    const wrong = await owner.call(savePassword, { params, body: { password, code: '000000' } })
    expectError(savePassword, wrong, 422, {
      ...checkFields,
      fields: { code: 'That code is not right or no longer valid.' },
    })
    const code = await codeFor(email)
    expectAnswer(savePassword, await owner.call(savePassword, { params, body: { password, code } }), 200)
  })

  it('refuses a short one, and nobody', async () => {
    const { owner, anonymous } = await makeWorld()
    const short = await owner.call(savePassword, { params, body: { password: 'short' } })
    expectError(savePassword, short, 422, {
      ...checkFields,
      fields: { password: 'Use at least 8 characters.' },
    })
    const body = { password: 'a new long password' }
    expectAnswer(savePassword, await anonymous().call(savePassword, { params, body }), 401)
  })
})

onBothSides(saveProfile.id, (makeWorld) => {
  it('changes name and picture of the caller', async () => {
    const { owner } = await makeWorld()
    const reply = await owner.call(saveProfile, {
      params,
      body: { displayName: '  Anew  ', email: 'x@y.zz' },
    })
    expectAnswer(saveProfile, reply, 200)
    expect(reply.body.user.displayName).toBe('Anew')
    const session = await owner.call(getSession, { params })
    expect(session.body.user).toEqual(reply.body.user)
  })

  it.each(notPictures)('refuses $what as a picture', async ({ given: photoURL, says }) => {
    const { owner } = await makeWorld()
    const reply = await owner.call(saveProfile, { params, body: { photoURL } })
    expectError(saveProfile, reply, 422, { ...checkFields, fields: { photoURL: says } })
  })

  it('reaches the people of the workspace, and the workspace of the account', async () => {
    const { owner, member, workspaceId: uid } = await makeWorld()
    const { email } = (await owner.call(getSession, { params })).body.user
    const photoURL =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const saved = await owner.call(saveProfile, { params, body: { displayName: 'Robin', photoURL } })
    expectAnswer(saveProfile, saved, 200)
    const shown = { displayName: 'Robin', photoURL: saved.body.user.photoURL }
    expect(shown.photoURL).not.toBe('')
    const { items } = (await member.call(listMembers, { params: { region: 'eu', uid }, query: {} })).body
    expect(items.find((each) => each.email === email)).toMatchObject(shown)
    const { workspace } = (await member.call(getWorkspace, { params: { region: 'eu', uid } })).body
    expect(workspace).toMatchObject(shown)
  })

  it('refuses a name that is too long, and nobody', async () => {
    const { owner, anonymous } = await makeWorld()
    const body = { displayName: 'x'.repeat(101) }
    expectAnswer(saveProfile, await owner.call(saveProfile, { params, body }), 422)
    expectAnswer(saveProfile, await anonymous().call(saveProfile, { params, body: {} }), 401)
  })
})
