import { describe, expect, it, vi } from 'vitest'
import type { SiteRead } from '#api/providers/site-reader/site-reader.ts'
import { publicArea } from '#api/public/area.ts'
import { createPersonalizedAgent, getBrandingInfo } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { createTrial, sendTrialQuestion } from '#mocks/contracts/public/trial.contract.ts'
import { trialsFull, trialsOfTheDayUsed } from '#mocks/contracts/public/trial.refusals.ts'
import { trialLimits } from '#mocks/contracts/public/trial-limits.ts'
import { buildSiteRead, fakeSiteReader } from '../harness/fake-site-reader.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, signUp } from '../harness/sign-up.ts'

const params = { region: 'eu' } as const
const own = { 'Sec-Fetch-Site': 'same-origin' }
const body = { website: 'cafe.example' }
const hour = 60 * 60 * 1000

describe('a website tried without an account', () => {
  const asked: unknown[] = []
  const reader = fakeSiteReader()
  const app = setUpApp({
    deps: {
      siteReader: {
        read(website, options) {
          asked.push(options)
          return reader.read(website, options)
        },
      },
    },
  })

  const kept = async (name: string) => (await app.deps.stores.eu.collection(name).find({}).toArray()).length

  it.each([
    [{}],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://other.example' }],
  ])('is refused to whoever is no page of ours: %j', async (headers) => {
    const before = asked.length
    for (const contract of [createTrial, sendTrialQuestion]) {
      const trialId = 'x'.repeat(43)
      const reply = await app
        .client()
        .call(contract, { params, body: { ...body, trialId, text: 'Hi' }, headers })
      expect(reply.status).toBe(403)
    }
    expect(asked).toHaveLength(before)
  })

  it('is read within the bounds of trials, from the places all of them share', async () => {
    const reply = await app.client().call(createTrial, { params, body, headers: own })
    expect(reply.status).toBe(200)
    expect(asked.at(-1)).toMatchObject({
      owner: 'trials',
      maxPages: trialLimits.pages,
      maxMs: trialLimits.seconds * 1000,
    })
    expect(reply.headers.getSetCookie()).toEqual([])
  })

  it('is gone within the hour, from the store as well', async () => {
    const client = app.client()
    const { trialId } = (await client.call(createTrial, { params, body, headers: own })).body
    const question = { params, body: { trialId, text: 'When are you open?' }, headers: own }
    expect((await client.call(sendTrialQuestion, question)).status).toBe(200)
    expect(await kept('trials')).toBeGreaterThan(0)
    expect(JSON.stringify(await app.deps.stores.eu.collection('trials').find({}).toArray())).not.toContain(
      trialId,
    )
    app.clock.advance(trialLimits.minutes * 60_000 + 1)
    expect((await client.call(sendTrialQuestion, question)).status).toBe(404)
    const rounds = publicArea.rounds?.(app.deps) ?? []
    expect(trialLimits.minutes * 60_000 + Math.max(...rounds.map(({ everyMs }) => everyMs))).toBeLessThan(
      hour,
    )
    for (const { work } of rounds) await work()
    expect([await kept('trials'), await kept('trialSites')]).toEqual([0, 0])
  })

  it('is gone from the memory of whichever process built its index, first question or not', async () => {
    const client = app.client()
    const trial = (await client.call(createTrial, { params, body, headers: own })).body
    const ask = () =>
      client.call(sendTrialQuestion, {
        params,
        body: { trialId: trial.trialId, text: 'When are you open?' },
        headers: own,
      })
    const search = vi.spyOn(app.deps.knowledge, 'search')
    const forget = vi.spyOn(app.deps.knowledge, 'forget')
    await ask()
    const agentId = search.mock.calls[0]?.[0].agentId ?? ''
    // Another process has no index of it yet.
    app.deps.knowledge.forget(agentId)
    forget.mockClear()
    app.clock.advance(trialLimits.minutes * 60_000 - 500)
    expect((await ask()).status).toBe(200)
    await vi.waitFor(() => expect(forget).toHaveBeenCalledWith(agentId), { timeout: 3000 })
  })

  it('is refused once as many were read as are in a day, however few try now', async () => {
    const day = { _id: new Date(app.deps.now()).toISOString().slice(0, 10) }
    const days = app.deps.stores.eu.collection<{ _id: string; count: number }>('trialDays')
    await days.updateOne(day, { $set: { count: trialLimits.aDay } }, { upsert: true })
    const reply = await app.client().call(createTrial, { params, body, headers: own })
    expect(reply.status).toBe(429)
    expect(reply.error).toMatchObject({ code: 'trials_used', message: trialsOfTheDayUsed.message })
    await days.updateOne(day, { $set: { count: 0 } })
  })

  it('is refused while as many as may are being tried', async () => {
    const expiresAt = app.deps.now() + hour
    const trials = app.deps.stores.eu.collection('trials')
    for (let count = 0; count < trialLimits.atOnce; count++)
      await trials.insertOne({ _id: `other-${count}`, expiresAt } as never)
    const before = asked.length
    const reply = await app.client().call(createTrial, { params, body, headers: own })
    expect(reply.status).toBe(429)
    expect(reply.error).toMatchObject({ code: trialsFull.code, message: trialsFull.message })
    expect(asked).toHaveLength(before)
  })
})

