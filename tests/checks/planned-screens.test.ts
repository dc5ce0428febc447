import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { agentSections } from '#app/routes/agent-sections.ts'
import { signedInRoutes } from '#app/signed-in-routes.ts'
import { agentActions } from '#features/agents/bar/agent-action-entries.ts'
import { paths } from '#features/shared/paths.ts'
import { WorkspaceContext } from '#features/shared/session/workspace-context.ts'
import { NavigationContent } from '#features/shell/navigation-content.tsx'
import { navigationEntries } from '#features/shell/navigation-entries.ts'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'

/** Spec 2 §2.6, side navigation, and the logs of §7.5; what is at `sessions` gave way to Chats (decision 0082). */
const navigationOfSpec = [
  ...['Agents', 'Chats'],
  ...['Functions', 'Meta Pages', 'WhatsApp Numbers', 'Twilio Numbers'],
  ...['Crawler', 'Prompts', 'Events', 'Logs'],
  ...['Agency', 'Clients'],
  'Credentials',
]

/** Spec 3 §2, agent routes and tabs. */
const sectionsOfSpec: Record<string, string> = {
  home: 'Home',
  overview: 'Widget',
  voice: 'Voice',
  nodes: 'Prompt',
  prompt: 'Canvas',
  kb: 'Knowledge',
  convos: 'Chats',
  analytics: 'Analytics',
  metrics: 'Metrics',
  leads: 'Leads',
  channels: 'Channels',
  tools: 'Tools',
  settings: 'Settings',
  billing: 'Billing',
}

/** Spec 2 §2.6, agent actions menu. */
const actionsOfSpec = [
  'Copy Agent ID',
  'Export Agent Template',
  'Website Script',
  'Connect to Number',
  ...['WhatsApp', 'Discord', 'Telegram', 'Instagram'],
  'Version History',
]

const labelsOf = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)
const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((each) => !some.includes(each))
const agentId = buildAgent().ID

const planned = {
  'side navigation': without(navigationOfSpec, labelsOf(navigationEntries)),
  'agent sections': without(Object.values(sectionsOfSpec), labelsOf(agentSections)),
  'agent actions': without(actionsOfSpec, labelsOf(agentActions)),
}

function routeOf(address: string): RouteObject | undefined {
  return matchRoutes(signedInRoutes, address)?.at(-1)?.route
}

/** What the route at an address shows, loaded as the browser would. */
async function screenAt(address: string): Promise<unknown> {
  const { lazy } = routeOf(address) ?? {}
  if (typeof lazy !== 'function') return undefined
  return ((await lazy()) as { Component?: unknown }).Component
}

/** The side navigation as it is drawn. */
function drawnNavigation(): string {
  const noPage = { getElementById: () => null, querySelector: () => null, location: { origin: '' } }
  vi.stubGlobal('document', noPage)
  const workspace = buildWorkspaceCard()
  const stay = () => undefined
  const state = { workspace, region: 'eu' as const, workspaces: [workspace], select: stay, adopt: stay }
  const content = createElement(WorkspaceContext, { value: state }, createElement(NavigationContent))
  const router = createElement(MemoryRouter, { initialEntries: [paths.agents.href('eu')] }, content)
  try {
    return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, router))
  } finally {
    vi.unstubAllGlobals()
  }
}

describe('screens that are not built yet', () => {
  it('are listed here, and nothing else is missing or invented', () => {
    for (const [where, labels] of Object.entries(planned)) {
      process.stdout.write(`without a screen, ${where}: ${labels.join(', ') || 'none'}\n`)
    }
    const entries = labelsOf(navigationEntries)
    expect(entries).toEqual(navigationOfSpec.filter((label) => entries.includes(label)))
    expect(without(labelsOf(agentActions), actionsOfSpec)).toEqual([])
    for (const { tab, label } of agentSections) expect(sectionsOfSpec[tab]).toBe(label)
  })

  it('stand in the order of the specification once they are built', () => {
    const tabs = agentSections.map(({ tab }) => tab)
    expect(tabs).toEqual(Object.keys(sectionsOfSpec).filter((tab) => tabs.includes(tab)))
    const actions = labelsOf(agentActions)
    expect(actions).toEqual(actionsOfSpec.filter((label) => actions.includes(label)))
  })

  it('have no entry in the navigation, and what is drawn is what is built', () => {
    const markup = drawnNavigation()
    const drawn = [...markup.matchAll(/vg-navigation__label">([^<]+)</g)].map(([, label]) => label)
    expect(drawn.length).toBeGreaterThan(0)
    expect([...drawn].sort()).toEqual([...labelsOf(navigationEntries)].sort())
    for (const { href } of navigationEntries) expect(markup).toContain(`href="${href('eu')}"`)
  })

  it.each(Object.keys(sectionsOfSpec))('the agent section %s has a tab and a screen, or neither', (tab) => {
    const isShown = agentSections.some((section) => section.tab === tab)
    // The route of every tab without a screen leads on to the overview.
    const isTaken = routeOf(paths.agent.href('eu', agentId, tab))?.path !== paths.agent.pattern
    expect(isTaken).toBe(isShown)
  })
})

describe('screens that are built', () => {
  it.each(navigationEntries)('$label is where the navigation leads', async ({ href }) => {
    for (const region of ['eu', 'na'] as const) {
      expect(routeOf(href(region))?.path).not.toBe('*')
      expect(await screenAt(href(region))).toBeTypeOf('function')
    }
  })

  it.each(agentSections)('$label is where its tab leads', async ({ tab, path }) => {
    const address = paths.agent.href('na', agentId, tab)
    expect(routeOf(address)?.path).toBe(path)
    expect(await screenAt(address)).toBeTypeOf('function')
  })
})
