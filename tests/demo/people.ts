import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { saveProfile } from '#mocks/contracts/session/account.contract.ts'
import { createTicket, signOut, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { joinWorkspace } from '#mocks/contracts/workspaces/member.contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { invite } from '../harness/invitations.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import type { RunningApp } from '../harness/start-app.ts'
import { setLimits } from '../harness/workspace-people.ts'
import { call } from './call.ts'
import { daysAgo, type Moment } from './timeline.ts'

/** Who owns the demo; anybody at this machine may sign in as them. */
export const demoOwner = { email: 'owner@example.com', password: 'voiceglow-demo' } as const

/** 12,480.5 credits in each workspace. */
const milliCredits = 12_480_500

/** The app being filled and the owner's workspace in each region. */
export interface Demo {
  app: RunningApp
  workspaces: Record<Region, string>
}

/** Somebody the owner invited. */
interface Colleague {
  email: string
  /** A role: the demo knows no people. */
  displayName: string
  region: Region
  usersPerms: Permission[]
  /** Days ago they were invited. */
  invited: number
  /** Whether they accepted. */
  joined: boolean
}

const workspaceNames: Record<Region, string> = { eu: 'Europe', na: 'North America' }
/** Nobody here needs to be led to a first agent. */
const onboarded = { showOnboarding: false, internal: { isAgentOnboardingDone: true } }
/** Seats of the owner's plan beside the two everybody has. */
const workspaceSeats = 6

const onlooker = 'trainee'
/** Who may look at everything of Europe and change nothing. */
export const onlookerEmail = `${onlooker}@example.com`

/** Everybody but the owner; one invitation is still open, one ran out. */
export const colleagues: readonly Colleague[] = [
  person('support-lead', 'Support lead', 'eu', ['view', 'chats', 'editAgents', 'publish', 'members'], 57),
  person('designer', 'Designer', 'eu', ['view', 'editAgents'], 51),
  person('accounts', 'Accounts', 'eu', ['view', 'billing'], 33),
  person(onlooker, 'Trainee', 'eu', ['view'], 12),
  person('sales-lead', 'Sales lead', 'na', ['view', 'chats', 'editAgents', 'publish'], 44),
  person('night-shift', 'Night shift', 'na', ['view', 'chats'], 18),
  { ...person('seasonal', 'Seasonal staff', 'eu', ['view'], 21), joined: false },
  { ...person('reviewer', 'Reviewer', 'eu', ['view'], 2), joined: false },
]

function person(
  name: string,
  displayName: string,
  region: Region,
  usersPerms: Permission[],
  invited: number,
): Colleague {
  return { email: `${name}@example.com`, displayName, region, usersPerms, invited, joined: true }
}

/** Makes the owner's account with a workspace in each region, and what their plan allows. */
export async function makeOwner(app: RunningApp, maxAgents: number): Promise<Demo> {
  const owner = await signUp(app, demoOwner)
  const workspaces = { eu: owner.workspaceId, na: newAgentId() }
  for (const region of regions) {
    await call(owner.client, saveWorkspace, {
      params: { region, uid: workspaces[region] },
      body: { workspaceName: workspaceNames[region], ...onboarded },
    })
    // A plan of one's own and credits are nothing the api lets anybody give themselves.
    await setLimits(app, { region, workspaceId: workspaces[region] }, { maxAgents, workspaceSeats })
    const kept = createWorkspaceRepository(app.deps.stores).workspaces(region)
    await kept.updateOne({ _id: workspaces[region] }, { $set: { milliCredits } })
  }
  await rename(owner, 'Owner')
  return { app, workspaces }
}

/** Signs the owner in for one visit to one of their workspaces, and out again. */
export function asOwner<T>(demo: Demo, region: Region, visit: (owner: Person) => Promise<T>): Promise<T> {
  return asPerson(demo, { email: demoOwner.email, home: 'eu' }, region, visit)
}

/** Signs whoever answers visitors of a region in for one visit: its lead once they have joined, the owner before. */
export function asAnswering<T>(
  demo: Demo,
  region: Region,
  visit: (member: Person) => Promise<T>,
): Promise<T> {
  const lead = colleagues.find((each) => each.region === region && each.usersPerms.includes('chats'))
  const isThere = lead && demo.app.clock.now() > daysAgo(lead.invited - 1)
  return isThere
    ? asPerson(demo, { email: lead.email, home: region }, region, visit)
    : asOwner(demo, region, visit)
}

async function asPerson<T>(
  { app, workspaces }: Demo,
  { email, home }: { email: string; home: Region },
  region: Region,
  visit: (person: Person) => Promise<T>,
): Promise<T> {
  const client = app.client()
  const params = { region: home }
  const body = { email, password: demoOwner.password }
  const { token } = await call(client, createTicket, { params, body })
  const session = await call(client, tokenToUser, { params, body: { token } })
  const result = await visit({ client, email, region, session, workspaceId: workspaces[region] })
  await call(client, signOut, { params })
  return result
}

/** The colleagues' invitations, and how those who accept them join. */
export function invitations(demo: Demo): Moment[] {
  return colleagues.map((colleague) => ({
    at: daysAgo(colleague.invited, 10 * 60),
    happen: () => asOwner(demo, colleague.region, (owner) => inviteOne(demo, owner, colleague)),
  }))
}

async function inviteOne({ app }: Demo, owner: Person, colleague: Colleague): Promise<void> {
  const { email, displayName, region, usersPerms, joined } = colleague
  const link = await invite(app, owner, email, usersPerms)
  if (!joined) return
  const member = await signUp(app, { email, region, password: demoOwner.password })
  await call(member.client, joinWorkspace, { params: { region }, body: link })
  await call(member.client, saveWorkspace, {
    params: { region, uid: member.workspaceId },
    body: { workspaceName: displayName, ...onboarded },
  })
  await rename(member, displayName)
}

async function rename({ client, session }: Person, displayName: string): Promise<void> {
  const params = { region: session.user.region }
  await call(client, saveProfile, { params, body: { displayName } })
}
