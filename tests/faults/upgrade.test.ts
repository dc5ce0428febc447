import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConversationDoc } from '#api/conversations/conversation.repository.ts'
import { leadKey } from '#api/leads/lead.repository.ts'
import type { Doc, DocStore } from '#api/store/store.ts'
import { upgradeStores } from '#api/upgrade-stores.ts'
import { getAgent, listAgents } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { listVersions } from '#mocks/contracts/agents/version.contract.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { exportVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { getPublicAgent, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { getConversationLead, saveLead } from '#mocks/contracts/leads/lead.contract.ts'
import { removeVisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { getWorkspace, saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

/** What the test touches of documents of any kind. */
interface Loose extends Doc {
  agentId?: string
  titleKey?: string
  emailKey?: string
  phoneKey?: string
  seatCount?: number
  publishedAt?: number
  customCSS?: string
  agent?: Pick<Agent, 'customCSS' | 'voiceConfig'>
  voiceConfig?: Agent['voiceConfig']
  lead?: string
  conversationIds?: string[]
  channel?: string
}

/** CSS as it was kept before it was cleaned. */
const raw = 'body { color: red }\n.vg-widget { background: url(https://evil.example/x) }'

describe('documents of an earlier version', () => {
  let app: RunningApp
  let owner: Person
  let agentId: string
  const conversationId = newAgentId()
  const leadId = newAgentId()
  let requestId: string
  const testRequestId = 'asked-in-test-chat'

  const collection = (name: string): DocStore<Loose> => app.deps.stores.eu.collection(name)
  const unset = (name: string, _id: string, ...fields: string[]) =>
    collection(name).updateOne({ _id }, { $unset: Object.fromEntries(fields.map((field) => [field, ''])) })

  /** A conversation and its visitor's lead, linked as they were at first. */
  async function addLinked(): Promise<void> {
    const saved = await owner.client.call(saveLead, {
      params: { region: 'eu', agentId, leadId },
      body: { name: 'Ana' },
    })
    expect(saved.status).toBe(200)
    const _id = leadKey(agentId, leadId)
    await collection('leads').updateOne({ _id }, { $set: { conversationIds: [conversationId] } })
    await collection('leadLinks').insertOne({ _id: conversationId, agentId, lead: _id })
    const conversation: ConversationDoc = {
      ...{ _id: conversationId, agentId, workspaceId: owner.workspaceId, channel: 'widget', title: 'Hello' },
      ...{ messageCount: 0, unknownAnswers: 0, ...newCourse, createdAt: 1, lastMessageAt: 1 },
    }
    await collection('conversations').insertOne(conversation)
  }

  beforeAll(async () => {
    app = await startApp()
    owner = await signUp(app)
    agentId = await makeAgent(owner)
    await unset('users', owner.workspaceId, 'seatCount', 'seatCountAt', 'fieldRevs', 'deletedAt', 'isMain')
    await unset('agents', agentId, 'titleKey')
    await collection('agentWords').deleteMany({ agentId })
    await unset('versions', `${agentId}:1`, 'kind', 'savedAt', 'savedBy', 'keptFor')
    await collection('versions').updateOne({ _id: `${agentId}:1` }, { $set: { publishedAt: 1234 } })
    const voiceConfig = {
      ...agentDefaults.voiceConfig,
      config: { ...agentDefaults.voiceConfig.config, enableWebCalling: true },
    }
    await collection('agents').updateOne({ _id: agentId }, { $set: { customCSS: raw, voiceConfig } })
    const kept = await collection('versions').findOne({ _id: `${agentId}:1` })
    const published = { ...kept?.agent, voiceConfig, customCSS: `${raw}${'@media x{'.repeat(9_990)}` }
    await collection('versions').updateOne({ _id: `${agentId}:1` }, { $set: { agent: published } })
    const visitor = await visitorClient(app, 'eu', agentId)
    const said = await visitor.call(sendVisitorMessage, {
      params: { region: 'eu', agentId },
      body: { text: 'Call me back: Ada@Byron.example, 020 7946 0018' },
    })
    requestId = said.body.conversationId
    await unset('visitorRequests', requestId, 'emailKey', 'phoneKey')
    const { _id: __, ...request } = (await collection('visitorRequests').findOne({ _id: requestId }))!
    await collection('visitorRequests').insertOne({ ...request, _id: testRequestId, channel: 'test' })
    await collection('leads').deleteMany({ agentId })
    await addLinked()
    await collection('schema').deleteMany({})
    await upgradeStores(app.deps.stores)
    // What is published is looked for again after a second.
    app.clock.advance(2_000)
  })
  afterAll(() => app.stop())

  it('are a workspace like any other', async () => {
    const params = { region: 'eu', uid: owner.workspaceId } as const
    const { body } = await owner.client.call(getWorkspace, { params })
    expect(body).toMatchObject({ workspace: { isMain: true } })
    const saved = await owner.client.call(saveWorkspace, { params, body: { workspaceName: 'Upgraded' } })
    expect(saved.status).toBe(200)
    expect((await collection('users').findOne({ _id: owner.workspaceId }))?.seatCount).toBe(1)
  })

  it('are an agent that is found and sorted', async () => {
    const { body } = await owner.client.call(getAgent, { params: { region: 'eu', agentId } })
    const { title } = body as { title: string }
    for (const query of [{ q: title }, { sort: 'title' }] as Record<string, string>[]) {
      const found = await owner.client.call(listAgents, {
        params: { region: 'eu' },
        query: { workspaceId: owner.workspaceId, ...query },
      })
      expect(found.body).toMatchObject({ items: [{ ID: agentId }] })
    }
  })

  it('are a version of the history', async () => {
    const { body } = await owner.client.call(listVersions, { params: { region: 'eu', agentId } })
    expect(body).toMatchObject({ items: [{ version: 1, kind: 'published', savedAt: 1234, savedBy: null }] })
  })

  it('have clean CSS; what nobody can read is gone', async () => {
    const { body } = await owner.client.call(getAgent, { params: { region: 'eu', agentId } })
    expect(body.customCSS).toBe('.vg-scope { color: red }')
    const visited = await app.client().call(getPublicAgent, { params: { region: 'eu', agentId } })
    expect(visited.body.customCSS).toBe('')
  })

  it('take no calls their owners never asked for', async () => {
    const draft = await collection('agents').findOne({ _id: agentId })
    const version = await collection('versions').findOne({ _id: `${agentId}:1` })
    for (const agent of [draft, version?.agent]) {
      expect(agent?.voiceConfig).toEqual(agentDefaults.voiceConfig)
    }
  })

  it('are a conversation that knows its lead, and leaves it when it is deleted', async () => {
    const params = { region: 'eu', agentId, conversationId } as const
    const { body } = await owner.client.call(getConversationLead, { params })
    expect(body).toMatchObject({ lead: { ID: leadId, conversationIds: [conversationId] } })
    const removed = await owner.client.call(removeVisitorSession, {
      params: { region: 'eu', sessionId: conversationId },
    })
    expect(removed.status).toBe(200)
    const lead = await collection('leads').findOne({ _id: leadKey(agentId, leadId) })
    expect(lead?.conversationIds).toEqual([])
  })

  it.each([{ email: 'ada@byron.example' }, { phone: '+44 20 7946 0018' }])(
    'are a request that is found by other spellings: %j',
    async (body) => {
      const held = await owner.client.call(exportVisitor, { params: { region: 'eu', agentId }, body })
      expect(held.body.requests.map(({ ID }) => ID)).toEqual([requestId])
    },
  )

  it('ask nothing of the team in a test chat', async () => {
    expect(await collection('visitorRequests').findOne({ _id: testRequestId })).toBeNull()
  })

  it('are looked at once', async () => {
    await unset('agents', agentId, 'titleKey')
    await upgradeStores(app.deps.stores)
    expect((await collection('agents').findOne({ _id: agentId }))?.titleKey).toBeUndefined()
  })
})
