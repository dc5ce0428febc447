import { expect, it } from 'vitest'
import { createTicket, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { sendInvitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import {
  joinWorkspace,
  listMembers,
  removeMember,
  saveMember,
} from '#mocks/contracts/workspaces/member.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const paramsOf = ({ workspaceId: uid }: World) => ({ region: 'eu', uid })
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }

/** Somebody with an account under a new address. */
async function newcomer(world: World): Promise<{ client: Client; email: string }> {
  const client = world.anonymous()
  const email = world.newEmail()
  const params = { region: 'eu' }
  await client.call(sendCode, { params, body: { email } })
  const code = await world.codeFor(email)
  const { body } = await client.call(createTicket, { params, body: { email, code } })
  await client.call(tokenToUser, { params, body: { token: body.token, createAccount: true } })
  return { client, email }
}

/** Somebody who was invited, and what their link carries. */
async function invited(world: World) {
  const guest = await newcomer(world)
  await world.owner.call(sendInvitation, { params: paramsOf(world), body: { to: guest.email } })
  return { ...guest, link: await world.invitationFor(guest.email) }
}

/** The address of the member who is there from the start. */
async function memberOf(world: World): Promise<string> {
  const { body } = await world.owner.call(listMembers, { params: paramsOf(world) })
  const found = body.items.find(({ role }) => role === 'member')
  if (!found) throw new Error('The world has a member')
  return found.email
}

onBothSides(listMembers.id, (makeWorld) => {
  it('shows who is there, what they may do, and the seats', async () => {
    const world = await makeWorld()
    for (const client of [world.owner, world.member]) {
      const reply = await client.call(listMembers, { params: paramsOf(world) })
      expectAnswer(listMembers, reply, 200)
      expect(reply.body.items.map(({ role }) => role).sort()).toEqual(['member', 'owner'])
      expect(reply.body.items.find(({ role }) => role === 'member')?.usersPerms).toEqual([
        'view',
        'chats',
        'editAgents',
        'publish',
      ])
      expect(reply.body.seats).toEqual({ used: 2, total: 5 })
    }
  })

  it('is a 404 for a stranger and a 401 for nobody', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    expectAnswer(listMembers, await world.stranger.call(listMembers, { params }), 404)
    expectAnswer(listMembers, await world.anonymous().call(listMembers, { params }), 401)
  })
})

onBothSides(saveMember.id, (makeWorld) => {
  it('changes what a member may do; seeing is always part of it', async () => {
    const world = await makeWorld()
    const email = await memberOf(world)
    const reply = await world.owner.call(saveMember, {
      params: paramsOf(world),
      body: { email, usersPerms: ['billing', 'billing'] },
    })
    expectAnswer(saveMember, reply, 200)
    expect(reply.body).toMatchObject({ email, usersPerms: ['view', 'billing'] })
  })

  it('refuses members who may not, and anything about the owner', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    const body = { email: await memberOf(world), usersPerms: ['view'] }
    expectError(saveMember, await world.member.call(saveMember, { params, body }), 403, forbidden)
    const { items } = (await world.owner.call(listMembers, { params })).body
    const owner = items.find(({ role }) => role === 'owner')?.email
    const reply = await world.owner.call(saveMember, { params, body: { ...body, email: owner } })
    expectError(saveMember, reply, 403, forbidden)
  })

  it('is a 404 for who is not in it, and a 422 for what is no permission', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    const absent = { email: world.newEmail(), usersPerms: ['view'] }
    expectAnswer(saveMember, await world.owner.call(saveMember, { params, body: absent }), 404)
    const odd = { email: await memberOf(world), usersPerms: ['root'] }
    expectAnswer(saveMember, await world.owner.call(saveMember, { params, body: odd }), 422)
  })
})

onBothSides(removeMember.id, (makeWorld) => {
  it('takes a member out, once', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    const body = { email: await memberOf(world) }
    expectAnswer(removeMember, await world.owner.call(removeMember, { params, body }), 200)
    expectAnswer(removeMember, await world.owner.call(removeMember, { params, body }), 404)
    const { body: left } = await world.owner.call(listMembers, { params })
    expect(left.seats.used).toBe(1)
  })

  it('does not take oneself out, in the specification’s words', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    const reply = await world.owner.call(removeMember, { params, body: { email: world.email } })
    expectError(removeMember, reply, 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { email: 'You cannot remove yourself from the workspace.' },
    })
    expectAnswer(
      removeMember,
      await world.member.call(removeMember, { params, body: { email: world.email } }),
      403,
    )
  })
})

onBothSides(joinWorkspace.id, (makeWorld) => {
  it('makes the invited address a member', async () => {
    const world = await makeWorld()
    const { client, link } = await invited(world)
    const reply = await client.call(joinWorkspace, { params: { region: 'eu' }, body: link })
    expectAnswer(joinWorkspace, reply, 200)
    expect(reply.body.workspace).toMatchObject({
      uid: world.workspaceId,
      role: 'member',
      usersPerms: ['view', 'chats', 'editAgents', 'publish'],
    })
    const again = await client.call(joinWorkspace, { params: { region: 'eu' }, body: link })
    expectError(joinWorkspace, again, 409, {
      code: 'already_member',
      message: 'You are already in this workspace.',
    })
  })

  it('refuses another account, a changed link and nobody at all', async () => {
    const world = await makeWorld()
    const { link, email, client } = await invited(world)
    const other = await newcomer(world)
    const params = { region: 'eu' }
    const wrong = await other.client.call(joinWorkspace, { params, body: link })
    expectError(joinWorkspace, wrong, 403, {
      code: 'wrong_account',
      message: `This invitation is for ${email}. Sign in with that address to accept it.`,
    })
    const changed = { ...link, secret: `${link.secret.slice(0, -2)}xx` }
    expectAnswer(joinWorkspace, await client.call(joinWorkspace, { params, body: changed }), 404)
    expectAnswer(joinWorkspace, await world.anonymous().call(joinWorkspace, { params, body: link }), 401)
  })

  it('refuses when no seat is left, in the specification’s words', async () => {
    const world = await makeWorld()
    const guests = []
    for (let seat = 0; seat < 4; seat += 1) guests.push(await invited(world))
    const params = { region: 'eu' }
    for (const { client, link } of guests.slice(0, 3)) {
      expectAnswer(joinWorkspace, await client.call(joinWorkspace, { params, body: link }), 200)
    }
    const last = guests[3]
    const reply = await last?.client.call(joinWorkspace, { params, body: last.link })
    if (!reply) throw new Error('There are four guests')
    expectError(joinWorkspace, reply, 409, {
      code: 'no_seats',
      message: 'Failed to add user to workspace, workspace does not have enough seats',
    })
  })
})
