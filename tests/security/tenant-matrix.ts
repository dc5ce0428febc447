import type { CallInput } from '../harness/http-client.ts'

/** Everyone who can call today, as the owner of the target sees them. */
export const principals = [
  'anonymous',
  'expired session',
  'owner',
  'member',
  'ex-member',
  'other owner',
  'owner in the other region',
  'workspace key',
  'workspace key of another',
  'workspace key of the other region',
  'agent key',
  'agent key of a sibling',
  'agent key of another',
  'visitor',
  'visitor of a sibling',
  'visitor of another',
] as const
export type PrincipalName = (typeof principals)[number]

/** Principals of threats G1 that no code can make yet, and what brings each. */
export const pendingPrincipals = [
  'agency admin by secret (agencies)',
  'client, client of another organisation, client of another agency (clients)',
  'organisation admin client (organisations)',
]

/** What a call aims at: things of the owner. */
export interface MatrixTarget {
  region: 'eu'
  workspaceId: string
  agentId: string
  conversationId: string
}

/** One operation: what is sent, and the status each principal gets. */
export interface MatrixRow {
  input: (target: MatrixTarget & { newAgentId: string }) => CallInput
  status: Record<PrincipalName, number>
}

const bearers = principals.slice(principals.indexOf('workspace key'))
const otherRegionKey = 'workspace key of the other region'

/** The same answer for everyone; a key of the other region is no credential here. */
function everyone(status: number): Record<PrincipalName, number> {
  return { ...fill(principals, status), [otherRegionKey]: 401 }
}

/** What the workspace may do with its agent; for everyone else it does not exist. */
function workspaceOnly(
  overrides: Partial<Record<PrincipalName, number>> = {},
): Record<PrincipalName, number> {
  return {
    ...fill(principals, 404),
    anonymous: 401,
    'expired session': 401,
    owner: 200,
    member: 200,
    'workspace key': 200,
    [otherRegionKey]: 401,
    visitor: 401,
    'visitor of a sibling': 401,
    'visitor of another': 401,
    ...overrides,
  }
}

/** Calls of the visitor's widget: the agent's own visitors alone. */
const visitorsOnly: Record<PrincipalName, number> = {
  ...fill(principals, 401),
  visitor: 200,
  'visitor of a sibling': 404,
  'visitor of another': 404,
}

/** Calls about the caller's own account: any browser session, no key. */
const sessionsOnly: Record<PrincipalName, number> = {
  ...fill(principals, 200),
  ...fill(bearers, 403),
  anonymous: 401,
  'expired session': 401,
  [otherRegionKey]: 401,
  visitor: 401,
  'visitor of a sibling': 401,
  'visitor of another': 401,
}

function fill(names: readonly PrincipalName[], status: number): Record<PrincipalName, number> {
  return Object.fromEntries(names.map((name) => [name, status])) as Record<PrincipalName, number>
}

const inRegion = ({ region }: MatrixTarget): CallInput => ({ params: { region } })
const aboutAgent = ({ region, agentId }: MatrixTarget): CallInput => ({ params: { region, agentId } })

/** The expected status of every operation for every principal (threats G1). */
export const matrixRows: Record<string, MatrixRow> = {
  'session.code.send': {
    input: (target) => ({ ...inRegion(target), body: { email: 'matrix@example.com' } }),
    status: everyone(200),
  },
  'session.ticket.create': {
    input: (target) => ({ ...inRegion(target), body: { email: 'matrix@example.com', code: '000000' } }),
    status: everyone(401),
  },
  'session.token.create': {
    input: (target) => ({ ...inRegion(target), body: { token: 't_eu_never_issued_to_anyone' } }),
    status: everyone(401),
  },
  'session.current.get': { input: inRegion, status: sessionsOnly },
  'session.newUser.send': {
    input: (target) => ({ ...inRegion(target), body: { userData: { uid: 'someone-else' } } }),
    status: sessionsOnly,
  },
  'workspaces.workspace.get': {
    input: ({ region, workspaceId }) => ({ params: { region, uid: workspaceId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'agents.agent.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'agents.agent.get': { input: aboutAgent, status: workspaceOnly({ 'agent key': 200 }) },
  'agents.agent.save': {
    input: (target) => ({
      ...aboutAgent(target),
      body: { workspaceId: target.workspaceId, description: 'x' },
    }),
    status: workspaceOnly({ 'agent key': 200 }),
  },
  'agents.version.create': { input: aboutAgent, status: workspaceOnly({ 'agent key': 200 }) },
  'agents.template.create': {
    input: ({ region, workspaceId, newAgentId: agentId }) => ({
      params: { region },
      body: { agentName: 'Matrix', agentTemplate: 'blank-template', agentId, workspaceId },
    }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'agents.knowledge.list': { input: aboutAgent, status: workspaceOnly({ 'agent key': 200 }) },
  'onboarding.branding.get': {
    input: ({ region, workspaceId }) => ({
      params: { region },
      body: { workspaceId, company: { website: 'cafe.example' } },
    }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'onboarding.agent.create': {
    input: ({ region, workspaceId, newAgentId: agentId }) => ({
      params: { region },
      body: {
        workspaceId,
        agentId,
        company: { name: 'Café', website: 'cafe.example', description: 'Coffee by the harbour.' },
        brandingChoices: {
          primaryColor: '#b4532a',
          themeMode: 'light',
          faviconApproved: false,
          customLogo: null,
        },
      },
    }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'conversations.conversation.list': { input: aboutAgent, status: workspaceOnly({ 'agent key': 200 }) },
  'conversations.message.list': {
    input: ({ region, agentId, conversationId }) => ({ params: { region, agentId, conversationId } }),
    status: workspaceOnly({ 'agent key': 200 }),
  },
  'conversations.testMessage.send': {
    input: (target) => ({
      ...aboutAgent(target),
      body: { text: 'When are you open?', conversationId: target.conversationId },
    }),
    status: workspaceOnly({ 'agent key': 200 }),
  },
  'embed.agent.get': { input: aboutAgent, status: everyone(200) },
  'embed.session.create': { input: aboutAgent, status: everyone(200) },
  'embed.message.send': {
    input: (target) => ({ ...aboutAgent(target), body: { text: 'When are you open?' } }),
    status: visitorsOnly,
  },
  'embed.message.list': { input: aboutAgent, status: visitorsOnly },
  'platform.ip.get': { input: inRegion, status: everyone(200) },
  'agents.key.create': {
    input: aboutAgent,
    status: workspaceOnly({ member: 403, 'workspace key': 403, 'agent key': 403 }),
  },
  // Last: it ends the sessions it is called with.
  'session.current.remove': { input: inRegion, status: everyone(200) },
}
