// Races: one host claimed and proven fifty times at once by five agencies of both regions, taken while it is given back.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { createAgencyHosts } from '#api/domains/agency-host.ts'
import { unhostRequest } from '#api/domains/domain-requests.ts'
import { createHostRepository, hostsOf, pendingHostsOf } from '#api/domains/host.repository.ts'
import { upgradeHosts } from '#api/domains/upgrade-hosts.ts'
import type { Hosting, HostTrouble } from '#api/providers/hosting/hosting.ts'
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
/** What hosting says is wrong with certificates. */
const troubles = new Map<string, HostTrouble>()
/** Hosts that hosting was asked about, each time. */
const statusAsked: string[] = []
const hosting: Hosting = {
  kind: 'edge',
  target,
  url: (host) => `https://${host}`,
  add: async (host) => {
    if (unreachable.has(host)) throw new Error('Hosting does not answer')
    served.add(host)
    return []
  },
  status: async (host) => {
    statusAsked.push(host)
    return ended.has(host) ? 'certificate' : served.has(host) ? 'live' : 'waiting'
  },
  trouble: async (host) => troubles.get(host) ?? null,
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
const taken = 'This domain already exists on another account.'
const fiveAgencies = () => Promise.all([0, 1, 2, 3, 4].map((index) => newAgency(index % 2 ? 'na' : 'eu')))
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
  it.each([
    [
      'a subdomain',
      'localhost',
      { isVGSubdomain: true },
      'This domain already exists. Please try another one.',
    ],
    ['a proven domain', 'example', undefined, taken],
  ])('goes to one agency, whoever claims %s at once (threats 45)', async (_, root, kind, message) => {
    const agencies = await fiveAgencies()
    const host = newHost().replace(
      /^app\.(.*)\.example$/,
      root === 'example' ? 'app.$1.example' : '$1.localhost',
    )
    if (!kind) {
      const first = await newAgency()
      await take(first, host)
      await addRecords(first, host)
      await look(first, host)
      agencies[4] = first
    }
    const claims = Array.from({ length: 50 }, (_, index) => agencies[index % 5]!)
    const replies = await Promise.all(claims.map((owner) => take(owner, host, kind)))
    const winners = new Set(claims.filter((_, index) => replies[index]?.status === 200))
    expect(winners.size).toBe(1)
    const [winner] = winners
    const refused = replies.filter((_, index) => claims[index] !== winner)
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.message}`))).toEqual(
      new Set([`409 ${message}`]),
    )
    expect((await createHostRepository(app.deps).find(host))?.agencyId).toBe(winner?.workspaceId)
    for (const owner of agencies) {
      const { customDomain, VGsubDomain } = await agencyOf(owner)
      expect(kind ? VGsubDomain : customDomain).toBe(owner === winner ? host : '')
    }
  })

  it('goes to the one whose proof is seen first, of all who claimed it in both regions (threats 45)', async () => {
    const agencies = await fiveAgencies()
    const host = newHost()
    const proofs = await Promise.all(
      agencies.map(async (owner) => (await take(owner, host)).body.data.verification[1]!.value),
    )
    expect(new Set(proofs).size).toBe(5)
    // All of them may write its records, and all look at once.
    dns.names.set(`_domain-proof.${host}`, { TXT: proofs })
    dns.names.set(host, { CNAME: target.host })
    app.clock.advance(5_000)
    const query = { domain: host, domainType: 'customDomain' }
    const lookers = Array.from({ length: 50 }, (_, index) => agencies[index % 5]!)
    const replies = await Promise.all(
      lookers.map((owner) =>
        owner.client.call(getDomain, {
          params: paramsOf(owner),
          query: { ...query, agencyId: owner.workspaceId },
        }),
      ),
    )
    const winners = new Set(lookers.filter((_, index) => replies[index]?.body?.isVerified))
    expect(winners.size).toBe(1)
    const [winner] = winners
    for (const owner of agencies) {
      const reply = await owner.client.call(getDomain, {
        params: paramsOf(owner),
        query: { ...query, agencyId: owner.workspaceId },
      })
      expect([reply.status, reply.error?.message]).toEqual(owner === winner ? [200, undefined] : [409, taken])
      const has = { customDomain: host, isVerifiedCustomDomain: true }
      const none = { customDomain: '', isVerifiedCustomDomain: false, customDomainConfig: null }
      await expect.poll(() => agencyOf(owner)).toMatchObject(owner === winner ? has : none)
      await expect
        .poll(async () =>
          (await app.mailsTo(owner.email))
            .map(({ subject }) => subject)
            .filter((subject) => subject.includes(host)),
        )
        .toEqual(owner === winner ? [] : [`${host} is on another account`])
    }
    expect(await pendingHostsOf(app.deps.stores).countDocuments({ host })).toBe(0)
    expect(served.has(host)).toBe(true)
  })

  it('that is given back while it is taken again leaves nothing of itself with its agency', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    const { cancel } = app.deps.jobs
    // Between finding the claim and telling the agency of it.
    app.deps.jobs.cancel = async (...about) => {
      app.deps.jobs.cancel = cancel
      expect((await giveBack(owner, host)).status).toBe(200)
      return cancel(...about)
    }
    await take(owner, host)
    expect(await createHostRepository(app.deps).find(host)).toBeNull()
    expect(await agencyOf(owner)).toMatchObject({ customDomain: '', isVerifiedCustomDomain: false })
    await expect.poll(() => served.has(host)).toBe(false)
    expect((await take(owner, newHost())).status).toBe(200)
  })

  it('that is taken while it is given back is either whole or nothing', async () => {
    for (let round = 0; round < 15; round += 1) {
      const owner = await newAgency()
      const host = round % 2 ? await verifiedHost(owner) : newHost()
      const calls = Array.from({ length: 12 }, (_, index) =>
        index % 3 === 1 ? giveBack(owner, host) : index % 3 === 2 ? look(owner, host) : take(owner, host),
      )
      await Promise.all(calls)
      const claim = await createHostRepository(app.deps).claimOf({
        ...owner,
        agencyId: owner.workspaceId,
        host,
      })
      expect(await agencyOf(owner)).toMatchObject({
        customDomain: claim ? host : '',
        isVerifiedCustomDomain: claim !== null && claim.verifiedAt !== null,
      })
    }
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

  it('is on another account for others alone, whichever kind its owner asks for', async () => {
    const [owner, stranger] = [await newAgency(), await newAgency()]
    const domain = await verifiedHost(owner)
    const ask = (by: Person, domainType: string) =>
      by.client.call(getDomain, {
        params: paramsOf(by),
        query: { domain, domainType, agencyId: by.workspaceId },
      })
    expect((await ask(owner, 'customDomain')).status).toBe(200)
    expect((await ask(owner, 'vgSubdomain')).status).toBe(404)
    const refused = await ask(stranger, 'customDomain')
    expect([refused.status, refused.error.message]).toEqual([409, taken])
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

  it('that is live says that its certificate is not renewed, and is live no longer once that has ended', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    expect(await look(owner, host)).toMatchObject({ isLive: true, trouble: null })
    const trouble = { kind: 'failing', retryAt: null, servedUntil: 1_900_000_000 } as const
    troubles.set(host, trouble)
    app.clock.advance(6_000)
    expect(await look(owner, host)).toMatchObject({ isLive: true, trouble })
    // Nobody waits for the daily look.
    ended.add(host)
    troubles.set(host, { ...trouble, servedUntil: null })
    app.clock.advance(6_000)
    expect(await look(owner, host)).toMatchObject({ isLive: false, trouble: { servedUntil: null } })
    ended.delete(host)
    troubles.delete(host)
  })

  it('that hosting calls live and troubled is asked about once in some minutes, however often it is read', async () => {
    const owner = await newAgency()
    const host = await verifiedHost(owner)
    troubles.set(host, { kind: 'failing', retryAt: null, servedUntil: null })
    app.clock.advance(5_000)
    statusAsked.length = 0
    for (let read = 0; read < 4; read += 1) expect(await look(owner, host)).toMatchObject({ isLive: true })
    expect(statusAsked.filter((asked) => asked === host)).toHaveLength(1)
    app.clock.advance(5 * 60_000)
    await look(owner, host)
    expect(statusAsked.filter((asked) => asked === host)).toHaveLength(2)
    troubles.delete(host)
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
    expect(mails.map(({ text }) => text)).toEqual([`It shows your agency now: https://${host}`])
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
    expect(mails[0]?.from).toEqual({ name: 'North wind' })
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

describe('a claim that nobody proves', () => {
  it('keeps nobody from the host, however often it is made anew (threats 45)', async () => {
    const [squatter, owner] = [await newAgency(), await newAgency('na')]
    const host = newHost()
    await take(squatter, host)
    expect((await take(owner, host)).status).toBe(200)
    await giveBack(squatter, host)
    expect((await take(squatter, host)).status).toBe(200)
    // Each has a proof of its own, and the one of the squatter proves nothing.
    await addRecords(owner, host)
    expect(await look(squatter, host)).toMatchObject({ isVerified: false })
    expect(await look(owner, host)).toMatchObject({ isVerified: true, isLive: true })
    expect((await take(squatter, host)).status).toBe(409)
    await expect.poll(async () => (await agencyOf(squatter)).customDomain).toBe('')
    expect(served.has(host)).toBe(true)
  })

  it('that is given back leaves the host to hosting while others claim it', async () => {
    const [one, other] = [await newAgency(), await newAgency()]
    const host = newHost()
    await take(one, host)
    await take(other, host)
    await giveBack(one, host)
    await nudge()
    expect(served.has(host)).toBe(true)
    expect(await look(other, host)).toMatchObject({ isVerified: false })
    await giveBack(other, host)
    await expect.poll(() => served.has(host)).toBe(false)
  })

  it('ends a day later at the latest, should its end have been missed', async () => {
    const [loser, owner] = [await newAgency(), await newAgency()]
    const host = newHost()
    await take(loser, host)
    await take(owner, host)
    const { hold, claimOf } = createHostRepository(app.deps)
    expect(await hold((await claimOf({ region: 'eu', agencyId: owner.workspaceId, host }))!)).toBe('own')
    app.clock.advance(day)
    await nudge()
    await expect.poll(async () => (await agencyOf(loser)).customDomain).toBe('')
    await expect
      .poll(async () => (await app.mailsTo(loser.email)).map(({ subject }) => subject))
      .toContain(`${host} is on another account`)
  })

  it('of before several could claim a host holds it no longer', async () => {
    const [before, owner] = [await newAgency(), await newAgency()]
    const host = newHost()
    await take(before, host)
    const { claimOf, release } = createHostRepository(app.deps)
    const claim = (await claimOf({ region: 'eu', agencyId: before.workspaceId, host }))!
    await release(claim)
    await hostsOf(app.deps.stores).insertOne(claim)
    expect((await take(owner, host)).status).toBe(409)
    for (let run = 0; run < 2; run += 1) await upgradeHosts(app.deps.stores, 'eu')
    expect((await take(owner, host)).status).toBe(200)
    expect((await look(before, host)).records).toHaveLength(2)
  })
})
