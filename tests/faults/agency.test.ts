import { expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createAgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { setUpApp } from '../harness/set-up.ts'
import { type Person, signUp } from '../harness/sign-up.ts'

const faults = failingWrites()
const app = setUpApp({ wrapStores: faults.wrapStores })

const body = { name: 'Northwind', themeVariant: 'flat', squarePhotoURL: fixtureLogo, rev: 0 }
const paramsOf = ({ region, workspaceId }: Person) => ({ region, agencyId: workspaceId })

async function newAgency(): Promise<Person> {
  const owner = await signUp(app)
  const { client, region, workspaceId } = owner
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  return owner
}

/** The store fails at each write of a first save in turn: the file's record, the agency, its fields (threats F5). */
it('is saved whole or not at all, wherever the store fails, and the same save works afterwards', async () => {
  let reached = 0
  for (let at = 1; ; at += 1) {
    const owner = await newAgency()
    const params = paramsOf(owner)
    const save = () => owner.client.call(saveAgency, { params, body })
    let status = 0
    const met = await faults.during(at, async () => {
      status = (await save()).status
    })
    if (!met) break
    reached = at
    expect(status).toBe(503)
    const { body: after } = await owner.client.call(getAgency, { params })
    expect(after).toMatchObject({ name: '', themeVariant: 'default', squarePhotoURL: '', rev: 0 })
    const again = await save()
    expect(again.status, again.text).toBe(200)
    expect(again.body).toMatchObject({ name: 'Northwind', themeVariant: 'flat', rev: 1 })
  }
  expect(reached).toBeGreaterThanOrEqual(3)
})

it('keeps the secret there was when another cannot be written', async () => {
  const owner = await newAgency()
  const params = paramsOf(owner)
  await owner.client.call(createAgencySecret, { params })
  const { find } = createAgencyRepository(app.deps)
  const before = await find('eu', owner.workspaceId)
  // The first write looks whether there is an agency, and finds one.
  await faults.during(2, async () => {
    expect((await owner.client.call(createAgencySecret, { params })).status).toBe(503)
  })
  expect(await find('eu', owner.workspaceId)).toEqual(before)
})
