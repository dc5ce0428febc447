import { expect, it } from 'vitest'
import {
  checkInvitation,
  listInvitations,
  removeInvitation,
  sendInvitation,
} from '#mocks/contracts/workspaces/invitation.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const paramsOf = ({ workspaceId: uid }: World) => ({ region: 'eu', uid })
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }

/** Addresses with an open invitation. */
async function addresses(world: World): Promise<string[]> {
  const { body } = await world.owner.call(listInvitations, { params: paramsOf(world) })
  return body.items.map(({ email }) => email)
}

onBothSides(sendInvitation.id, (makeWorld) => {
  it('invites an address with the usual permissions, or those given', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    const [first, second] = [world.newEmail(), world.newEmail()]
    const usual = await world.owner.call(sendInvitation, { params, body: { to: first } })
    expectAnswer(sendInvitation, usual, 200)
    expect(usual.body.invitation.usersPerms).toEqual(['view', 'chats', 'editAgents', 'publish'])
    const viewer = await world.owner.call(sendInvitation, {
      params,
      body: { to: second.toUpperCase(), usersPerms: [], subject: 'Hi', html: '<b>Hi</b>' },
    })
    expect(viewer.body.invitation).toMatchObject({ email: second, usersPerms: ['view'] })
    expect(await addresses(world)).toEqual(expect.arrayContaining([first, second]))
  })

  it('keeps one invitation per address', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    const to = world.newEmail()
    for (let turn = 0; turn < 2; turn += 1) await world.owner.call(sendInvitation, { params, body: { to } })
    expect((await addresses(world)).filter((email) => email === to)).toHaveLength(1)
  })

  it.each(['', 'nobody', 'a@b'])('refuses %j as an address, in the specification’s words', async (to) => {
    const world = await makeWorld()
    const reply = await world.owner.call(sendInvitation, { params: paramsOf(world), body: { to } })
    expectError(sendInvitation, reply, 422, { ...checkFields, fields: { to: 'Please enter a valid email' } })
  })

  it('does not invite oneself, in the specification’s words', async () => {
    const world = await makeWorld()
    const reply = await world.owner.call(sendInvitation, {
      params: paramsOf(world),
      body: { to: world.email },
    })
    expectError(sendInvitation, reply, 422, {
      ...checkFields,
      fields: { to: "You can't invite yourself lol" },
    })
  })

  it('is for those who manage the workspace', async () => {
    const world = await makeWorld()
    const input = { params: paramsOf(world), body: { to: world.newEmail() } }
    expectError(sendInvitation, await world.member.call(sendInvitation, input), 403, forbidden)
    expectAnswer(sendInvitation, await world.stranger.call(sendInvitation, input), 404)
    expectAnswer(sendInvitation, await world.anonymous().call(sendInvitation, input), 401)
  })
})

onBothSides(listInvitations.id, (makeWorld) => {
  it('is for those who manage the workspace', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    expectAnswer(listInvitations, await world.owner.call(listInvitations, { params }), 200)
    expectAnswer(listInvitations, await world.member.call(listInvitations, { params }), 403)
    expectAnswer(listInvitations, await world.stranger.call(listInvitations, { params }), 404)
  })
})

onBothSides(removeInvitation.id, (makeWorld) => {
  it('takes an invitation back, once; its link is worth nothing then', async () => {
    const world = await makeWorld()
    const params = paramsOf(world)
    const email = world.newEmail()
    await world.owner.call(sendInvitation, { params, body: { to: email } })
    const link = await world.invitationFor(email)
    const body = { email }
    expectAnswer(removeInvitation, await world.member.call(removeInvitation, { params, body }), 403)
    expectAnswer(removeInvitation, await world.owner.call(removeInvitation, { params, body }), 200)
    expectAnswer(removeInvitation, await world.owner.call(removeInvitation, { params, body }), 404)
    const checked = await world.anonymous().call(checkInvitation, { params: { region: 'eu' }, body: link })
    expectAnswer(checkInvitation, checked, 404)
    expect(await addresses(world)).not.toContain(email)
  })
})

onBothSides(checkInvitation.id, (makeWorld) => {
  it('tells who holds the link what it leads to, signed in or not', async () => {
    const world = await makeWorld()
    const email = world.newEmail()
    await world.owner.call(sendInvitation, { params: paramsOf(world), body: { to: email } })
    const body = await world.invitationFor(email)
    const params = { region: 'eu' }
    const outside = await world.anonymous().call(checkInvitation, { params, body })
    expectAnswer(checkInvitation, outside, 200)
    expect(outside.body).toMatchObject({ invitedBy: world.email, status: 'open', signedInAs: null })
    const inside = await world.owner.call(checkInvitation, { params, body })
    expect(inside.body.signedInAs).toBe(world.email)
  })

  it('is a 404 for every other link', async () => {
    const world = await makeWorld()
    const params = { region: 'eu' }
    const body = { uid: world.workspaceId, email: world.newEmail(), secret: 'never-sent-to-anyone-at-all' }
    expectAnswer(checkInvitation, await world.anonymous().call(checkInvitation, { params, body }), 404)
  })
})
