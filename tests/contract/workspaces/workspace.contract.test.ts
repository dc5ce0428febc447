import { expect, it } from 'vitest'
import { defaultLimits } from '#mocks/contracts/workspaces/default-limits.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'

onBothSides(getWorkspace.id, (makeWorld) => {
  it('shows a workspace to its members, with limits and usage', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', uid: world.workspaceId }
    for (const client of [world.owner, world.member]) {
      const reply = await client.call(getWorkspace, { params })
      expectAnswer(getWorkspace, reply, 200)
      expect(reply.body.workspace).toMatchObject({
        uid: world.workspaceId,
        region: 'eu',
        location: 'voiceglow-eu',
      })
      expect(reply.body.limits).toEqual({ ...defaultLimits, maxAgents: 100, workspaceSeats: 3 })
      expect(reply.body.usage.agents).toBeGreaterThan(0)
    }
  })

  it('is a 404 for a stranger, word for word as if it did not exist', async () => {
    const world = await makeWorld()
    for (const uid of [world.workspaceId, 'nobody-has-this']) {
      expectError(
        getWorkspace,
        await world.stranger.call(getWorkspace, { params: { region: 'eu', uid } }),
        404,
        {
          code: 'not_found',
          message: 'This does not exist, or you have no access to it.',
        },
      )
    }
  })

  it('is a 404 under the other region’s path', async () => {
    const world = await makeWorld()
    const reply = await world.owner.call(getWorkspace, { params: { region: 'na', uid: world.workspaceId } })
    expectAnswer(getWorkspace, reply, 404)
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', uid: world.workspaceId }
    expectError(getWorkspace, await world.anonymous().call(getWorkspace, { params }), 401, {
      code: 'unauthenticated',
      message: 'Please sign in.',
    })
  })

  it('refuses an id no workspace has', async () => {
    const world = await makeWorld()
    const params = { region: 'eu', uid: 'x'.repeat(41) }
    expectAnswer(getWorkspace, await world.owner.call(getWorkspace, { params }), 422)
  })
})
