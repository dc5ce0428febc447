// White-label access that ends: its owner reads until when hosts and mails go on, and when they stop, each once.
import { describe, expect, it } from 'vitest'
import { accessEndKind, createAccessEnds } from '#api/agency/access-end.ts'
import { jobKinds } from '#api/job-kinds.ts'
import { createJobs } from '#api/jobs/jobs.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { hostGraceDays, trialDays } from '#mocks/contracts/agency/white-label-trial.ts'
import { createDomain, getDomain } from '#mocks/contracts/domains/domain.contract.ts'
import { doDueJobs } from '../harness/do-due-jobs.ts'
import { failingWrites } from '../harness/failing-writes.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import type { RunningApp } from '../harness/start-app.ts'

const region = 'eu'
const minute = 60_000
const day = 24 * 60 * minute
const ended = 'Your white-label access has ended'

/** An agency whose trial has just begun, with a subdomain. */
async function newAgency(app: RunningApp) {
  const owner = await signUp(app)
  const { client, workspaceId: agencyId } = owner
  const params = { region } as const
  const trial = await client.call(createWhitelabelTrial, { params, body: { workspaceId: agencyId } })
  await client.call(saveAgency, { params: { region, agencyId }, body: { name: 'Northwind' } })
  const name = `n${Buffer.from(newAgentId()).toString('hex')}`
  const body = { customDomain: name, agencyId, isVGSubdomain: true }
  await client.call(createDomain, { params, body })
  const host = `${name}.localhost`
  const query = { domain: host, domainType: 'vgSubdomain' as const, agencyId }
  expect((await client.call(getDomain, { params, query })).body.isVerified).toBe(true)
  return { owner, host, end: trial.body.whitelabelTrialEndsAt }
}

const utc = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
const darkAt = (end: number) => end + (hostGraceDays * day) / 1000

/** Mails about the end of access, oldest first. */
const mailsOf = async (app: RunningApp, { email }: Person) =>
  (await app.mailsTo(email)).filter(({ text }) => text.includes('domains and mails')).reverse()
const subjects = async (app: RunningApp, owner: Person) =>
  (await mailsOf(app, owner)).map(({ subject }) => subject)
const waiting = ({ deps }: RunningApp, { workspaceId }: Person) =>
  deps.jobs.count(region, { kind: accessEndKind(deps).kind, workspaceId })

/** Lets time pass, after which a round looks whose access is over and whoever is due is mailed. */
async function pass(app: RunningApp, ms: number) {
  app.clock.advance(ms)
  await createAccessEnds(app.deps).round()
  await doDueJobs(app, accessEndKind(app.deps).kind)
}

