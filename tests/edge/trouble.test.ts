import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { getDiagnosis } from '#mocks/contracts/domains/concierge/diagnose.contract.ts'
import { createDomain, getDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { proofName } from '#mocks/contracts/domains/host-records.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type EdgeWorld, startEdgeWorld } from './edge-world.ts'
import { freePorts } from './free-port.ts'
import { type LimitingIssuer, startLimitingIssuer } from './limiting-issuer.ts'
import { type Pebble, startPebble, whyNoPebble } from './pebble.ts'

const reason = await whyNoPebble()
if (reason) process.stdout.write(`SKIPPED what owners read of a certificate that does not come: ${reason}\n`)

const domain = 'chat.salon.example'

/** An owner whose domain points here and is proven, at a server that gets its certificates from an issuer. */
async function startOwner(pebble: Pebble, env: Record<string, string> = {}) {
  // Nobody is where Pebble looks for the proof of a host.
  const [elsewhere] = await freePorts(1)
  const world: EdgeWorld = await startEdgeWorld(pebble, {
    env: { EDGE_HTTP_PORT: String(elsewhere), DNS_SERVERS: pebble.dns, DNS_RESOLVERS: pebble.dns, ...env },
  })
  const owner: Person = await signUp(world.app)
  const { client, region, workspaceId: agencyId } = owner
  const params = { region }
  await client.call(createWhitelabelTrial, { params, body: { workspaceId: agencyId } })
  const body = { customDomain: domain, agencyId, isCustomDomain: true }
  const taken = await client.call(createDomain, { params, body })
  expect(taken.status, taken.text).toBe(200)
  const proof = taken.body.data.verification.find(({ type }) => type === 'TXT')
  /** Has the proof's name say one text and no other. */
  async function show(value: string) {
    await pebble.tellDns('clear-txt', { host: `${proofName(domain)}.` })
    await pebble.tellDns('set-txt', { host: `${proofName(domain)}.`, value })
  }

  async function diagnose() {
    world.app.clock.advance(6_000)
    const about = { params: { region, agencyId }, query: { domain } }
    const reply = await client.call(getDiagnosis, about)
    expect(reply.status, reply.text).toBe(200)
    return { ...reply.body, codes: reply.body.faults.map(({ code }) => code), text: reply.text }
  }

  return {
    world,
    show,
    /** Adds the record that is asked for. */
    prove: () => show(proof?.value ?? ''),
    diagnose,
    /** What the page shows, which asks for both. */
    async look() {
      // What was seen is remembered for five seconds.
      world.app.clock.advance(6_000)
      const query = { domain, domainType: 'customDomain' as const }
      const { body: state } = await client.call(getDomain, { params: { region }, query })
      return { state, ...(await diagnose()) }
    },
  }
}

describe.skipIf(reason !== null)('an owner whose domain is right reads', { timeout: 60_000 }, () => {
  let pebble: Pebble
  let issuer: LimitingIssuer
  beforeAll(async () => {
    pebble = await startPebble()
    issuer = await startLimitingIssuer(2 * 60 * 60, ['Issuer.example'])
  }, 60_000)
  afterAll(async () => {
    await pebble?.stop()
    await issuer?.stop()
  })

  it('that another account’s proof is at the domain, and not whose', async () => {
    const { world, look, show, diagnose } = await startOwner(pebble)
    await show('domain-proof=nobodys')
    expect((await look()).codes[0]).toBe('proof_foreign')
    const rival = { agencyId: 'rival-agency', token: 'rivals' }
    await world.prove(domain, { ...rival, verifiedAt: null })
    await show('domain-proof=rivals')
    const { state, codes, chain, text } = await look()
    expect([codes, state.isVerified]).toEqual([['claimed_elsewhere'], false])
    expect(chain.find(({ step }) => step === 'verified')?.state).toBe('wrong')
    expect(text).not.toMatch(/rival/)
    await show('domain-proof=nobodys')
    expect((await look()).codes[0]).toBe('proof_foreign')
    // Proven, and its proof is not seen for now.
    await world.prove(domain, rival)
    expect((await diagnose()).codes).toEqual(['claimed_elsewhere'])
    await world.stop()
  })

  it('that the issuer refuses the certificate, and when it is tried again', async () => {
    const { world, look, prove } = await startOwner(pebble)
    await prove()
    await expect.poll(async () => (await look()).codes[0], { timeout: 20_000 }).toBe('certificate_failing')
    const { state, faults, chain } = await look()
    expect([state.isVerified, state.isLive]).toEqual([true, false])
    expect(faults[0]?.advice).toMatch(/^We try again by ourselves in \d+ (seconds|minutes)\.$/)
    expect(chain.map((link) => link.state)).toEqual(['done', 'done', 'done', 'wrong', 'ahead'])
    await world.stop()
  })

  it('that the issuer’s limit is reached, until when, and what of its CAA records is in the way', async () => {
    const { world, look, prove } = await startOwner(pebble, { ACME_DIRECTORY: issuer.directory })
    await prove()
    await expect.poll(async () => (await look()).codes[0], { timeout: 20_000 }).toBe('issuer_limit')
    const { faults, chain } = await look()
    // As long as the issuer says, and not as long as we wait after a failure.
    expect(faults[0]?.advice).toBe('We try again by ourselves in 2 hours.')
    expect(chain.map((link) => link.state)).toEqual(['done', 'done', 'done', 'waiting', 'ahead'])

    const allow = (value: string) =>
      pebble.tellDns('add-caa', { host: `${domain}.`, policies: [{ tag: 'issue', value }] })
    const reads = issuer.read()
    await allow('letsencrypt.org')
    expect((await look()).faults[0]).toMatchObject({
      code: 'caa_forbids',
      add: [{ type: 'CAA', name: 'chat', value: '0 issue "issuer.example"' }],
    })
    await allow('issuer.example')
    expect((await look()).codes).toEqual(['issuer_limit'])
    // It was read once and kept.
    expect(issuer.read()).toBe(reads)
    await world.stop()
  })
})
