import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { createDomain, getDomain, removeDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type EdgeWorld, startEdgeWorld } from './edge-world.ts'
import { type Pebble, startPebble, whyNoPebble } from './pebble.ts'
import { agencysPage, visit } from './visit.ts'

const reason = await whyNoPebble()
if (reason) process.stdout.write(`SKIPPED a subdomain with a certificate from a real issuer: ${reason}\n`)

describe.skipIf(reason !== null)('an agency', { timeout: 60_000 }, () => {
  let pebble: Pebble
  let world: EdgeWorld
  let owner: Person
  beforeAll(async () => {
    pebble = await startPebble()
    world = await startEdgeWorld(pebble, { env: { ROOT_DOMAIN: 'agencies.example' } })
    owner = await signUp(world.app)
    const { region, workspaceId } = owner
    await owner.client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  }, 60_000)
  afterAll(async () => {
    await world?.stop()
    await pebble?.stop()
  })

  it('takes a subdomain, watches it go live with a certificate, opens it, and gives it back', async () => {
    const { client, region, workspaceId } = owner
    const params = { region }
    const domain = 'salon.agencies.example'
    const query = { domain, domainType: 'vgSubdomain' as const }
    await expect(visit(world.tlsPort, domain, pebble.root)).rejects.toThrow()
    const taken = await client.call(createDomain, {
      params,
      body: { customDomain: 'salon', agencyId: workspaceId, userId: workspaceId, isVGSubdomain: true },
    })
    expect(taken.status, taken.text).toBe(200)

    const look = async () => (await client.call(getDomain, { params, query })).body
    const first = await look()
    expect([first.isVerified, first.isLive]).toEqual([true, false])
    // What hosting said is remembered for five seconds, as are hosts that are not proven.
    await expect
      .poll(
        async () => {
          world.app.clock.advance(6_000)
          return (await look()).isLive
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    expect((await look()).url).toBe(`https://${domain}:${world.tlsPort}`)
    expect(pebble.issued()).toBe(1)
    const { status, certificate } = await visit(world.tlsPort, domain, pebble.root, agencysPage)
    expect([status, certificate.subjectaltname, pebble.issued()]).toEqual([200, `DNS:${domain}`, 1])

    expect((await client.call(removeDomain, { params, query })).status).toBe(200)
    world.app.clock.advance(6_000)
    await expect(visit(world.tlsPort, domain, pebble.root)).rejects.toThrow()
    await expect.poll(() => world.certificates.stateOf(domain)).toBe('none')
    expect(pebble.issued()).toBe(1)
  })
})
