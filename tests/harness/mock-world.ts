import { getResponse } from 'msw'
import { createVisitorSession } from '#mocks/contracts/embed/embed.contract.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import { createMocks, type Mocks } from '#mocks/create-mocks.ts'
import { buildAgent, buildAgents } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { publicAgentId } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { buildHeldConversation } from '#mocks/fixtures/live/held.fixtures.ts'
import { buildVisitorRequest } from '#mocks/fixtures/requests/request.fixtures.ts'
import { buildSession, fixtureCode, fixturePassword } from '#mocks/fixtures/session/session.fixtures.ts'
import {
  buildWorkspace,
  buildWorkspaceCard,
  fixtureWorkspaceIds,
} from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { leaveMockDetails } from '#mocks/handlers/leads/leave-mock-details.ts'
import { emptyLibrary } from '#mocks/handlers/library/library-db.ts'
import { mockTurns } from '#mocks/handlers/live/mock-turns.ts'
import { type Client, clientOver, type Send } from './http-client.ts'
import { newAgentId, newEmail } from './sign-up.ts'
import type { World } from './world.ts'

const strangerWorkspaceId = 'workspace000eu9'

/** A world of mocks: each has a memory of its own. */
export function mockWorld(): World {
  const ownSession = buildSession()
  const [agent] = buildAgents()
  const strangerAgent = buildAgent({ ID: newAgentId(), ownerID: strangerWorkspaceId })
  const mocks = createMocks({ agents: [...buildAgents(), strangerAgent], library: emptyLibrary })
  mocks.db.workspaces.push(buildWorkspace({ uid: strangerWorkspaceId }))
  const anonymous = () => mockClient(mocks, null)

  /** A visitor's conversation with the owner's agent; answers with its id. */
  function hold(): string {
    const id = mocks.db.nextId('held')
    const held = buildHeldConversation({ id, agentId: agent?.ID ?? '' })
    mocks.db.live.held.push(held)
    const { id: ID, ...card } = held.card
    mocks.db.utilities.visitorSessions.push({ ...card, ID, agent: null, unknownAnswers: 0 })
    return id
  }

  return {
    region: 'eu',
    owner: mockClient(mocks, ownSession),
    member: mockClient(mocks, withWorkspace(fixtureWorkspaceIds.eu, 'member', 'member@example.com')),
    stranger: mockClient(mocks, withWorkspace(strangerWorkspaceId, 'owner')),
    anonymous,
    async visitor() {
      const params = { region: 'eu', agentId: publicAgentId }
      const started = await anonymous().call(createVisitorSession, { params })
      return clientOver(sendAs(mocks, null, `Bearer ${started.body.token}`))
    },
    async heldConversation() {
      const conversationId = hold()
      return {
        conversationId,
        async writes(text) {
          const turns = mockTurns(mocks.db)
          const into = turns.load({ agentId: agent?.ID ?? '', conversationId })
          const { id: messageId } = turns.add(into, { role: 'user', text })
          const [email] = /[\w-]+@[\w.]+\w/.exec(text) ?? []
          const [, name] = /My name is (\w+)/.exec(text) ?? []
          const told = { ...(email && { email }), ...(name && { name }) }
          leaveMockDetails(mocks.db, agent?.ID ?? '', conversationId, told, { messageId, text })
        },
      }
    },
    async askedConversation() {
      const conversationId = hold()
      const session = mocks.db.utilities.visitorSessions.find(({ ID }) => ID === conversationId)
      Object.assign(session ?? {}, { askedTeamAt: Math.floor(mocks.db.now() / 1000) })
      mocks.db.requests.unshift(buildVisitorRequest({ ID: conversationId, agentId: agent?.ID ?? '' }))
      return { conversationId }
    },
    async dislikedConversation() {
      const id = hold()
      mocks.db.inbox.transcripts.set(id, [buildMessage({ rating: 'down' })])
      return { conversationId: id }
    },
    async leaveRun(runId) {
      const found = mocks.db.checks.get(agent?.ID ?? '')?.runs.find(({ run }) => run.ID === runId)
      Object.assign(found?.run ?? {}, { state: 'running' })
    },
    email: ownSession.user.email,
    workspaceId: fixtureWorkspaceIds.eu,
    agentId: agent?.ID ?? '',
    strangerAgentId: strangerAgent.ID,
    strangerWorkspaceId,
    publishedAgentId: publicAgentId,
    newEmail,
    newAgentId,
    codeFor: async () => fixtureCode,
    async invitationFor(email) {
      const found = mocks.db.people.invitations.find(({ card }) => card.email === email)
      if (!found) throw new Error(`Nobody invited ${email}`)
      return { uid: found.uid, email, secret: found.secret }
    },
    publishRecords(records) {
      for (const { name } of records) mocks.db.publishedRecords.add(name)
    },
    withPassword: async () => ({ email: ownSession.user.email, password: fixturePassword }),
  }
}

/** A browser in front of mocks; it keeps its own session as a cookie would. */
export function mockClient(mocks: Mocks, session: Session | null): Client {
  return clientOver(sendAs(mocks, session))
}

function sendAs(mocks: Mocks, session: Session | null, bearer?: string): Send {
  let mine = session
  return async (path, init) => {
    const headers = { ...init.headers, ...(bearer && { Authorization: bearer }) }
    mocks.db.session = mine
    const response = await getResponse(
      mocks.handlers,
      new Request(`http://mocks${path}`, { ...init, headers }),
    )
    mine = mocks.db.session
    if (!response) throw new Error(`No mock answers ${init.method} ${path}`)
    return response
  }
}

function withWorkspace(uid: string, role: 'owner' | 'member', email = newEmail()): Session {
  return buildSession({
    user: { uid: `user-of-${uid}`, email },
    workspaces: [buildWorkspaceCard({ uid, role })],
  })
}
