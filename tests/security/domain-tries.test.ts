import { expect, it } from 'vitest'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { createDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { giveHost } from '../harness/agency-host.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'

const app = setUpApp({ rateLimitFactor: 1 })
const newName = () => `n${Buffer.from(newAgentId()).toString('hex')}`

async function newTaker() {
  const { client, region, workspaceId } = await signUp(app)
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  return async (customDomain: string) =>
    (
      await client.call(createDomain, {
        params: { region },
        body: { customDomain, agencyId: workspaceId, isVGSubdomain: true },
      })
    ).status
}

it('forty names that cannot be had leave room for one that can, and do not go on for ever', async () => {
  const take = await newTaker()
  const name = newName()
  await giveHost(app.deps, `${name}.localhost`, { region: 'na', agencyId: 'another' })
  const refused: number[] = []
  for (let turn = 0; turn < 20; turn += 1) refused.push(await take(name), await take('www'))
  expect(refused).toEqual(Array.from({ length: 20 }, () => [409, 422]).flat())
  expect(await take(newName())).toBe(200)
  const further: number[] = []
  for (let turn = 0; turn < 80; turn += 1) further.push(await take(name))
  expect(further.indexOf(429)).toBe(79)
})

it('a domain that is there is asked for thirty times an hour', async () => {
  const take = await newTaker()
  const name = newName()
  const replies: number[] = []
  for (let turn = 0; turn < 31; turn += 1) replies.push(await take(name))
  expect(replies.indexOf(429)).toBe(30)
})
