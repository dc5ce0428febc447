import { expect, it } from 'vitest'
import { createHostRepository } from '#api/domains/host.repository.ts'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { createDomain, getDomain, removeDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'

const faults = failingWrites()
const app = setUpApp({ wrapStores: faults.wrapStores })

async function newAgency(): Promise<Person> {
  const owner = await signUp(app)
  const { client, region, workspaceId } = owner
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  return owner
}

const newName = () => `n${Buffer.from(newAgentId()).toString('hex')}`
const take = ({ client, region, workspaceId }: Person, customDomain: string) =>
  client.call(createDomain, {
    params: { region },
    body: { customDomain, agencyId: workspaceId, isVGSubdomain: true },
  })
const about = (name: string) => ({ domain: `${name}.localhost`, domainType: 'vgSubdomain' })
const look = ({ client, region }: Person, name: string) =>
  client.call(getDomain, { params: { region }, query: about(name) })
const giveBack = ({ client, region }: Person, name: string) =>
  client.call(removeDomain, { params: { region }, query: about(name) })
const subdomainOf = async ({ client, region, workspaceId }: Person) =>
  (await client.call(getAgency, { params: { region, agencyId: workspaceId } })).body.VGsubDomain

/** Fails each write of some work in turn, each time for another agency; answers with how many there are. */
async function atEachWrite(
  prepare: (owner: Person, name: string) => Promise<unknown>,
  work: (owner: Person, name: string) => Promise<{ status: number }>,
  check: (owner: Person, name: string) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    const [owner, name] = [await newAgency(), newName()]
    await prepare(owner, name)
    let status = 0
    const met = await faults.during(at, async () => {
      status = (await work(owner, name)).status
    })
    if (!met) return at - 1
    expect(status, `write ${at}`).toBe(503)
    await check(owner, name)
  }
}

/** The store fails at each write of taking a subdomain: its job, the claim, the agency, what hosting asks for. */
it('is taken by the same call again, wherever the store failed', async () => {
  const reached = await atEachWrite(
    async () => {},
    take,
    async (owner, name) => {
      expect((await take(owner, name)).status).toBe(200)
      expect((await look(owner, name)).body).toMatchObject({ isVerified: true, isLive: true })
      expect(await subdomainOf(owner)).toBe(`${name}.localhost`)
    },
  )
  expect(reached).toBeGreaterThanOrEqual(3)
})

it('is given back by the same call again, or is nobody’s already', async () => {
  const reached = await atEachWrite(
    async (owner, name) => {
      await take(owner, name)
      await look(owner, name)
    },
    giveBack,
    async (owner, name) => {
      expect([200, 404]).toContain((await giveBack(owner, name)).status)
      expect(await createHostRepository(app.deps).find(`${name}.localhost`)).toBeNull()
      expect(await subdomainOf(owner)).toBe('')
      expect((await take(await newAgency(), name)).status).toBe(200)
    },
  )
  expect(reached).toBeGreaterThanOrEqual(2)
})

it('is verified by the next look, wherever the store failed in the first', async () => {
  const reached = await atEachWrite(take, look, async (owner, name) => {
    expect((await look(owner, name)).body).toMatchObject({ isVerified: true, isLive: true })
    const { client, region, workspaceId } = owner
    const { body } = await client.call(getAgency, { params: { region, agencyId: workspaceId } })
    expect(body.isVerifiedSubDomain).toBe(true)
  })
  expect(reached).toBeGreaterThanOrEqual(2)
})
