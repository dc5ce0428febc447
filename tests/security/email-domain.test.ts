// Races: many agencies of both regions after one domain, and one agency adding many at once.
import { describe, expect, it } from 'vitest'
import { emailClaimsOf, emailDomainsOf } from '#api/email-domain/email-domain.repository.ts'
import { createEmailDomainEnds } from '#api/email-domain/email-domain-end.ts'
import { emailDomainKind } from '#api/email-domain/email-domain-job.ts'
import { EmailProviderError } from '#api/providers/email-domain/email-domain.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import {
  createEmailDomain,
  getEmailDomain,
  removeEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { removeWorkspace, saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { dumpRegion } from '../harness/test-stores.ts'

const app = setUpApp()
const hour = 60 * 60 * 1000
const day = 24 * hour

const add = ({ client, region, workspaceId }: Person, domain: string) =>
  client.call(createEmailDomain, {
    params: { region, domain },
    body: { domain, userId: workspaceId, agencyId: workspaceId },
  })
const verify = ({ client, region }: Person, id: string) =>
  client.call(verifyEmailDomain, { params: { region, domain: id } })
const look = async ({ client, region }: Person, id: string) =>
  (await client.call(getEmailDomain, { params: { region, domain: id } })).body.data

async function newAgency(region: Region = 'eu'): Promise<Person> {
  const owner = await signUp(app, { region })
  const { client, workspaceId } = owner
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  return owner
}

/** An agency whose domain is verified. */
async function withDomain(domain: string) {
  const owner = await newAgency()
  const { id, records } = (await add(owner, domain)).body.data
  app.dns.publish(records)
  await verify(owner, id)
  expect((await look(owner, id)).status).toBe('verified')
  return { owner, id, records }
}

describe('an e-mail domain in a race', () => {
  it('is one of an agency’s, of many it adds at once', async () => {
    const owner = await newAgency()
    const domains = Array.from({ length: 15 }, (_, index) => `race${index}.example.com`)
    const replies = await Promise.all(domains.map((domain) => add(owner, domain)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(14)
    expect(await emailDomainsOf(app.deps.stores, 'eu').countDocuments({ _id: owner.workspaceId })).toBe(1)
  })

  it('is one agency’s of both regions, however many prove it at once (threats 45)', async () => {
    const domain = 'contested.example.com'
    const owners: Person[] = []
    for (let index = 0; index < 8; index += 1) owners.push(await newAgency(index % 2 ? 'na' : 'eu'))
    const added = await Promise.all(owners.map((owner) => add(owner, domain)))
    expect(added.every(({ status }) => status === 200)).toBe(true)
    // SPF and MX are the same for all; each has a key of its own.
    const [first, ...others] = added.map(({ body }) => body.data.records)
    app.dns.publish(first!)
    for (const records of others) app.dns.publish(records.filter(({ name }) => name.includes('._domainkey.')))
    const replies = await Promise.all(owners.map((owner, index) => verify(owner, added[index]!.body.data.id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(await emailClaimsOf(app.deps.stores).countDocuments({ _id: domain })).toBe(1)
  })
})

describe('a domain that is given back', () => {
  it('needs fresh proof of whoever has it next (threats 45)', async () => {
    const { owner, id, records } = await withDomain('returned.example.com')
    await owner.client.call(removeEmailDomain, { params: { region: 'eu', domain: id } })
    const next = await newAgency('na')
    const theirs = (await add(next, 'returned.example.com')).body.data
    expect(theirs.records[0]!.name).not.toBe(records[0]!.name)
    // The records of the one before are still there.
    await verify(next, theirs.id)
    expect((await look(next, theirs.id)).status).toBe('pending')
  })

  it('is free again when its workspace goes', async () => {
    const owner = { ...(await signUp(app)), workspaceId: newAgentId() }
    const { client, region, workspaceId } = owner
    const params = { region, uid: workspaceId }
    await client.call(saveWorkspace, { params, body: { workspaceName: 'Second' } })
    await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
    const { id, records } = (await add(owner, 'gone.example.com')).body.data
    app.dns.publish(records)
    await verify(owner, id)
    expect(await emailClaimsOf(app.deps.stores).findOne({ _id: 'gone.example.com' })).not.toBeNull()
    await client.call(removeWorkspace, { params })
    expect(await emailClaimsOf(app.deps.stores).findOne({ _id: 'gone.example.com' })).toBeNull()
    expect(await emailDomainsOf(app.deps.stores, region).findOne({ _id: workspaceId })).toBeNull()
  })
})

describe('the key of a domain', () => {
  it('is in no answer, no log and nowhere readable in the store', async () => {
    const { owner, id } = await withDomain('secret.example.com')
    const { client, region, workspaceId } = owner
    const kept = await emailDomainsOf(app.deps.stores, 'eu').findOne({ ID: id })
    expect(kept?.sealedKey).toMatch(/^v1\./)
    const answers = [
      await client.call(getAgency, { params: { region, agencyId: workspaceId } }),
      await client.call(getEmailDomain, { params: { region, domain: id } }),
    ].map(({ text }) => text)
    for (const said of [...answers, app.log.text()]) {
      expect(said).not.toContain('PRIVATE KEY')
      expect(said).not.toContain(kept!.sealedKey)
    }
    expect(await dumpRegion(app.deps.stores.eu)).not.toContain('PRIVATE KEY')
  })
})

describe('looking for records', () => {
  it('is at most twelve times a minute, however many screens ask (threats 48)', async () => {
    const owner = await newAgency()
    const { id, records } = (await add(owner, 'busy.example.com')).body.data
    await verify(owner, id)
    const { name } = records[0]!
    const looks = () => app.dns.asked.filter((asked) => asked === name).length
    const before = looks()
    for (let second = 0; second < 60; second += 5) {
      await Promise.all(Array.from({ length: 20 }, () => look(owner, id)))
      app.clock.advance(5_000)
    }
    expect(looks() - before).toBeLessThanOrEqual(12)
    expect(looks() - before).toBeGreaterThan(6)
  })

  it('changes nothing while no name server answers', async () => {
    const { owner, id } = await withDomain('dark.example.com')
    app.dns.fail(true)
    app.clock.advance(2 * day)
    await verify(owner, id)
    expect((await look(owner, id)).status).toBe('verified')
    app.dns.fail(false)
  })

  it('goes on unasked: what lost its records says so, and is given back after 72 hours', async () => {
    const { owner, id, records } = await withDomain('lost.example.com')
    const job = emailDomainKind(app.deps)
    const run = async () => {
      const about = { region: 'eu' as const, key: id, payload: {}, workspaceId: '', agentId: '', attempt: 1 }
      const end = await job.run({ ...about, signal: new AbortController().signal })
      const { resendEmailDomainStatus } = (
        await owner.client.call(getAgency, { params: { region: 'eu', agencyId: owner.workspaceId } })
      ).body
      return {
        status: resendEmailDomainStatus,
        again: end && Math.round((end.againAt - app.clock.now()) / hour),
      }
    }
    app.clock.advance(day)
    expect(await run()).toEqual({ status: 'verified', again: 24 })
    app.dns.withdraw(records[0]!.name)
    app.clock.advance(day)
    expect(await run()).toEqual({ status: 'temporary_failure', again: 1 })
    app.clock.advance(71 * hour)
    expect((await run()).status).toBe('temporary_failure')
    app.clock.advance(hour)
    expect(await run()).toEqual({ status: 'failure', again: undefined })
    expect(await emailClaimsOf(app.deps.stores).findOne({ _id: 'lost.example.com' })).toBeNull()
    app.dns.publish([records[0]!])
    await verify(owner, id)
    expect((await look(owner, id)).status).toBe('verified')
  })
})

describe('a domain that nobody verifies', () => {
  /** An agency whose trial lasts. */
  async function lasting(owner: Person): Promise<Person> {
    await createWorkspaceRepository(app.deps.stores)
      .workspaces('eu')
      .updateOne({ _id: owner.workspaceId }, { $set: { 'internal.whitelabelTrialEndsAt': 1e10 } })
    return owner
  }
  const kept = ({ workspaceId }: Person) =>
    emailDomainsOf(app.deps.stores, 'eu').findOne({ _id: workspaceId })
  const subjects = async ({ email }: Person, domain: string) =>
    (await app.mailsTo(email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(domain))
      .sort()
  const pass = async (ms: number) => {
    app.clock.advance(ms)
    await createEmailDomainEnds(app.deps).round()
    await app.deps.jobs.ask('eu', { kind: 'domains.unhost', key: newAgentId() })
  }
  const forgotten = (domain: string) => [
    `${domain} is not verified yet`,
    `${domain} was removed from your agency`,
  ]

  it('ends after two weeks, of which its owner is told before; its name and its place are free', async () => {
    const owner = await lasting(await newAgency())
    const domain = 'never.example.com'
    const { id } = (await add(owner, domain)).body.data
    const removed: string[] = []
    const provider = app.deps.emailDomains.current
    const { remove } = provider
    provider.remove = async (known) => {
      if (known.providerId !== 'p-never') return
      removed.push(known.providerId)
      // It is asked again where it did not answer.
      if (removed.length === 1) throw new EmailProviderError('503')
    }
    await emailDomainsOf(app.deps.stores, 'eu').updateOne({ ID: id }, { $set: { providerId: 'p-never' } })
    await pass(10 * day)
    expect(await subjects(owner, domain)).toEqual([])
    // Trying again does not put its end off.
    await verify(owner, id)
    await pass(day)
    await expect.poll(() => subjects(owner, domain)).toEqual(forgotten(domain).slice(0, 1))
    await pass(2 * day)
    expect(await kept(owner)).not.toBeNull()
    await pass(day + hour)
    expect(await kept(owner)).toBeNull()
    await expect.poll(() => subjects(owner, domain)).toEqual(forgotten(domain))
    await expect.poll(() => removed.length).toBe(1)
    await pass(hour)
    await expect.poll(() => removed).toEqual(['p-never', 'p-never'])
    provider.remove = remove
    const { body } = await owner.client.call(getAgency, {
      params: { region: 'eu', agencyId: owner.workspaceId },
    })
    expect([body.resendEmailDomain, body.resendEmailDomainStatus]).toEqual(['', 'not_started'])
    expect((await add(owner, 'next.example.com')).status).toBe(200)
  })

  it('of before that was so is told of first, and has three days', async () => {
    const owner = await newAgency()
    const domain = 'early.example.com'
    const { id } = (await add(owner, domain)).body.data
    await emailDomainsOf(app.deps.stores, 'eu').updateOne(
      { ID: id },
      { $unset: { unverifiedSince: true, toldAt: true } },
    )
    await pass(100 * day)
    await expect.poll(() => subjects(owner, domain)).toEqual(forgotten(domain).slice(0, 1))
    await pass(2 * day)
    expect(await kept(owner)).not.toBeNull()
    await pass(day)
    expect(await kept(owner)).toBeNull()
  })

  it('stays when its records are seen, and has two weeks anew once it has failed', async () => {
    const { owner, id, records } = await withDomain('stays.example.com')
    await lasting(owner)
    await pass(15 * day)
    expect(await subjects(owner, 'stays.example.com')).toEqual([])
    app.dns.withdraw(records[0]!.name)
    await look(owner, id)
    app.clock.advance(73 * hour)
    // The daily look may be under way, and is not made twice.
    await expect.poll(async () => (await look(owner, id)).status).toBe('failure')
    await pass(10 * day)
    expect(await subjects(owner, 'stays.example.com')).toEqual([])
    await pass(day)
    await expect.poll(() => subjects(owner, 'stays.example.com')).toHaveLength(1)
    app.dns.publish([records[0]!])
    await verify(owner, id)
    await pass(100 * day)
    expect(await kept(owner)).toMatchObject({ status: 'verified', toldAt: null })
  })
})
