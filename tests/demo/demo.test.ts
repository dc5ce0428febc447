import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { AgentCard } from '#mocks/contracts/agents/agent.schema.ts'
import { keptVersions } from '#mocks/contracts/agents/kept-versions.ts'
import { listVersions } from '#mocks/contracts/agents/version.contract.ts'
import { getFigures, getUsage } from '#mocks/contracts/analytics/figures.contract.ts'
import { listConversations, listMessages } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { ConversationCard } from '#mocks/contracts/conversations/message.schema.ts'
import { listLeads } from '#mocks/contracts/leads/lead.contract.ts'
import { listAutomations } from '#mocks/contracts/library/automation.contract.ts'
import { listCredentials } from '#mocks/contracts/library/credential.contract.ts'
import { listFunctions } from '#mocks/contracts/library/function.contract.ts'
import { listPrompts } from '#mocks/contracts/library/prompt.contract.ts'
import { listCheckCases } from '#mocks/contracts/publishing/case.contract.ts'
import type { CheckRun } from '#mocks/contracts/publishing/check.schema.ts'
import { createTicket, getSession, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { listThemes } from '#mocks/contracts/styling/theme.contract.ts'
import { listInvitations } from '#mocks/contracts/workspaces/invitation.contract.ts'
import { listMembers } from '#mocks/contracts/workspaces/member.contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import type { RunningApp } from '../harness/start-app.ts'
import { demoAgency } from './agency.ts'
import { agentPlans } from './agent-plans.ts'
import { call } from './call.ts'
import { type DemoSummary, fillDemo, startDemoApp } from './fill-demo.ts'
import { demoOwner } from './people.ts'
import { type DemoSites, startDemoSites } from './sites.ts'

const share = 0.2
const moreAgents = 103
const daySeconds = 86_400

describe('the demo', () => {
  let sites: DemoSites
  let app: RunningApp
  let made: DemoSummary
  let owner: HttpClient
  let workspaces: Record<Region, string>

  beforeAll(async () => {
    sites = await startDemoSites()
    app = await startDemoApp(sites)
    made = await fillDemo(app, sites, { share, agents: agentPlans.length + moreAgents })
    owner = app.client()
    const params = { region: 'eu' }
    const { token } = await call(owner, createTicket, { params, body: demoOwner })
    const session = await call(owner, tokenToUser, { params, body: { token } })
    const uidIn = (region: Region) => session.workspaces.find((card) => card.region === region)?.uid ?? ''
    workspaces = { eu: uidIn('eu'), na: uidIn('na') }
  }, 180_000)

  afterAll(async () => {
    await app?.stop()
    await sites?.stop()
  })

  async function agentsOf(region: Region): Promise<AgentCard[]> {
    const query = { workspaceId: workspaces[region], limit: '100', sort: 'lastModified' }
    return (await call(owner, listAgents, { params: { region }, query })).items
  }

  async function conversationsOf(region: Region): Promise<(ConversationCard & { agentId: string })[]> {
    const found = []
    for (const { ID: agentId } of await agentsOf(region)) {
      const query = { limit: '100' }
      const { items } = await call(owner, listConversations, { params: { region, agentId }, query })
      found.push(...items.map((item) => ({ ...item, agentId })))
    }
    return found
  }

  it('is back in the present, with an owner who signs in by password', async () => {
    expect(Math.abs(app.clock.now() - Date.now())).toBeLessThan(1000)
    const { user, workspaces: cards } = await call(owner, getSession, { params: { region: 'eu' } })
    expect(user.displayName).toBe('Owner')
    expect(cards.map(({ region, role }) => `${region} ${role}`).sort()).toEqual(['eu owner', 'na owner'])
  })

  it('is an agency in eu, which may still change how it looks', async () => {
    const agency = await call(owner, getAgency, { params: { region: 'eu', agencyId: workspaces.eu } })
    expect(agency).toMatchObject({ name: demoAgency.name, googleFont: 'DM+Sans', rev: 1 })
    expect(agency.squarePhotoURL).toMatch(/^\/files\//)
    const { workspace } = await call(owner, getWorkspace, { params: { region: 'eu', uid: workspaces.eu } })
    expect(workspace.internal.whitelabelTrialEndsAt).toBeGreaterThan(app.clock.now() / 1000 + 13 * daySeconds)
  })

  it.each(regions)('has agents in %s, with looks and drafts of their own', async (region) => {
    const titles = (await agentsOf(region)).map(({ title }) => title)
    const planned = agentPlans.filter((plan) => plan.region === region).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(planned))
    const cards = (await agentsOf(region)).filter(({ title }) => planned.includes(title))
    expect(cards.some(({ customThemeJSONString }) => customThemeJSONString !== '')).toBe(true)
    expect(cards.some(({ rev, publishedRev }) => rev !== publishedRev)).toBe(true)
  })

  it('has as many more agents as were asked for, and the plan allows them', async () => {
    const params = { region: 'eu', uid: workspaces.eu }
    const { limits, usage } = await call(owner, getWorkspace, { params })
    const planned = agentPlans.filter(({ region }) => region === 'eu').length
    expect(usage.agents).toBe(planned + moreAgents)
    expect(limits.maxAgents).toBeGreaterThanOrEqual(usage.agents)
  })

  it.each(regions)('has conversations in %s over a month or more, known and unknown', async (region) => {
    const all = await conversationsOf(region)
    const times = all.map(({ lastMessageAt }) => lastMessageAt)
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(30 * daySeconds)
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now() / 1000)
    expect(new Set(all.map(({ messageCount }) => messageCount)).size).toBeGreaterThan(2)
    const known = new Set<boolean>()
    for (const { id: conversationId, agentId } of all) {
      const params = { region, agentId, conversationId }
      const { items } = await call(owner, listMessages, { params })
      for (const message of items) if (message.role === 'assistant') known.add(message.known)
    }
    expect([...known].sort()).toEqual([false, true])
  })

  it('has every conversation that was made', async () => {
    const [eu, na] = await Promise.all([conversationsOf('eu'), conversationsOf('na')])
    expect(eu.length + na.length).toBe(made.conversations)
  })

  it('has figures worth looking at, equal to what was said', async () => {
    const day = (days: number) => new Date(Date.now() - days * daySeconds * 1000).toISOString().slice(0, 10)
    const query = { from: day(59), to: day(0) }
    let conversations = 0
    let countries = 0
    for (const region of regions) {
      for (const { ID: agentId } of await agentsOf(region)) {
        const { totals, ...figures } = await call(owner, getFigures, { params: { region, agentId }, query })
        conversations += totals.conversations
        countries += figures.countries?.length ?? 0
      }
    }
    const kept = [...(await conversationsOf('eu')), ...(await conversationsOf('na'))]
    expect(conversations).toBe(kept.filter(({ channel }) => channel === 'widget').length)
    expect(countries).toBeGreaterThan(1)
  })

  it('has visitors, people who answer, thumbs, costs and failures to look at', async () => {
    const day = (days: number) => new Date(Date.now() - days * daySeconds * 1000).toISOString().slice(0, 10)
    const query = { from: day(59), to: day(0) }
    const stages = new Set<string>()
    const spoken = new Set<string>()
    const checkRuns: CheckRun[] = []
    let waited = 0
    const sum = { visitors: 0, handedOver: 0, up: 0, credits: 0, spoken: 0, failed: 0 }
    for (const region of regions) {
      for (const { ID: agentId } of await agentsOf(region)) {
        const of = { params: { region, agentId }, query }
        const { totals, languages } = await call(owner, getFigures, of)
        const { models } = await call(owner, getUsage, of)
        const some = { limit: '20' }
        const leads = await call(owner, listLeads, { params: { region, agentId }, query: some })
        for (const { stage } of leads.items) stages.add(stage)
        for (const { name } of languages) if (name) spoken.add(name)
        if (totals.firstPerson.median) waited += 1
        const checks = await call(owner, listCheckCases, { params: { region, agentId } })
        if (checks.run) checkRuns.push(checks.run)
        for (const name of ['visitors', 'handedOver', 'up', 'credits'] as const) sum[name] += totals[name]
        for (const { featureKey, answers, failed } of models) {
          if (featureKey === 'speech') sum.spoken += answers
          sum.failed += failed
        }
      }
    }
    for (const [name, count] of Object.entries(sum)) expect(count, name).toBeGreaterThan(0)
    expect(waited).toBeGreaterThan(0)
    expect(spoken.size).toBeGreaterThan(2)
    expect(stages).toContain('Contacted')
    // It does not know what seashells are worth, and answers the rest as the cases ask.
    expect(checkRuns).toMatchObject([{ state: 'done', asked: 4, failed: 1 }])
  })

  it('has agents with several versions, one of them restored', async () => {
    const counts: number[] = []
    const kept: (number | null)[] = []
    for (const { ID: agentId, title } of await agentsOf('eu')) {
      if (!agentPlans.some((plan) => plan.title === title)) continue
      const { items } = await call(owner, listVersions, { params: { region: 'eu', agentId } })
      counts.push(items.length)
      kept.push(...items.map(({ keptFor }) => keptFor))
    }
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(3)
    expect(Math.max(...counts)).toBeLessThanOrEqual(keptVersions)
    expect(kept).toContain(2)
  })

  it('has people in every state: members, invited, and an invitation that ran out', async () => {
    const params = { region: 'eu', uid: workspaces.eu }
    const members = await call(owner, listMembers, { params })
    expect(members.items.map(({ displayName }) => displayName)).toEqual(
      expect.arrayContaining(['Owner', 'Support lead', 'Designer', 'Accounts', 'Trainee']),
    )
    const mayAnswer = members.items.filter(({ usersPerms }) => usersPerms.includes('chats'))
    expect(mayAnswer.map(({ displayName }) => displayName).sort()).toEqual(['Owner', 'Support lead'])
    const { items } = await call(owner, listInvitations, { params })
    const open = items.map(({ expiresAt }) => expiresAt > Date.now() / 1000)
    expect(open.sort()).toEqual([false, true])
  })

  it('keeps prompts, functions with their key, and a crawler that has read its site', async () => {
    const input = { params: { region: 'eu' }, query: { workspaceId: workspaces.eu } }
    const [prompts, functions, credentials, crawlers] = await Promise.all([
      call(owner, listPrompts, input),
      call(owner, listFunctions, input),
      call(owner, listCredentials, input),
      call(owner, listAutomations, input),
    ])
    expect(prompts.items.length).toBeGreaterThan(1)
    expect(functions.items.map(({ name }) => name).sort()).toEqual([
      'book_table',
      'find_order',
      'opening_hours',
    ])
    expect(credentials.items[0]?.usedBy.map(({ name }) => name).sort()).toEqual(['book_table', 'find_order'])
    expect(crawlers.items[0]?.lastRun).toMatchObject({ state: 'done' })
    expect(crawlers.items[0]?.lastRun?.pagesRead).toBeGreaterThan(1)
  })

  it('keeps themes for later', async () => {
    const query = { workspaceId: workspaces.eu }
    const { items } = await call(owner, listThemes, { params: { region: 'eu' }, query })
    expect(items.map(({ name }) => name).sort()).toEqual(['Deep sea', 'Terracotta'])
  })
})
