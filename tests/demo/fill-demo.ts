import { createRollUps } from '#api/analytics/roll-ups.ts'
import { createSiteReader } from '#api/providers/site-reader/create-site-reader.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { insertManyAgents } from '../harness/many-agents.ts'
import { seededRandom } from '../harness/seeded-random.ts'
import { newAgentId } from '../harness/sign-up.ts'
import { type AppSettings, startApp } from '../harness/start-app.ts'
import { becomeAgency } from './agency.ts'
import { agentPlans } from './agent-plans.ts'
import { agentLife, withIds } from './agents.ts'
import { call } from './call.ts'
import { chats, countryHeader } from './chats.ts'
import { checkAnswers } from './checks.ts'
import { tellCosts } from './costs.ts'
import { followUp } from './follow-up.ts'
import { library } from './library.ts'
import { asOwner, colleagues, type Demo, invitations, makeOwner } from './people.ts'
import type { DemoSites } from './sites.ts'
import { daysAgo, demoDays, live, type Moment } from './timeline.ts'

/** How much to make. */
export interface DemoSize {
  /** Share of the conversations and of the agents' changes. @default 1 */
  share?: number
  /** Agents altogether; those beyond the planned dozen stand in the eu workspace. @default the dozen */
  agents?: number
}

/** What was made. */
export interface DemoSummary {
  agents: number
  versions: number
  conversations: number
  people: number
}

const conversations = 300
/** The same demo every time. */
const seed = 60
/** Agents made by calls; the rest are written into the store. */
const mostByApi = 100
const leastMaxAgents = 25

/** An app to be filled: the product's own site reader, which may read the demo's websites. */
export function startDemoApp(sites: DemoSites, settings: Pick<AppSettings, 'dataDir'> = {}) {
  return startApp({
    ...settings,
    env: { GEO_COUNTRY_HEADER: countryHeader },
    deps: { siteReader: createSiteReader({ allow: sites.hosts }) },
  })
}

/** Lives through the demo's past in an app, by the calls browsers make. Ends in the present. */
export async function fillDemo(
  app: Demo['app'],
  sites: DemoSites,
  { share = 1, agents: wanted = agentPlans.length }: DemoSize = {},
): Promise<DemoSummary> {
  const agents = withIds(agentPlans)
  app.clock.advance(daysAgo(demoDays, 7 * 60) - app.clock.now())
  const demo = await makeOwner(app, Math.max(leastMaxAgents, wanted))
  const moments: Moment[] = [
    ...invitations(demo),
    { at: daysAgo(demoDays - 1), happen: () => saveThemes(demo) },
    { at: daysAgo(demoDays, 7 * 60), happen: () => makeMore(demo, wanted - agents.length) },
    ...agents.flatMap((agent) => agentLife(demo, sites, agent, share)),
    ...library(demo, sites, agents),
    ...chats(demo, agents, Math.ceil(conversations * share), seededRandom(seed)),
  ]
  await live(app.clock, moments)
  await tellCosts(demo, agents, seededRandom(seed))
  await followUp(demo, agents)
  await checkAnswers(demo, agents)
  await becomeAgency(demo)
  // What the server counts while it runs.
  await createRollUps(app.deps).round(0)
  return {
    agents: Math.max(wanted, agents.length),
    versions: await countVersions(demo),
    conversations: Math.ceil(conversations * share),
    people: 1 + colleagues.filter(({ joined }) => joined).length,
  }
}

async function saveThemes(demo: Demo): Promise<void> {
  await asOwner(demo, 'eu', async ({ client, workspaceId }) => {
    for (const [name, primary] of Object.entries({ Terracotta: '#b4532a', 'Deep sea': '#155e75' })) {
      const nineColorPallet = generatePalette(primary, 'light')
      const body = { workspaceId, name, primary, nineColorPallet, themeType: 'light' }
      const params = { region: 'eu', themeId: newAgentId() }
      await call(client, saveTheme, { params, body })
    }
  })
}

async function makeMore(demo: Demo, count: number): Promise<void> {
  const byApi = Math.min(count, mostByApi)
  await asOwner(demo, 'eu', async ({ client, workspaceId }) => {
    for (let index = 0; index < byApi; index += 1) {
      const agentName = `Branch ${index + 1}`
      const body = { agentName, agentTemplate: 'customer-support', agentId: newAgentId(), workspaceId }
      await call(client, convertTemplate, { params: { region: 'eu' }, body })
    }
  })
  const { stores } = demo.app.deps
  const workspaceId = demo.workspaces.eu
  if (count > byApi) {
    await insertManyAgents(stores, { region: 'eu', workspaceId, prefix: 'many', from: byApi, to: count })
  }
}

async function countVersions({ app }: Demo): Promise<number> {
  const { eu, na } = app.deps.stores
  const counts = await Promise.all([eu, na].map((store) => store.collection('versions').countDocuments({})))
  return counts.reduce((sum, count) => sum + count, 0)
}
