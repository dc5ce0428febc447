// Races: five links of one domain made at once.
import { expect, it } from 'vitest'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { getDiagnosis } from '#mocks/contracts/domains/concierge/diagnose.contract.ts'
import {
  createStatusLink,
  getStatusLink,
  readDomainStatus,
  removeStatusLink,
} from '#mocks/contracts/domains/concierge/status-link.contract.ts'
import { statusLinkDays } from '#mocks/contracts/domains/concierge/status-link-days.ts'
import { createDomain, removeDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import { newAgentId } from '../../harness/sign-up.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }
const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }

/** A world whose agency took a domain of its own. */
async function withDomain(makeWorld: () => Promise<World>) {
  const world = await makeWorld()
  const { owner, workspaceId } = world
  const params = { region, agencyId: workspaceId }
  await owner.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  const domain = `app.n${Buffer.from(newAgentId()).toString('hex')}.example`
  const body = { customDomain: domain, agencyId: workspaceId, isCustomDomain: true }
  expectAnswer(createDomain, await owner.call(createDomain, { params: { region }, body }), 200)
  return { ...world, params, domain, about: { params, query: { domain } } }
}

onBothSides(getDiagnosis.id, (makeWorld) => {
  it('tells the owner what is wrong, with the records and the way to go', async () => {
    const { owner, about, domain } = await withDomain(makeWorld)
    const reply = await owner.call(getDiagnosis, about)
    expectAnswer(getDiagnosis, reply, 200)
    const { host, faults, records, chain } = reply.body
    expect(host).toBe(domain)
    expect(faults[0]?.title).not.toBe('')
    expect(records.map(({ type, name }) => [type, name])).toEqual([
      ['CNAME', 'app'],
      ['TXT', '_domain-proof.app'],
    ])
    expect(chain.map(({ step }) => step)).toEqual(['record', 'seen', 'verified', 'certificate', 'live'])
    expect(chain[0]?.state).not.toBe('done')
  })

  it('is for the owner of that very domain', async () => {
    const { owner, member, stranger, about, params } = await withDomain(makeWorld)
    expectError(getDiagnosis, await member.call(getDiagnosis, about), 403, forbidden)
    expectError(getDiagnosis, await stranger.call(getDiagnosis, about), 404, absent)
    const others = { params, query: { domain: 'www.example.com' } }
    expectError(getDiagnosis, await owner.call(getDiagnosis, others), 404, absent)
  })
})

onBothSides(createStatusLink.id, (makeWorld) => {
  it('shows the domain to whoever holds it, for two weeks and nothing else', async () => {
    const { owner, stranger, params, about, domain } = await withDomain(makeWorld)
    expect((await owner.call(getStatusLink, about)).body).toEqual({ link: null })
    const made = await owner.call(createStatusLink, { params, body: { domain } })
    expectAnswer(createStatusLink, made, 200)
    const { secret, link } = made.body
    expect(link.expiresAt - link.createdAt).toBe(statusLinkDays * 24 * 60 * 60)
    expect((await owner.call(getStatusLink, about)).body).toEqual({ link })
    const shown = await stranger.call(readDomainStatus, { params: { region }, body: { secret } })
    expectAnswer(readDomainStatus, shown, 200)
    expect(Object.keys(shown.body).sort()).toEqual(['agency', 'diagnosis', 'expiresAt'])
    // It was never given a name.
    expect(shown.body.agency).toBeNull()
    await owner.call(saveAgency, { params, body: { name: 'Northwind', supportEmail: 'help@north.example' } })
    const named = await stranger.call(readDomainStatus, { params: { region }, body: { secret } })
    expect(named.body.agency).toEqual({
      name: 'Northwind',
      squarePhotoURL: '',
      darkModeSquarePhotourl: '',
    })
    expect(named.text).not.toContain('help@north.example')
    expect(shown.body.diagnosis.host).toBe(domain)
    expect(shown.text).not.toContain(params.agencyId)
    expect(shown.text).not.toContain(secret)
  })

  it('is one, of however many that are made at once', async () => {
    const { owner, params, domain } = await withDomain(makeWorld)
    const made = await Promise.all(
      Array.from({ length: 5 }, () => owner.call(createStatusLink, { params, body: { domain } })),
    )
    const read = ({ body: { secret } }: (typeof made)[number]) =>
      owner.call(readDomainStatus, { params: { region }, body: { secret } })
    const shown = await Promise.all(made.map(read))
    expect(shown.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('ends with a newer one, when it is taken back, and with the domain', async () => {
    const { owner, params, about, domain } = await withDomain(makeWorld)
    const make = async () => (await owner.call(createStatusLink, { params, body: { domain } })).body.secret
    const read = (secret: string) => owner.call(readDomainStatus, { params: { region }, body: { secret } })
    const first = await make()
    const second = await make()
    expectError(readDomainStatus, await read(first), 404, absent)
    expectAnswer(removeStatusLink, await owner.call(removeStatusLink, about), 200)
    expectError(readDomainStatus, await read(second), 404, absent)
    const third = await make()
    await owner.call(removeDomain, { params: { region }, query: { domain, domainType: 'customDomain' } })
    expectError(readDomainStatus, await read(third), 404, absent)
  })

  it('is made by the owner alone', async () => {
    const { member, stranger, params, about, domain } = await withDomain(makeWorld)
    const body = { domain }
    expectError(createStatusLink, await member.call(createStatusLink, { params, body }), 403, forbidden)
    expectError(createStatusLink, await stranger.call(createStatusLink, { params, body }), 404, absent)
    expectError(removeStatusLink, await member.call(removeStatusLink, about), 403, forbidden)
    expectError(getStatusLink, await stranger.call(getStatusLink, about), 404, absent)
  })
})
