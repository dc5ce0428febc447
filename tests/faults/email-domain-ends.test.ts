// What ends by itself: what its owner is told is so, and a server that is cut off leaves nothing half.
import { expect, it } from 'vitest'
import { emailDomainsOf } from '#api/email-domain/email-domain.repository.ts'
import { createEmailDomainEnds } from '#api/email-domain/email-domain-end.ts'
import { emailDomainJobKind } from '#api/email-domain/email-domain-job.ts'
import { tellKind } from '#api/email-domain/email-domain-leftovers.ts'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createEmailDomain, removeEmailDomain } from '#mocks/contracts/agency/email/email-domain.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'

const faults = failingWrites()
const app = setUpApp({ wrapStores: faults.wrapStores })
const region = 'eu'
const day = 24 * 60 * 60 * 1000
const notVerified = 'is not verified yet'
const wasRemoved = 'was removed from your agency'

/** An agency that has just added a domain. */
async function withDomain(domain: string) {
  const owner = await signUp(app)
  const { client, workspaceId } = owner
  await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
  const { id, records } = (
    await client.call(createEmailDomain, {
      params: { region, domain },
      body: { domain, userId: workspaceId, agencyId: workspaceId },
    })
  ).body.data
  return { owner, id, records }
}

const domains = () => emailDomainsOf(app.deps.stores, region)
const kept = ({ workspaceId }: Person) => domains().findOne({ _id: workspaceId })
const round = () => createEmailDomainEnds(app.deps).round()
const mailsOf = async ({ email }: Person, domain: string) =>
  (await app.mailsTo(email)).filter(({ subject }) => subject.startsWith(domain))
const subjects = async (owner: Person, domain: string) =>
  (await mailsOf(owner, domain)).map(({ subject }) => subject.slice(domain.length + 1)).sort()

async function pass(ms: number) {
  app.clock.advance(ms)
  await round()
  await app.deps.jobs.ask(region, { kind: 'domains.unhost', key: newAgentId() })
}

it('tells of the records others can reach, as the screen does', async () => {
  const domain = 'listed.example.com'
  const { owner, id, records } = await withDomain(domain)
  const mx = records.find(({ type }) => type === 'MX')!
  const listed = [...records, { ...mx, value: 'localhost' }]
  await domains().updateOne({ ID: id }, { $set: { records: listed } })
  await pass(11 * day)
  await expect.poll(() => subjects(owner, domain)).toEqual([notVerified])
  const [mail] = await mailsOf(owner, domain)
  expect(mail!.text).toContain(records[0]!.value)
  expect(mail!.text).not.toContain('Value: localhost')
})

it.each(['not_started', 'failure'] as const)(
  'leaves one whose records came though nobody asked: %s',
  async (status) => {
    const domain = `came-${status.replace('_', '-')}.example.com`
    const { owner, id, records } = await withDomain(domain)
    await domains().updateOne({ ID: id }, { $set: { status } })
    await pass(11 * day)
    await expect.poll(() => subjects(owner, domain)).toEqual([notVerified])
    app.dns.publish(records)
    await pass(3 * day)
    expect(await kept(owner)).toMatchObject({ status: 'verified', unverifiedSince: null, toldAt: null })
    expect(
      await app.deps.jobs.count(region, { kind: emailDomainJobKind, workspaceId: owner.workspaceId }),
    ).toBe(1)
    await pass(day)
    expect(await subjects(owner, domain)).toEqual([notVerified])
  },
)

it('waits for name servers that do not answer, for three days', async () => {
  const domain = 'dark.example.com'
  const { owner } = await withDomain(domain)
  await pass(11 * day)
  app.dns.fail(true)
  await pass(3 * day)
  expect(await kept(owner)).not.toBeNull()
  await pass(3 * day)
  expect(await kept(owner)).toBeNull()
  app.dns.fail(false)
})

/** The agency and the owner of a domain after the work was cut off at each write, and jobs went on. */
async function afterEachCut(
  name: string,
  prepare: () => Promise<void>,
  work: (owner: Person, id: string) => Promise<unknown>,
) {
  const ends = []
  for (let at = 1; at <= 20; at += 1) {
    const domain = `${name}${at}.example.com`
    const { owner, id } = await withDomain(domain)
    await prepare()
    await expect
      .poll(() => app.deps.jobs.count(region, { kind: tellKind, workspaceId: owner.workspaceId }))
      .toBe(0)
    if (!(await faults.during(at, () => work(owner, id).catch(() => {})))) return ends
    const wasCut = (await kept(owner)) === null
    app.clock.advance(2 * 60_000)
    await app.deps.jobs.ask(region, { kind: 'domains.unhost', key: newAgentId() })
    if (wasCut) {
      const { client, workspaceId } = owner
      const named = async () =>
        (await client.call(getAgency, { params: { region, agencyId: workspaceId } })).body.resendEmailDomain
      await expect.poll(named, { message: `write ${at}` }).toBe('')
    }
    ends.push({ wasCut, owner, domain })
    await domains().deleteOne({ _id: owner.workspaceId })
  }
  throw new Error('There is no end of writes')
}

it('is told of and leaves no ghost, wherever the store failed while it ended', async () => {
  const ends = await afterEachCut(
    'cut',
    async () => {
      await pass(11 * day)
      app.clock.advance(3 * day)
    },
    () => createEmailDomainEnds({ ...app.deps, stores: faults.wrapStores(app.deps.stores) }).round(),
  )
  const gone = ends.filter(({ wasCut }) => wasCut)
  expect(gone.length).toBeGreaterThanOrEqual(2)
  for (const { owner, domain } of gone) {
    // Twice where it was cut off right after the mail: once more is better than never.
    await expect.poll(() => subjects(owner, domain)).toContain(wasRemoved)
  }
})

it('leaves no ghost and tells nobody, wherever the store failed while its owner deleted it', async () => {
  const ends = await afterEachCut(
    'del',
    async () => {},
    ({ client }, id) => client.call(removeEmailDomain, { params: { region, domain: id } }),
  )
  const gone = ends.filter(({ wasCut }) => wasCut)
  expect(gone.length).toBeGreaterThanOrEqual(1)
  for (const { owner, domain } of gone) expect(await subjects(owner, domain)).toEqual([])
})
