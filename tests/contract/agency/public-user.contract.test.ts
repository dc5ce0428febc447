import { expect, it } from 'vitest'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { getPublicUser } from '#mocks/contracts/agency/public-user.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }

const read = (client: Client, userId: string, agencyId: string, where: 'eu' | 'na' = region) =>
  client.call(getPublicUser, { params: { region: where, userId }, query: { agencyId } })

/** A world whose workspace is an agency. */
async function withAgency(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld()
  const { owner, workspaceId } = world
  await owner.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  const params = { region, agencyId: workspaceId }
  expectAnswer(saveAgency, await owner.call(saveAgency, { params, body: { name: 'Northwind' } }), 200)
  return world
}

onBothSides(getPublicUser.id, (makeWorld) => {
  it('tells anybody no secret and nothing of payments', async () => {
    const { anonymous, stranger, workspaceId } = await withAgency(makeWorld)
    for (const client of [anonymous(), stranger]) {
      const reply = await read(client, workspaceId, workspaceId)
      expectAnswer(getPublicUser, reply, 200)
      expect(reply.body).toEqual({
        data: {
          workspaceSecret: '',
          hasEverPaid: null,
          internal: { useNewPricing: expect.any(Boolean) },
        },
      })
    }
  })

  it('tells those inside whether the workspace ever paid', async () => {
    const { owner, member, workspaceId } = await withAgency(makeWorld)
    const { workspace } = (await owner.call(getWorkspace, { params: { region, uid: workspaceId } })).body
    for (const client of [owner, member]) {
      const { data } = (await read(client, workspaceId, workspaceId)).body
      expect(data).toEqual({
        workspaceSecret: '',
        hasEverPaid: workspace.hasEverPaid,
        internal: { useNewPricing: workspace.internal.useNewPricing },
      })
    }
  })

  it('is the same 404 for users and agencies nobody has, and for those that do not belong together', async () => {
    const { anonymous, workspaceId, strangerWorkspaceId } = await withAgency(makeWorld)
    for (const [userId, agencyId] of [
      ['nobody', workspaceId],
      [workspaceId, 'nobody'],
      ['nobody', 'nobody'],
      [strangerWorkspaceId, workspaceId],
      [workspaceId, strangerWorkspaceId],
      // A workspace that is no agency.
      [strangerWorkspaceId, strangerWorkspaceId],
    ] as const) {
      expectError(getPublicUser, await read(anonymous(), userId, agencyId), 404, absent)
    }
    expectError(getPublicUser, await read(anonymous(), workspaceId, workspaceId, 'na'), 404, absent)
  })

  it('is about one agency', async () => {
    const { anonymous, workspaceId } = await withAgency(makeWorld)
    const reply = await anonymous().call(getPublicUser, { params: { region, userId: workspaceId } })
    expectAnswer(getPublicUser, reply, 422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['agencyId'])
  })
})
