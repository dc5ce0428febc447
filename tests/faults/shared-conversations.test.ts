import { expect, it } from 'vitest'
import {
  type ConversationDoc,
  createConversationRepository,
} from '#api/conversations/conversation.repository.ts'
import { createLeadRepository, type LeadDoc, leadKey } from '#api/leads/lead.repository.ts'
import { createRequestRepository, type RequestDoc } from '#api/requests/request.repository.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { keysOf } from '#mocks/contracts/conversations/same-visitor.ts'
import { mostShared } from '#mocks/contracts/conversations/shared-conversations.ts'
import { exportVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { getInboxConversation } from '#mocks/contracts/inbox/conversation.contract.ts'
import { getLead } from '#mocks/contracts/leads/lead.contract.ts'
import { leadConversationsLimit } from '#mocks/contracts/leads/lead-limits.ts'
import { createMocks } from '#mocks/create-mocks.ts'
import { buildAgents } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildHeldConversation } from '#mocks/fixtures/live/held.fixtures.ts'
import { buildVisitorRequest } from '#mocks/fixtures/requests/request.fixtures.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { mockClient } from '../harness/mock-world.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'

const email = 'everybody@example.com'
const many = { requests: 1500, leads: 150, ofLead: 300 }
/** What may be read of a store to open one conversation or lead, whatever there is. */
const most = { calls: 40, documents: 1200 }

const read = { calls: 0, documents: 0 }
const app = setUpApp({
  wrapStores: (stores) =>
    interceptStores(stores, async (_, proceed) => {
      const answer = await proceed()
      read.calls += 1
      read.documents += Array.isArray(answer) ? answer.length : Number(answer !== null)
      return answer
    }),
})
const owner = setUpOwnerOfAgent(app)

const idOf = (kind: string, index: number) => `${kind}-${String(index).padStart(11, '0')}`

/** Whoever types an address makes conversations, requests and leads with it; the later ones have the higher numbers. */
async function typeAddress({ agentId, workspaceId }: { agentId: string; workspaceId: string }) {
  const { stores } = app.deps
  const conversation = (_id: string, at: number): ConversationDoc => ({
    ...{ _id, agentId, workspaceId, channel: 'widget', title: _id, messageCount: 0, unknownAnswers: 0 },
    ...newCourse,
    ...{ createdAt: at, lastMessageAt: at },
  })
  const range = (length: number) => Array.from({ length }, (_, index) => index)
  const asked = range(many.requests).map((index) => idOf('requested', index))
  const { conversations } = createConversationRepository(stores)
  await conversations('eu').insertMany(asked.map((id, index) => conversation(id, 1000 + index)))
  const requests = asked.map((_id, index): RequestDoc => {
    const told = { name: '', email, phone: '', matter: '', time: '', message: '' }
    const at = { createdAt: 1000 + index, updatedAt: 1000 + index, mailAt: 0, mailedAt: 0 }
    const kind = { wish: 'contact', state: 'open', channel: 'widget' } as const
    return { _id, agentId, ...kind, ...told, ...keysOf(told), ...at }
  })
  await createRequestRepository(stores).requests('eu').insertMany(requests)
  const { leads, links } = createLeadRepository(stores)
  const linked = range(many.ofLead).map((index) => idOf('linked', index))
  await conversations('eu').insertMany(linked.map((id, index) => conversation(id, 9000 - index)))
  const latest = linked.toReversed().slice(-leadConversationsLimit)
  const lead = (index: number): LeadDoc => ({
    ...{
      _id: leadKey(agentId, idOf('lead', index)),
      agentId,
      name: '',
      email,
      phone: `020 7946 ${9000 + index}`,
    },
    ...keysOf({ email, phone: `020 7946 ${9000 + index}` }),
    ...{ stage: 'New', owner: '', notes: '', fields: [], source: 'form', consent: '', found: [] },
    conversationIds: index === many.leads - 1 ? latest : [],
    ...{ mailAt: 0, mailTries: 0, mailedTo: [], createdAt: index, updatedAt: index, rev: 1, fieldRevs: {} },
  })
  await leads('eu').insertMany(range(many.leads).map(lead))
  const key = leadKey(agentId, idOf('lead', many.leads - 1))
  await links('eu').insertMany(linked.map((_id) => ({ _id, agentId, leadKey: key })))
}

it('an address a thousand conversations share is looked at within a bound, and the latest are shown', async () => {
  const { agentId } = owner
  await typeAddress(owner)
  const params = { region: 'eu', agentId } as const
  const opened = async () => {
    Object.assign(read, { calls: 0, documents: 0 })
    const conversationId = idOf('requested', 7)
    return (await owner.client.call(getInboxConversation, { params: { ...params, conversationId } })).body
  }
  const { visitor } = await opened()
  expect(read.calls).toBeLessThan(most.calls)
  expect(read.documents).toBeLessThan(most.documents)
  expect(visitor.sharedConversations).toBe(mostShared)
  expect(visitor.earlier.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => idOf('linked', index)),
  )

  Object.assign(read, { calls: 0, documents: 0 })
  const leadId = idOf('lead', 3)
  const lead = await owner.client.call(getLead, { params: { ...params, leadId } })
  expect(read.calls).toBeLessThan(most.calls)
  expect(read.documents).toBeLessThan(most.documents)
  expect(lead.body.sharedConversations).toBe(mostShared)

  // What is handed out is told to be more than is looked at here.
  const held = await owner.client.call(exportVisitor, { params, body: { email } })
  expect(held.body.complete).toBe(false)
})

it('the mocks count as far, and show as many', async () => {
  const [agent] = buildAgents()
  const mocks = createMocks({ agents: buildAgents() })
  for (let index = 0; index < mostShared + 20; index += 1) {
    const { card } = buildHeldConversation({ id: idOf('held', index), agentId: agent!.ID })
    const { id: ID, ...rest } = card
    const session = { ...rest, ID, lastMessageAt: 1000 + index, agent: null, unknownAnswers: 0 }
    mocks.db.utilities.visitorSessions.push(session)
    mocks.db.requests.push(buildVisitorRequest({ ID, agentId: agent!.ID, email, phone: '' }))
  }
  const client = mockClient(mocks, buildSession())
  const params = { region: 'eu', agentId: agent!.ID, conversationId: idOf('held', 0) }
  const { visitor } = (await client.call(getInboxConversation, { params })).body
  expect(visitor.sharedConversations).toBe(mostShared)
  expect(visitor.earlier.map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => idOf('held', mostShared + 19 - index)),
  )
})