describe('the end of white-label access', () => {
  const app = setUpApp({ env: { PUBLIC_URL: 'https://product.example' } })

  it('is told once when it comes, and once more a day before hosts and mails show nobody', async () => {
    const { owner, host, end } = await newAgency(app)
    const stranger = await signUp(app)
    const { client, workspaceId } = stranger
    await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
    await pass(app, trialDays * day - minute)
    expect(await waiting(app, owner)).toBe(0)
    await pass(app, 2 * minute)
    await expect.poll(() => subjects(app, owner)).toEqual([ended])
    const [first] = await mailsOf(app, owner)
    expect(first!.text).toContain(`go on showing your agency until ${utc(darkAt(end))}.`)
    expect(first!.text).toContain(host)
    expect(first!.text).toContain('$70/month')
    expect(first!.text).toContain('https://product.example/pricing')

    await pass(app, day)
    await pass(app, (hostGraceDays - 2) * day - 10 * minute)
    expect(await waiting(app, owner)).toBe(0)
    expect(await subjects(app, owner)).toEqual([ended])
    await pass(app, 10 * minute)
    const last = `Your agency is shown until ${utc(darkAt(end)).slice(0, 10)}`
    await expect.poll(() => subjects(app, owner)).toEqual([ended, last])
    for (let turn = 0; turn < 10; turn += 1) await pass(app, day)
    expect(await waiting(app, owner)).toBe(0)
    expect(await subjects(app, owner)).toEqual([ended, last])
    // Who made nothing of the trial has nothing that goes.
    expect(await mailsOf(app, stranger)).toEqual([])
  })

  it('is told once where two rounds run at once', async () => {
    const { owner } = await newAgency(app)
    app.clock.advance(trialDays * day + minute)
    await Promise.all([pass(app, 0), pass(app, 0), pass(app, 0)])
    await expect.poll(() => subjects(app, owner)).toEqual([ended])
    await expect.poll(() => waiting(app, owner)).toBe(0)
    expect(await subjects(app, owner)).toEqual([ended])
  })

  it('is told after the fact where the server was off, and not long after it', async () => {
    const { owner, end } = await newAgency(app)
    await pass(app, (trialDays + hostGraceDays + 1) * day)
    await expect
      .poll(() => subjects(app, owner))
      .toEqual([`Your agency is not shown since ${utc(darkAt(end)).slice(0, 10)}`])
    const [mail] = await mailsOf(app, owner)
    expect(mail!.text).toContain(`have not shown your agency since ${utc(darkAt(end))}.`)
    const { owner: forgotten } = await newAgency(app)
    await pass(app, (trialDays + hostGraceDays + 4) * day)
    expect(await waiting(app, forgotten)).toBe(0)
    expect(await mailsOf(app, forgotten)).toEqual([])
  })

  it('is told to nobody whose access came back before the mail went', async () => {
    const { owner, end } = await newAgency(app)
    const { workspaceId } = owner
    app.clock.advance(trialDays * day + minute)
    const { workspaces } = createWorkspaceRepository(app.deps.stores)
    const later = Math.floor(app.clock.now() / 1000) + 1000
    const { modifiedCount } = await workspaces(region).updateOne(
      { _id: workspaceId },
      { $set: { 'internal.whitelabelTrialEndsAt': later } },
    )
    expect(modifiedCount).toBe(1)
    const signal = new AbortController().signal
    const about = { region, key: 'k', workspaceId, agentId: '', attempt: 1, signal } as const
    const { run } = accessEndKind(app.deps)
    await run({ ...about, payload: { news: 'ended', end } })
    expect(await mailsOf(app, owner)).toEqual([])
    // When that is over, too, it is told of.
    await pass(app, 2000 * 1000)
    await expect.poll(() => subjects(app, owner)).toEqual([ended])
  })
})

describe('a server that stops before the mail is sent', () => {
  const faults = failingWrites()
  const app = setUpApp({ wrapStores: faults.wrapStores })

  it('has it sent after its restart, once', async () => {
    const { owner } = await newAgency(app)
    await app.deps.jobs.stop()
    app.clock.advance(trialDays * day + minute)
    await createAccessEnds(app.deps).round()
    expect(await waiting(app, owner)).toBe(1)
    expect(await mailsOf(app, owner)).toEqual([])
    const jobs = createJobs(app.deps)
    const deps = { ...app.deps, jobs }
    await createAccessEnds(deps).round()
    jobs.start(jobKinds(deps), { everyMs: 20 })
    await expect.poll(() => subjects(app, owner)).toEqual([ended])
    await createAccessEnds(deps).round()
    await expect.poll(() => waiting(app, owner)).toBe(0)
    await jobs.stop()
    const again = createJobs(app.deps)
    await createAccessEnds({ ...app.deps }).round()
    again.start(jobKinds({ ...deps, jobs: again }), { everyMs: 20 })
    await createAccessEnds({ ...app.deps }).round()
    expect(await waiting(app, owner)).toBe(0)
    expect(await subjects(app, owner)).toEqual([ended])
    await again.stop()
  })

  it('tells of it wherever the store failed', async () => {
    const jobs = createJobs(app.deps)
    const deps = { ...app.deps, jobs }
    jobs.start(jobKinds(deps), { everyMs: 20 })
    const broken = createAccessEnds({ ...app.deps, stores: faults.wrapStores(app.deps.stores) })
    const told: Person[] = []
    for (let at = 1; at <= 20; at += 1) {
      const { owner } = await newAgency(app)
      app.clock.advance(trialDays * day + minute)
      const wasCut = await faults.during(at, () => broken.round().catch(() => {}))
      await createAccessEnds(app.deps).round()
      await expect.poll(() => subjects(app, owner), { message: `write ${at}` }).toContain(ended)
      told.push(owner)
      if (!wasCut) break
    }
    expect(told.length).toBeGreaterThanOrEqual(2)
    expect(told.length).toBeLessThan(20)
    await jobs.stop()
  })
})
