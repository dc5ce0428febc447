import type { CallInput } from '../harness/http-client.ts'

/** Everyone who can call today, as the owner of the target sees them. */
export const principals = [
  'anonymous',
  'expired session',
  'owner',
  'member',
  'viewer',
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
  ownerEmail: string
  memberEmail: string
  agentId: string
  conversationId: string
  /** @default nobody's */
  automationId?: string
  /** @default nobody's */
  eventId?: string
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
    viewer: 200,
    'workspace key': 200,
    [otherRegionKey]: 401,
    visitor: 401,
    'visitor of a sibling': 401,
    'visitor of another': 401,
    ...overrides,
  }
}

/** The same, for what takes more than seeing: a member who may only look is refused. */
function changesIn(overrides: Partial<Record<PrincipalName, number>> = {}): Record<PrincipalName, number> {
  return workspaceOnly({ viewer: 403, ...overrides })
}

/** Looking after the workspace and its people: its owner, its secret, and members who may. */
function managersOnly(owner: number): Record<PrincipalName, number> {
  return changesIn({ owner, member: 403, 'workspace key': owner, 'agent key': 404 })
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

/** Calls about the own account that find nothing, or nothing right. */
function sessionsGet(status: number): Record<PrincipalName, number> {
  const entries = Object.entries(sessionsOnly).map(([name, known]) => [name, known === 200 ? status : known])
  return Object.fromEntries(entries)
}

function fill(names: readonly PrincipalName[], status: number): Record<PrincipalName, number> {
  return Object.fromEntries(names.map((name) => [name, status])) as Record<PrincipalName, number>
}

const inRegion = ({ region }: MatrixTarget): CallInput => ({ params: { region } })
const aboutWorkspace = ({ region, workspaceId }: MatrixTarget): CallInput => ({
  params: { region, uid: workspaceId },
})
const aboutAgent = ({ region, agentId }: MatrixTarget): CallInput => ({ params: { region, agentId } })
const aboutFirstVersion = ({ region, agentId }: MatrixTarget): CallInput => ({
  params: { region, agentId, version: '1' },
})

const aboutLibrary = ({ region, workspaceId }: MatrixTarget): CallInput => ({
  params: { region },
  query: { workspaceId },
})
const aboutLibraryItem = ({
  region,
  workspaceId,
  newAgentId: itemId,
}: MatrixTarget & { newAgentId: string }) => ({
  params: { region, itemId },
  query: { workspaceId },
})

/** Its address is this machine's: a test of it is refused before anything leaves, which is a success of the test. */
const calledFunction = {
  name: 'matrix',
  description: 'Nothing.',
  method: 'GET',
  url: 'https://127.0.0.1/',
  headers: [],
  parameters: [],
  bodyTemplate: '',
  credentialId: '',
  timeout: 1,
}

const savedColours = {
  name: 'Matrix',
  primary: '#B4532A',
  nineColorPallet: Array.from({ length: 10 }, () => [18, 62, 44]),
  themeType: 'light',
}

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
  'session.session.list': { input: inRegion, status: sessionsOnly },
  'session.session.remove': {
    input: (target) => ({ ...inRegion(target), body: { ID: 'nobody-has-this' } }),
    status: sessionsGet(404),
  },
  'session.password.save': {
    input: (target) => ({
      ...inRegion(target),
      body: { password: 'long enough by far', currentPassword: 'not this' },
    }),
    status: sessionsGet(422),
  },
  'session.profile.save': {
    input: (target) => ({ ...inRegion(target), body: { displayName: 'Matrix' } }),
    status: sessionsOnly,
  },
  'session.newUser.send': {
    input: (target) => ({ ...inRegion(target), body: { userData: { uid: 'someone-else' } } }),
    status: sessionsOnly,
  },
  'workspaces.workspace.get': {
    input: aboutWorkspace,
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'workspaces.workspace.save': {
    input: (target) => ({ ...aboutWorkspace(target), body: { showOnboarding: false } }),
    status: changesIn({ 'agent key': 404 }),
  },
  'workspaces.workspace.remove': {
    // The owner's main one, which stays.
    input: aboutWorkspace,
    status: changesIn({ owner: 403, member: 403, 'workspace key': 403, 'agent key': 404 }),
  },
  'workspaces.member.list': { input: aboutWorkspace, status: workspaceOnly({ 'agent key': 404 }) },
  'workspaces.member.save': {
    input: (target) => ({
      ...aboutWorkspace(target),
      body: { email: target.memberEmail, usersPerms: ['view', 'editAgents', 'publish'] },
    }),
    status: managersOnly(200),
  },
  'workspaces.member.remove': {
    // Nobody removes the owner, who cannot leave either.
    input: (target) => ({ ...aboutWorkspace(target), body: { email: target.ownerEmail } }),
    status: { ...managersOnly(422), 'workspace key': 403 },
  },
  'workspaces.member.create': {
    input: (target) => ({
      ...inRegion(target),
      body: { uid: target.workspaceId, email: target.memberEmail, secret: 'never-sent-to-anyone' },
    }),
    status: sessionsGet(404),
  },
  'workspaces.invitation.list': { input: aboutWorkspace, status: managersOnly(200) },
  'workspaces.invitation.send': {
    input: (target) => ({ ...aboutWorkspace(target), body: { to: 'matrix@example.com' } }),
    status: managersOnly(200),
  },
  'workspaces.invitation.remove': {
    input: (target) => ({ ...aboutWorkspace(target), body: { email: 'nobody@example.com' } }),
    status: managersOnly(404),
  },
  'workspaces.invitation.check': {
    input: (target) => ({
      ...inRegion(target),
      body: { uid: target.workspaceId, email: target.memberEmail, secret: 'never-sent-to-anyone' },
    }),
    status: everyone(404),
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
    status: changesIn({ 'agent key': 200 }),
  },
  'agents.version.create': { input: aboutAgent, status: changesIn({ 'agent key': 200 }) },
  'agents.version.list': { input: aboutAgent, status: workspaceOnly({ 'agent key': 200 }) },
  'agents.version.get': { input: aboutFirstVersion, status: workspaceOnly({ 'agent key': 200 }) },
  'agents.version.restore': {
    // Nobody has that revision: whoever may restore meets a conflict, and the draft stays as it is.
    input: (target) => ({ ...aboutFirstVersion(target), body: { rev: 1_000_000 } }),
    status: changesIn({ owner: 409, member: 409, 'workspace key': 409, 'agent key': 409 }),
  },
  'agents.backup.create': {
    input: ({ region, agentId, workspaceId }) => ({
      params: { region },
      body: { agentId, workspaceId, userEmail: 'nobody@example.com' },
    }),
    // Nobody has that address: a person may sign with their own alone, a server with a member's.
    status: changesIn({ owner: 403, member: 403, 'workspace key': 422, 'agent key': 422 }),
  },
  'agents.agent.duplicate': {
    input: (target) => ({ ...aboutAgent(target), body: { agentId: target.newAgentId } }),
    status: changesIn({ 'agent key': 403 }),
  },
  'agents.agent.remove': {
    // An agent made for each call alone, so that the others still have theirs.
    input: ({ region, newAgentId: agentId }) => ({ params: { region, agentId } }),
    status: changesIn({ member: 403, 'workspace key': 403, 'agent key': 404 }),
  },
  'agents.template.export': {
    // The agent has no nodes, which is said to whoever may know of it.
    input: ({ region, agentId }) => ({ params: { region }, body: { agentId } }),
    status: workspaceOnly({ owner: 422, member: 422, viewer: 422, 'workspace key': 422, 'agent key': 422 }),
  },
  'agents.template.import': {
    input: ({ region, workspaceId, newAgentId: agentId }) => ({
      params: { region },
      body: { agentTemplate: { schemaVersion: 1, agent: { title: 'Matrix' } }, agentId, workspaceId },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'agents.template.create': {
    input: ({ region, workspaceId, newAgentId: agentId }) => ({
      params: { region },
      body: { agentName: 'Matrix', agentTemplate: 'blank-template', agentId, workspaceId },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'agents.knowledge.list': { input: aboutAgent, status: workspaceOnly({ 'agent key': 200 }) },
  'onboarding.branding.get': {
    input: ({ region, workspaceId }) => ({
      params: { region },
      body: { workspaceId, company: { website: 'cafe.example' } },
    }),
    status: changesIn({ 'agent key': 404 }),
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
    status: changesIn({ 'agent key': 404 }),
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
  'styling.theme.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'styling.theme.save': {
    input: ({ region, workspaceId }) => ({
      params: { region, themeId: 'theme-matrix-001' },
      body: { workspaceId, ...savedColours },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'styling.theme.remove': {
    input: ({ region, workspaceId }) => ({
      params: { region, themeId: 'theme-matrix-001' },
      query: { workspaceId },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'files.file.create': {
    input: ({ region, workspaceId, agentId }) => ({
      params: { region },
      body: { agentId, userId: workspaceId, base64Payload: 'SGVsbG8=', targetPath: 'documents/hello.txt' },
    }),
    status: changesIn({ 'agent key': 200 }),
  },
  'notifications.newAgent.send': {
    input: ({ region, agentId }) => ({ params: { region }, body: { agent: { ID: agentId } } }),
    status: workspaceOnly({ 'agent key': 200 }),
  },
  'library.credential.list': { input: aboutLibrary, status: workspaceOnly({ 'agent key': 404 }) },
  'library.credential.save': {
    input: ({ region, workspaceId, newAgentId: itemId }) => ({
      params: { region, itemId },
      body: { workspaceId, name: 'Matrix', kind: 'bearer', secret: 'matrix-secret' },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'library.credential.get': {
    input: aboutLibraryItem,
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.credential.remove': {
    input: aboutLibraryItem,
    status: changesIn({ 'agent key': 404 }),
  },
  'library.prompt.list': { input: aboutLibrary, status: workspaceOnly({ 'agent key': 404 }) },
  'library.prompt.save': {
    input: ({ region, workspaceId, newAgentId: itemId }) => ({
      params: { region, itemId },
      body: { workspaceId, title: 'Matrix', content: 'Answer briefly.' },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'library.prompt.get': {
    input: aboutLibraryItem,
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.prompt.remove': {
    input: aboutLibraryItem,
    status: changesIn({ 'agent key': 404 }),
  },
  'library.function.list': { input: aboutLibrary, status: workspaceOnly({ 'agent key': 404 }) },
  'library.function.save': {
    input: ({ region, workspaceId, newAgentId: itemId }) => ({
      params: { region, itemId },
      body: { workspaceId, ...calledFunction, name: `f_${itemId.replaceAll('-', '_')}` },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'library.function.get': {
    input: aboutLibraryItem,
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.function.remove': {
    input: aboutLibraryItem,
    status: changesIn({ 'agent key': 404 }),
  },
  'library.function.check': {
    input: ({ region, workspaceId }) => ({
      params: { region },
      body: { workspaceId, definition: calledFunction, arguments: {} },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'library.automation.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.automation.save': {
    input: ({ region, workspaceId, newAgentId, automationId = newAgentId }) => ({
      params: { region, automationId },
      body: { workspaceId, maxPages: 12 },
    }),
    status: changesIn({ 'agent key': 404 }),
  },
  'library.automation.remove': {
    // One made for each call alone, so that the others still have theirs.
    input: ({ region, newAgentId: automationId }) => ({ params: { region, automationId } }),
    status: changesIn({ 'agent key': 404 }),
  },
  'library.automationRun.create': {
    input: ({ region, newAgentId, automationId = newAgentId }) => ({ params: { region, automationId } }),
    status: changesIn({ owner: 202, member: 202, 'workspace key': 202, 'agent key': 404 }),
  },
  'library.automationRun.list': {
    input: ({ region, newAgentId, automationId = newAgentId }) => ({ params: { region, automationId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.session.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.session.remove': {
    // One held for each call alone.
    input: ({ region, newAgentId: sessionId }) => ({ params: { region, sessionId } }),
    status: changesIn({ 'agent key': 404 }),
  },
  'library.event.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.event.send': {
    // There is no endpoint to send it to, which is said to whoever may.
    input: ({ region, newAgentId, eventId = newAgentId }) => ({ params: { region, eventId } }),
    status: managersOnly(409),
  },
  'library.eventSettings.get': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId } }),
    status: workspaceOnly({ 'agent key': 404 }),
  },
  'library.eventSettings.save': {
    input: ({ region, workspaceId }) => ({
      params: { region, workspaceId },
      body: { subscribedEvents: ['agent_created'] },
    }),
    status: managersOnly(200),
  },
  'library.eventSecret.create': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId } }),
    status: managersOnly(200),
  },
  // Keys belong to a region, which this address has none of.
  'platform.languages.list': {
    input: () => ({}),
    status: { ...fill(principals, 200), ...fill(bearers, 401) },
  },
  'platform.ip.get': { input: inRegion, status: everyone(200) },
  'styling.css.create': {
    input: ({ workspaceId, agentId }) => ({
      body: {
        messages: [{ role: 'user', content: 'make the chat bubble purple' }],
        currentCSS: '',
        userData: { uid: workspaceId },
        agentID: agentId,
        bucket: 'voiceglow-eu',
      },
    }),
    // No region in its address, so keys, which live in one, do not open it.
    status: {
      ...sessionsOnly,
      ...fill(bearers, 401),
      'ex-member': 404,
      'other owner': 404,
      'owner in the other region': 404,
    },
  },
  'agents.key.create': {
    input: aboutAgent,
    status: changesIn({ member: 403, 'workspace key': 403, 'agent key': 403 }),
  },
  // Last: it ends the sessions it is called with.
  'session.current.remove': { input: inRegion, status: everyone(200) },
}