describe('a trial whose website is kept by an account', () => {
  let reads: string[] = []
  let site: Partial<SiteRead> = {}
  const app = setUpApp({
    deps: {
      siteReader: {
        read: async (website) => {
          reads.push(website)
          return buildSiteRead(site)
        },
      },
    },
  })
  const company = { name: 'Harbour', website: body.website, description: 'Coffee by the harbour.' }

  /** Tries the website, signs up and makes its agent; how often it was read for each. */
  async function keep(tried: Partial<SiteRead>, website = body.website) {
    reads = []
    site = tried
    const { trialId } = (await app.client().call(createTrial, { params, body, headers: own })).body
    const { client, workspaceId } = await signUp(app)
    const look = { workspaceId, company: { website }, trialId }
    const branding = await client.call(getBrandingInfo, { params, body: look })
    expect(branding.status).toBe(200)
    const untilBranding = reads.length
    const made = await client.call(createPersonalizedAgent, {
      params,
      body: {
        workspaceId,
        agentId: newAgentId(),
        company: { ...company, website },
        brandingChoices: {
          primaryColor: '#b4532a',
          themeMode: 'light',
          faviconApproved: false,
          customLogo: null,
        },
      },
    })
    expect(made.status).toBe(200)
    return [untilBranding, reads.length]
  }
  const many = Array.from({ length: trialLimits.pages }, (_, index) => ({
    url: `https://cafe.example/${index}`,
    title: `Page ${index}`,
    text: `# Page ${index}`,
  }))

  it('is not read a second time', async () => expect(await keep({})).toEqual([1, 1]))

  it.each([
    ['has as many pages as a trial reads', { pages: many }],
    ['was cut short', { cutShort: true }],
  ])('is read in full while the agent is made where it %s', async (_, tried) =>
    expect(await keep(tried)).toEqual([1, 2]),
  )

  it('is no other website’s', async () => expect(await keep({}, 'other.example')).toEqual([2, 2]))

  it('is read as ever once the trial is over', async () => {
    reads = []
    const { trialId } = (await app.client().call(createTrial, { params, body, headers: own })).body
    const { client, workspaceId } = await signUp(app)
    app.clock.advance(trialLimits.minutes * 60_000 + 1)
    await client.call(getBrandingInfo, {
      params,
      body: { workspaceId, company: { website: body.website }, trialId },
    })
    expect(reads).toHaveLength(2)
  })
})

describe('trials of one address', () => {
  const app = setUpApp({ rateLimitFactor: 1 })

  it('are five an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count++)
      statuses.push((await app.client().call(createTrial, { params, body, headers: own })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('websites that cannot be read', () => {
  const app = setUpApp({ env: { TRUST_PROXY: '1' }, rateLimitFactor: 1 })
  const tryOn = async (website: string, ip: string) => {
    const headers = { ...own, 'X-Forwarded-For': ip }
    return (await app.client().call(createTrial, { params, body: { website }, headers })).status
  }

  it('take nothing from the five that can', async () => {
    for (let count = 0; count < 6; count++) expect(await tryOn('unreachable.example', '10.9.0.1')).toBe(422)
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push(await tryOn('cafe.example', '10.9.0.1'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it(`are tried ${trialLimits.triesAnHour} times an hour all the same`, async () => {
    const statuses: number[] = []
    for (let count = 0; count <= trialLimits.triesAnHour; count++)
      statuses.push(await tryOn('unreachable.example', '10.9.0.2'))
    expect(statuses.filter((status) => status === 422)).toHaveLength(trialLimits.triesAnHour)
    expect(statuses.at(-1)).toBe(429)
  })
})
