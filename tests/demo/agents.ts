import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { publishAgent, restoreVersion } from '#mocks/contracts/agents/version.contract.ts'
import { createPersonalizedAgent, getBrandingInfo } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import { partsOfReply } from '#mocks/contracts/styling/css-reply.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { newAgentId, type Person } from '../harness/sign-up.ts'
import type { AgentPlan } from './agent-plans.ts'
import { call } from './call.ts'
import { asOwner, type Demo } from './people.ts'
import type { DemoSiteName, DemoSites } from './sites.ts'
import { daysAgo, type Moment } from './timeline.ts'

/** An agent of the plan with the id it gets. */
export interface DemoAgent {
  id: string
  plan: AgentPlan
}

/** When the owner works, in minutes after midnight and for how many. */
const officeOpens = 8 * 60
const officeMinutes = 9 * 60

/** Gives every planned agent its id. */
export function withIds(plans: readonly AgentPlan[]): DemoAgent[] {
  return plans.map((plan) => ({ id: newAgentId(), plan }))
}

/** How an agent is made, styled and changed over its days; `share` of the changes happen. */
export function agentLife(demo: Demo, sites: DemoSites, agent: DemoAgent, share: number): Moment[] {
  const { id, plan } = agent
  const visit = (days: number, act: (owner: Person) => Promise<void>): Moment => ({
    // Nobody publishes on the stroke of the hour.
    at: daysAgo(days, officeOpens + ((plan.made * 17 + days * 31) % officeMinutes)),
    happen: () => asOwner(demo, plan.region, act),
  })
  const edits = plan.edits.slice(0, Math.ceil(plan.edits.length * share))
  const gap = (plan.made - 1) / (edits.length + 1)
  return [
    visit(plan.made, async (owner) => {
      await make(owner, sites, agent)
      await applyStyling(owner, agent)
    }),
    ...edits.map((fields, index) =>
      visit(Math.floor(plan.made - gap * (index + 1)), async (owner) => {
        await save(owner, id, fields)
        await publish(owner, id)
      }),
    ),
    visit(1 + (plan.made % 5), async (owner) => {
      const rev = plan.draft && (await save(owner, id, plan.draft))
      if (plan.restores && rev) await restore(owner, id, plan.restores, rev)
    }),
  ]
}

async function make(owner: Person, sites: DemoSites, { id, plan }: DemoAgent): Promise<void> {
  const { origin, title } = plan
  const { region, workspaceId, client } = owner
  if ('site' in origin) return makeFromSite(owner, sites, origin.site, { id, plan })
  if ('platform' in origin) {
    const body = { title, agentPlatform: origin.platform, workspaceId }
    await call(client, saveAgent, { params: { region, agentId: id }, body })
    return
  }
  const body = { agentName: title, agentTemplate: origin.template, agentId: id, workspaceId }
  await call(client, convertTemplate, { params: { region }, body })
}

/** The Agent Wizard: read the website, take its first colour and its logo. */
async function makeFromSite(
  { client, region, workspaceId }: Person,
  sites: DemoSites,
  site: DemoSiteName,
  { id, plan }: DemoAgent,
): Promise<void> {
  const company = sites.companies[site]
  const params = { region }
  const read = await call(client, getBrandingInfo, { params, body: { company, workspaceId } })
  const { colors, favicon } = read.brandingInfo
  const brandingChoices = {
    primaryColor: plan.theme?.primary ?? colors[0] ?? '#2563eb',
    themeMode: plan.theme?.mode ?? 'light',
    faviconApproved: favicon !== null,
    customLogo: null,
  }
  await call(client, createPersonalizedAgent, {
    params,
    body: { company, brandingChoices, workspaceId, agentId: id, agentName: plan.title },
  })
}

/** Colours and CSS of its own, the CSS as the styling assistant writes it. */
async function applyStyling(owner: Person, { id, plan }: DemoAgent): Promise<void> {
  const { theme, wish, origin } = plan
  if (theme && 'template' in origin) {
    const { primary, mode } = theme
    await save(owner, id, {
      theme: mode === 'dark' ? 'blue-dark' : 'blue-light',
      customThemeJSONString: formatThemeJson({
        primary,
        nineColorPallet: generatePalette(primary, mode),
        themeType: mode,
      }),
    })
  }
  // The assistant writes for the colours the agent has by now.
  if (wish) await save(owner, id, { customCSS: await writeCss(owner, id, wish) })
  if (theme ?? wish) await publish(owner, id)
}

async function writeCss({ client, region, workspaceId }: Person, agentID: string, wish: string) {
  const { response } = await call(client, createCss, {
    body: {
      messages: [{ role: 'user', content: wish }],
      currentCSS: '',
      userData: { uid: workspaceId },
      agentID,
      bucket: region === 'eu' ? 'voiceglow-eu' : '',
    },
  })
  const { css } = partsOfReply(response)
  if (!css) throw new Error(`The styling assistant did not understand '${wish}': ${response}`)
  return css
}

async function save(
  { client, region }: Person,
  agentId: string,
  fields: Partial<AgentFields>,
): Promise<number> {
  const { rev } = await call(client, saveAgent, { params: { region, agentId }, body: fields })
  return rev
}

async function publish({ client, region }: Person, agentId: string): Promise<void> {
  await call(client, publishAgent, { params: { region, agentId } })
}

async function restore(
  { client, region }: Person,
  agentId: string,
  version: number,
  rev: number,
): Promise<void> {
  const params = { region, agentId, version: String(version) }
  await call(client, restoreVersion, { params, body: { rev } })
}
