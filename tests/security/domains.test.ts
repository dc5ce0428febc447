// Races: one host claimed fifty times at once by five agencies of both regions, and its first verification.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { createAgencyHosts } from '#api/domains/agency-host.ts'
import { unhostRequest } from '#api/domains/domain-requests.ts'
import { createHostRepository, hostsOf } from '#api/domains/host.repository.ts'
import type { Hosting } from '#api/providers/hosting/hosting.ts'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { createDomain, getDomain, removeDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { removeWorkspace, saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { type FakeDns, startDns } from '../fakes/dns/dns.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'

const day = 24 * 60 * 60 * 1000
const target = { address: '192.0.2.10', host: 'hosts.product.example' }
/** Hosts that hosting serves. */
const served = new Set<string>()
/** Hosts that hosting cannot be asked to take. */
const unreachable = new Set<string>()
/** Hosts whose certificate ended. */
const ended = new Set<string>()
const hosting: Hosting = {
  kind: 'edge',
  target,
  url: (host) => `https://${host}`,
  add: async (host) => {
    if (unreachable.has(host)) throw new Error('Hosting does not answer')
    served.add(host)
    return []
  },
  status: async (host) => (ended.has(host) ? 'certificate' : served.has(host) ? 'live' : 'waiting'),
  remove: async (host) => {
    served.delete(host)
  },
  issuers: async () => ['issuer.example'],
}

let dns: FakeDns
let app: RunningApp
beforeAll(async () => {
  dns = await startDns()
  app = await startApp({ env: { DNS_SERVERS: dns.server }, deps: { hosting } })
})
afterAll(async () => {
  await app.stop()
  await dns.stop()
})
beforeEach(() => {
  dns.mood = 'answers'
  dns.asked.length = 0
})

const newHost = () => `app.n${Buffer.from(newAgentId()).toString('hex')}.example`
const paramsOf = ({ region }: Person) => ({ region })

async function newAgency(region: 'eu' | 'na' = 'eu'): Promise<Person> {
  const owner = await signUp(app, { region })
  await owner.client.call(createWhitelabelTrial, {
    params: paramsOf(owner),
    body: { workspaceId: owner.workspaceId },
  })
  return owner
}

const take = (owner: Person, customDomain: string, kind: object = { isCustomDomain: true }) =>
  owner.client.call(createDomain, {
    params: paramsOf(owner),
    body: { customDomain, agencyId: owner.workspaceId, ...kind },
  })
const giveBack = (owner: Person, domain: string) =>
  owner.client.call(removeDomain, { params: paramsOf(owner), query: { domain, domainType: 'customDomain' } })
async function look(owner: Person, domain: string, domainType = 'customDomain') {
  // What name servers said before is old by then.
  app.clock.advance(5_000)
  return (await owner.client.call(getDomain, { params: paramsOf(owner), query: { domain, domainType } })).body
}
const agencyOf = async (owner: Person) =>
  (
    await owner.client.call(getAgency, {
      params: { region: owner.region, agencyId: owner.workspaceId },
    })
  ).body

/** Adds the records of a host, as its owner reads them. */
async function addRecords(owner: Person, host: string): Promise<void> {
  const { records } = await look(owner, host)
  const proof = records.find(({ type }) => type === 'TXT')!
  dns.names.set(`_domain-proof.${host}`, { TXT: ['v=unrelated', proof.value] })
  dns.names.set(host, { CNAME: target.host })
  dns.names.set(target.host, { A: [target.address] })
}

/** A host that is verified and live. */
async function verifiedHost(owner: Person): Promise<string> {
  const host = newHost()
  await take(owner, host)
  await addRecords(owner, host)
  expect(await look(owner, host)).toMatchObject({ isVerified: true, isLive: true })
  return host
}

/** Lets what is due be done. */
const nudge = () => app.deps.jobs.ask('eu', { kind: 'domains.unhost', key: newHost() })

describe('a host', () => {
  it('goes to one agency, whoever claims it at once in whichever region (threats 45)', async () => {
    const agencies = await Promise.all([0, 1, 2, 3, 4].map((index) => newAgency(index % 2 ? 'na' : 'eu')))
    const host = newHost()
    const claims = Array.from({ length: 50 }, (_, index) => agencies[index % 5]!)
    const replies = await Promise.all(claims.map((owner) => take(owner, host)))
    const winners = new Set(claims.filter((_, index) => replies[index]?.status === 200))
    expect(winners.size).toBe(1)
    const [winner] = winners
    const refused = replies.filter((_, index) => claims[index] !== winner)
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.message}`))).toEqual(
      new Set(['409 This domain already exists on another account.']),
    )
    expect((await createHostRepository(app.deps).find(host))?.agencyId).toBe(winner?.workspaceId)
    for (const owner of agencies)
      expect((await agencyOf(owner)).customDomain).toBe(owner === winner ? host : '')
  })

  it('is verified by both records, and by nobody else’s proof', async () => {
    const owner = await newAgency()
    const host = newHost()
    await take(owner, host)
    await addRecords(owner, host)
    dns.names.set(`_domain-proof.${host}`, { TXT: ['domain-proof=somebody-elses'] })
    expect(await look(owner, host)).toMatchObject({ isVerified: false, isLive: false })
    await addRecords(owner, host)
    dns.names.set(host, { A: ['192.0.2.99'] })
    const half = await look(owner, host)
    expect([half.isVerified, half.records.map(({ isFound }) => isFound)]).toEqual([false, [false, true]])
    // As providers write it that put addresses in place of an alias.
    dns.names.set(host, { A: [target.address] })
    expect(await look(owner, host)).toMatchObject({ isVerified: true, isLive: true })
    expect(await agencyOf(owner)).toMatchObject({ customDomain: host, isVerifiedCustomDomain: true })
  })

  it('is not verified by the records of who had it before (threats 45)', async () => {
    const [before, after] = [await newAgency(), await newAgency('na')]
    const host = await verifiedHost(before)
    expect((await take(after, host)).status).toBe(409)
    await giveBack(before, host)
    expect((await take(after, host)).status).toBe(200)
    expect(await look(after, host)).toMatchObject({ isVerified: false })
    expect((await agencyOf(after)).isVerifiedCustomDomain).toBe(false)
  })

  it('stays when it is asked for again while hosting does not answer', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    unreachable.add(host)
    expect((await take(owner, host)).status).toBe(502)
    unreachable.delete(host)
    expect(await look(owner, host)).toMatchObject({ isVerified: true, isLive: true })
    const fresh = newHost()
    unreachable.add(fresh)
    const other = await newAgency()
    expect((await take(other, fresh)).status).toBe(502)
    expect((await agencyOf(other)).customDomain).toBe('')
  })

  it('is neither looked at nor taken away by anybody else (threats 20)', async () => {
    const [owner, stranger] = [await newAgency(), await newAgency()]
    const host = await verifiedHost(owner)
    const looked = await stranger.client.call(getDomain, {
      params: paramsOf(stranger),
      query: { domain: host, domainType: 'customDomain' },
    })
    expect(looked.status).toBe(404)
    expect(looked.text).not.toContain(owner.workspaceId)
    expect((await giveBack(stranger, host)).status).toBe(404)
    expect(await look(owner, host)).toMatchObject({ isLive: true })
    expect(served.has(host)).toBe(true)
  })

  it.each([
    'isVerifiedCustomDomain',
    'isVerifiedSubDomain',
    'customDomain',
    'VGsubDomain',
    'customDomainConfig',
  ])('is nothing anybody writes into %s', async (field) => {
    const owner = await newAgency()
    const { region, workspaceId } = owner
    const params = { region, agencyId: workspaceId }
    const reply = await owner.client.call(saveAgency, { params, body: { [field]: true } })
    expect(reply.status).toBe(403)
  })

  it('costs name servers one look in five seconds, however many tabs are open (threats 48)', async () => {
    const owner = await newAgency()
    const host = newHost()
    await take(owner, host)
    const query = { domain: host, domainType: 'customDomain' }
    for (let turn = 0; turn < 12; turn += 1) {
      const tabs = Array.from({ length: 20 }, () =>
        owner.client.call(getDomain, { params: paramsOf(owner), query }),
      )
      await Promise.all(tabs)
      app.clock.advance(5_000)
    }
    expect(dns.asked.filter((asked) => asked === `TXT _domain-proof.${host}`).length).toBeLessThanOrEqual(13)
  })

  it.each(['servfail', 'silent'] as const)('is known of nothing while name servers are %s', async (mood) => {
    const owner = await newAgency()
    const host = newHost()
    await take(owner, host)
    dns.mood = mood
    const state = await look(owner, host)
    expect(state.records.map(({ isFound }) => isFound)).toEqual([null, null])
    expect(state.isVerified).toBe(false)
  })

  it('is taken by an agency of before there were domains', async () => {
    const owner = await newAgency()
    const { region, workspaceId } = owner
    const params = { region, agencyId: workspaceId }
    await owner.client.call(saveAgency, { params, body: { name: 'Old' } })
    await createAgencyRepository(app.deps)
      .agencies('eu')
      .updateOne(
        { _id: workspaceId },
        {
          $unset: {
            customDomain: true,
            VGsubDomain: true,
            isVerifiedCustomDomain: true,
            customDomainConfig: true,
          },
        },
      )
    expect((await agencyOf(owner)).customDomain).toBe('')
    const host = newHost()
    expect((await take(owner, host)).status).toBe(200)
    expect((await agencyOf(owner)).customDomain).toBe(host)
  })
})

describe('a verified host whose records go', () => {
  const find = (host: string) => createHostRepository(app.deps).find(host)
  const mailsAbout = async (owner: Person, host: string) =>
    (await app.mailsTo(owner.email)).map(({ subject }) => subject).filter((subject) => subject.includes(host))

  it('is told of, stays a week, and is given back', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    dns.names.delete(host)
    app.clock.advance(day)
    await nudge()
    await expect.poll(() => mailsAbout(owner, host)).toEqual([`${host} needs your attention`])
    const failing = await look(owner, host)
    expect(failing).toMatchObject({ isVerified: true, isLive: true })
    expect(failing.releasedAt).toBe((failing.failingSince ?? 0) + 7 * 24 * 60 * 60)
    app.clock.advance(6 * day)
    await nudge()
    expect(await find(host)).not.toBeNull()
    app.clock.advance(2 * day)
    await nudge()
    await expect.poll(() => find(host)).toBeNull()
    await expect.poll(() => mailsAbout(owner, host)).toContain(`${host} was removed from your agency`)
    await expect.poll(() => served.has(host)).toBe(false)
    expect(await agencyOf(owner)).toMatchObject({ customDomain: '', isVerifiedCustomDomain: false })
  })

  it('is given back though no mail to its owner is accepted, who is told when one is (threats 45)', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    const send = app.deps.mail.send
    app.deps.mail.send = async (region, message) => {
      if (message.subject.includes(host)) throw new Error('550 No such user')
      return send(region, message)
    }
    dns.names.delete(host)
    app.clock.advance(day)
    await nudge()
    await expect.poll(async () => (await find(host))?.failingSince).not.toBeNull()
    app.clock.advance(8 * day)
    await nudge()
    await expect.poll(() => find(host)).toBeNull()
    app.deps.mail.send = send
    app.clock.advance(60 * 60 * 1000)
    await nudge()
    await expect.poll(() => mailsAbout(owner, host)).toContain(`${host} was removed from your agency`)
  })

  it('is live no longer when hosting says so, and again when it says that', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    ended.add(host)
    app.clock.advance(day)
    await nudge()
    await expect.poll(async () => (await find(host))?.liveAt).toBeNull()
    expect(await look(owner, host)).toMatchObject({ isVerified: true, isLive: false, failingSince: null })
    ended.delete(host)
    expect(await look(owner, host)).toMatchObject({ isLive: true })
  })

  it('that was cut off while it was given back is forgotten by hosting all the same', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    const doc = (await find(host))!
    await createAgencyHosts(app.deps).clear(doc)
    await app.deps.jobs.ask('eu', unhostRequest(doc))
    await expect.poll(() => find(host)).toBeNull()
    await expect.poll(() => served.has(host)).toBe(false)
  })

  it('is fine again when they are there again, and nothing is wrong while nobody answers', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    dns.mood = 'servfail'
    app.clock.advance(day)
    await nudge()
    await expect.poll(() => dns.asked.length).toBeGreaterThan(0)
    expect((await find(host))?.failingSince).toBeNull()
    dns.mood = 'answers'
    const proof = dns.names.get(`_domain-proof.${host}`)!
    dns.names.delete(`_domain-proof.${host}`)
    app.clock.advance(day)
    await nudge()
    await expect.poll(async () => (await find(host))?.failingSince).not.toBeNull()
    dns.names.set(`_domain-proof.${host}`, proof)
    expect(await look(owner, host)).toMatchObject({ failingSince: null, releasedAt: null })
  })
})

describe('a host nobody verifies', () => {
  it('is reminded of once, a day later, and given back after two weeks', async () => {
    const owner = await newAgency()
    const host = newHost()
    await take(owner, host)
    const subjects = async () =>
      (await app.mailsTo(owner.email))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(host))
    app.clock.advance(day)
    await nudge()
    await expect.poll(subjects).toEqual([`${host} is not verified yet`])
    const kept = app.deps.stores.eu.collection<{ _id: string; agencyId: string; sent: boolean }>(
      'dnsReminders',
    )
    expect((await kept.find({ agencyId: owner.workspaceId }).toArray()).map(({ sent }) => sent)).toEqual([
      true,
    ])
    app.clock.advance(13 * day)
    await nudge()
    await expect.poll(subjects).toContain(`${host} was removed from your agency`)
    expect((await agencyOf(owner)).customDomain).toBe('')
  })
})

describe('a subdomain', () => {
  it('is told of once, however often it is looked at at once', async () => {
    const owner = await newAgency()
    const name = `n${Buffer.from(newAgentId()).toString('hex')}`
    await take(owner, name, { isVGSubdomain: true })
    const host = `${name}.localhost`
    await Promise.all(Array.from({ length: 10 }, () => look(owner, host, 'vgSubdomain')))
    const mails = (await app.mailsTo(owner.email)).filter(({ subject }) => subject.includes(host))
    expect(mails.map(({ text }) => text)).toEqual([`Your clients can open it now: https://${host}`])
    expect(dns.asked.filter((question) => question.includes(name))).toEqual([])
  })
})

describe('DNS instructions', () => {
  it('are made of what is kept, and mailed three times a day to one address (threats 11)', async () => {
    const owner = await newAgency()
    const { region, workspaceId } = owner
    const params = { region, agencyId: workspaceId }
    await owner.client.call(saveAgency, { params, body: { name: 'North\u202ewind' } })
    const host = newHost()
    await take(owner, host)
    const to = `dev-${newAgentId().toLowerCase()}@example.com`
    const body = {
      to,
      ...params,
      subject: 'You have won',
      htmlContent: '<a href="https://evil.example">Click</a>',
      fromDisplayName: 'Your bank',
    }
    const replies = []
    for (let round = 0; round < 4; round += 1)
      replies.push(await owner.client.call(sendInstructions, { body }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const mails = await app.mailsTo(to)
    expect(mails).toHaveLength(3)
    expect(mails[0]?.subject).toBe(`DNS records for ${host}`)
    expect(mails[0]?.text).toContain('North wind asks you')
    expect(mails[0]?.text).toContain(`Value: ${target.host}`)
    expect(mails[0]?.text).not.toMatch(/won|evil|bank|VoiceGlow/i)
  })

  it.each(['See https://evil.example/pay', 'Win at evil.example', 'www.evil.example'])(
    'lead nowhere by an agency that is called %j',
    async (name) => {
      const owner = await newAgency()
      const params = { region: owner.region, agencyId: owner.workspaceId }
      await owner.client.call(saveAgency, { params, body: { name } })
      await take(owner, newHost())
      const to = `dev-${newAgentId().toLowerCase()}@example.com`
      expect((await owner.client.call(sendInstructions, { body: { to, ...params } })).status).toBe(200)
      const [mail] = await app.mailsTo(to)
      expect(mail?.text).toMatch(/^An agency asks you/)
      expect(mail?.text).not.toContain('evil')
    },
  )
})

describe('removing a workspace', () => {
  it('gives its hosts back, in whichever region it is', async () => {
    const owner = { ...(await newAgency('na')), workspaceId: newAgentId() }
    const { client, region, workspaceId } = owner
    await client.call(saveWorkspace, {
      params: { region, uid: workspaceId },
      body: { workspaceName: 'Second' },
    })
    await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
    const host = await verifiedHost(owner)
    expect((await client.call(removeWorkspace, { params: { region, uid: workspaceId } })).status).toBe(200)
    expect(await hostsOf(app.deps.stores).countDocuments({ agencyId: workspaceId })).toBe(0)
    await nudge()
    await expect.poll(() => served.has(host)).toBe(false)
    const next = await newAgency()
    expect((await take(next, host)).status).toBe(200)
    expect(await look(next, host)).toMatchObject({ isVerified: false })
  })
})

describe('a claim', () => {
  it('that nobody proves goes to the next who asks, a day later (threats 45)', async () => {
    const [squatter, owner] = [await newAgency(), await newAgency('na')]
    const host = newHost()
    await take(squatter, host)
    app.clock.advance(day - 60_000)
    expect((await take(owner, host)).status).toBe(409)
    app.clock.advance(60_000)
    dns.mood = 'servfail'
    expect((await take(owner, host)).status).toBe(409)
    dns.mood = 'answers'
    app.clock.advance(5_000)
    expect((await take(owner, host)).status).toBe(200)
    expect((await agencyOf(squatter)).customDomain).toBe('')
    // Whose proof is there keeps it, though the other record is missing.
    const { records } = await look(owner, host)
    dns.names.set(`_domain-proof.${host}`, { TXT: [records.find(({ type }) => type === 'TXT')!.value] })
    app.clock.advance(2 * day)
    expect((await take(squatter, host)).status).toBe(409)
  })
})
