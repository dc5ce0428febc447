import { expect, it } from 'vitest'
import {
  createWorkspaceKey,
  getWorkspaceKey,
  removeWorkspaceKey,
} from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const about = ({ workspaceId }: World) => ({ params: { region: 'eu', uid: workspaceId } })

onBothSides(createWorkspaceKey.id, (makeWorld) => {
  it('shows the owner a new secret each time: vg_ and twenty characters', async () => {
    const world = await makeWorld()
    const one = await world.owner.call(createWorkspaceKey, about(world))
    const two = await world.owner.call(createWorkspaceKey, about(world))
    for (const reply of [one, two]) {
      expectAnswer(createWorkspaceKey, reply, 200)
      expect(reply.body.workspaceSecret).toMatch(/^vg_[A-Za-z0-9]{20}$/)
    }
    expect(one.body.workspaceSecret).not.toBe(two.body.workspaceSecret)
    expect(two.body.key).toMatchObject({ lastFour: two.body.workspaceSecret.slice(-4), lastUsedAt: null })
  })

  it('is a 403 for a member, a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(createWorkspaceKey, await world.member.call(createWorkspaceKey, about(world)), 403, {
      code: 'forbidden',
      message: 'You do not have access to do this.',
    })
    expectError(createWorkspaceKey, await world.stranger.call(createWorkspaceKey, about(world)), 404, absent)
    expectAnswer(createWorkspaceKey, await world.anonymous().call(createWorkspaceKey, about(world)), 401)
  })
})

onBothSides(getWorkspaceKey.id, (makeWorld) => {
  it('tells what is known of the secret, and never the secret', async () => {
    const world = await makeWorld()
    expect((await world.owner.call(getWorkspaceKey, about(world))).body).toEqual({ key: null })
    const made = await world.owner.call(createWorkspaceKey, about(world))
    const reply = await world.owner.call(getWorkspaceKey, about(world))
    expectAnswer(getWorkspaceKey, reply, 200)
    expect(reply.body).toEqual({ key: made.body.key })
    expect(reply.text).not.toContain(made.body.workspaceSecret)
  })
})

onBothSides(removeWorkspaceKey.id, (makeWorld) => {
  it('ends the secret, and what is not there as well', async () => {
    const world = await makeWorld()
    await world.owner.call(createWorkspaceKey, about(world))
    for (const _ of ['first', 'again']) {
      expectAnswer(removeWorkspaceKey, await world.owner.call(removeWorkspaceKey, about(world)), 200)
      expect((await world.owner.call(getWorkspaceKey, about(world))).body).toEqual({ key: null })
    }
  })
})
