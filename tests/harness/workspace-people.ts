import { memberId } from '#api/workspaces/member.repository.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { takeConversation } from '#mocks/contracts/conversations/turn.contract.ts'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import type { HttpClient } from './http-client.ts'
import { newAgentId, type Person, signUp } from './sign-up.ts'
import type { RunningApp } from './start-app.ts'

/** Makes a customer-support agent, with its starter knowledge, in a person's own workspace. */
export async function makeAgent(person: Person, agentId = newAgentId()): Promise<string> {
  const { region, workspaceId } = person
  const body = { agentName: 'Front desk', agentTemplate: 'customer-support', agentId, workspaceId }
  const made = await person.client.call(convertTemplate, { params: { region }, body })
  if (made.status !== 200) throw new Error(`No agent: ${made.text}`)
  return agentId
}

/** Makes someone a member of another person's workspace, with the usual permissions unless told otherwise. */
export async function addMember(
  app: RunningApp,
  owner: Pick<Person, 'workspaceId' | 'region'>,
  member: Person,
  usersPerms?: Permission[],
): Promise<void> {
  const { workspaceId, region } = owner
  const { email } = member
  const { members, workspaces } = createWorkspaceRepository(app.deps.stores)
  const _id = memberId(workspaceId, email)
  await members(region).insertOne({ _id, workspaceId, email, role: 'member', joinedAt: 0, usersPerms })
  await workspaces(region).updateOne({ _id: workspaceId }, { $inc: { seatCount: 1 } })
  forgetAccess(app)
}

/** Ends a membership. */
export async function removeMember(app: RunningApp, owner: Person, member: Person): Promise<void> {
  const { members, workspaces } = createWorkspaceRepository(app.deps.stores)
  await members(owner.region).deleteOne({ _id: memberId(owner.workspaceId, member.email) })
  await workspaces(owner.region).updateOne({ _id: owner.workspaceId }, { $inc: { seatCount: -1 } })
  forgetAccess(app)
}

/** Sets the plan's own limits of a workspace (`internal.customPlan.limits`). */
export async function setLimits(
  app: RunningApp,
  { region, workspaceId }: Pick<Person, 'region' | 'workspaceId'>,
  limits: { maxAgents?: number | null; workspaceSeats?: number | null },
): Promise<void> {
  const users = createWorkspaceRepository(app.deps.stores).workspaces(region)
  await users.updateOne({ _id: workspaceId }, { $set: { 'internal.customPlan': { limits } } })
}

/** A server that calls with a new secret of the workspace. */
export async function workspaceKeyClient(app: RunningApp, person: Person): Promise<HttpClient> {
  const params = { region: person.region, uid: person.workspaceId }
  const made = await person.client.call(createWorkspaceKey, { params })
  if (made.status !== 200) throw new Error(`No secret: ${made.text}`)
  return app.client({ bearer: made.body.workspaceSecret })
}

/** A server that calls with the agent's own key. */
export async function agentKeyClient(app: RunningApp, owner: Person, agentId: string): Promise<HttpClient> {
  const made = await owner.client.call(createAgentKey, { params: { region: owner.region, agentId } })
  if (made.status !== 200) throw new Error(`No key: ${made.text}`)
  return app.client({ bearer: made.body.SECRET_API_KEY })
}

/** A visitor of an agent's widget. */
export async function visitorClient(app: RunningApp, region: Region, agentId: string): Promise<HttpClient> {
  const started = await app.client().call(createVisitorSession, { params: { region, agentId } })
  if (started.status !== 200) throw new Error(`No visitor: ${started.text}`)
  return app.client({ bearer: started.body.token })
}

/** A visitor asks an agent something and a member takes the conversation over; all of it is in `eu`. */
export async function takenChat(app: RunningApp, member: HttpClient, agentId: string) {
  const visitor = await visitorClient(app, 'eu', agentId)
  const said = await visitor.call(sendVisitorMessage, {
    params: { region: 'eu', agentId },
    body: { text: 'What is on the menu?' },
  })
  const { conversationId } = said.body
  const params = { region: 'eu', agentId, conversationId } as const
  await member.call(takeConversation, { params })
  return { visitor, conversationId, params }
}

/** A signed-in person whose session is over. */
export async function expiredPerson(app: RunningApp): Promise<Person> {
  const person = await signUp(app)
  const sessions = app.deps.stores[person.region].collection<{
    _id: string
    accountId: string
    expiresAt: number
  }>('sessions')
  const [mine] = await sessions.find({ accountId: person.session.user.uid }).toArray()
  await sessions.updateOne({ _id: mine?._id ?? '' }, { $set: { expiresAt: app.clock.now() - 1 } })
  forgetAccess(app)
  return person
}

/** Lets the server's two seconds of remembered access pass. */
function forgetAccess(app: RunningApp): void {
  app.clock.advance(2_001)
}
