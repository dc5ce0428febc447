// Threats row 5, its own test: everyone there is, at what is public of an agency's workspace.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPublicUser } from '#mocks/contracts/agency/public-user.contract.ts'
import { createAgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import { inputFor, type MatrixSide } from './matrix/matrix-side.ts'
import { principals } from './matrix/principals.ts'
import { serverSide } from './matrix/server-side.ts'

let side: MatrixSide
let secret: string
let kept: unknown[]

beforeAll(async () => {
  side = await serverSide()
  const { region, workspaceId } = side.target
  const owner = side.callers.owner!
  await inputFor(getPublicUser.id, owner, side.target)
  const made = await owner.call(createAgencySecret, { params: { region, agencyId: workspaceId } })
  secret = made.body.secret
  kept = textsIn(JSON.parse(await side.ownedRows()))
})
afterAll(() => side.stop())

/** Every text in what is kept that is as long as a secret. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 16 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Those it knows of: the ones in the same workspace. */
const inside = ['owner', 'member', 'viewer', 'workspace key']

it.each(principals)('answers %s with the three keys and nothing that is kept', async (principal) => {
  const { region, workspaceId } = side.target
  const reply = await side.callers[principal]!.call(getPublicUser, {
    params: { region, userId: workspaceId },
    query: { agencyId: workspaceId },
  })
  if (principal === 'workspace key of the other region') return expect(reply.status).toBe(401)
  expect(reply.body).toEqual({
    data: {
      workspaceSecret: '',
      hasEverPaid: inside.includes(principal) ? false : null,
      internal: { useNewPricing: expect.any(Boolean) },
    },
  })
  expect(secret).toHaveLength(25)
  expect(kept.length).toBeGreaterThan(50)
  for (const text of [secret, ...kept]) expect(reply.text).not.toContain(text)
})
