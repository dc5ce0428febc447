import { createPlatformKeys } from '#api/agents/platform-keys.ts'
import { createFigureFloors } from '#api/analytics/figure-floors.ts'
import { createFigureZones } from '#api/analytics/figure-zones.ts'
import type { FlowStateDoc } from '#api/conversations/conversation.repository.ts'
import type { ConversationTokensDoc } from '#api/conversations/conversation-tokens.ts'
import { createModelTroubles } from '#api/conversations/model-troubles.ts'
import type { DialogueDoc } from '#api/conversations/platform-responder.ts'
import type { SentMessageDoc } from '#api/conversations/sent-once.ts'
import { exampleHost } from '#api/domains/example-host.ts'
import { hostsOf } from '#api/domains/host.repository.ts'
import { emailClaimsOf, emailDomainsOf } from '#api/email-domain/email-domain.repository.ts'
import { createWordIndex } from '#api/inbox/word-index.ts'
import { createAskForJob } from '#api/jobs/ask-for-jobs.ts'
import { createModelKeys } from '#api/library/credentials/model-keys.ts'
import {
  type AnswerMailDoc,
  answerMailsOf,
  type VisitDoc,
  visitsOf,
} from '#api/live/answer-mail.repository.ts'
import type { UsualWaitDoc, WaitDoc } from '#api/live/waits.ts'
import { ModelError } from '#api/providers/openai/model-error.ts'
import { createVoiceFailures } from '#api/voice/voice-failures.ts'
import { getAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { getWorkspace, saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import type { RunningApp } from '../harness/start-app.ts'
import {
  addMember,
  agentKeyClient,
  makeAgent,
  setLimits,
  visitorClient,
  workspaceKeyClient,
} from '../harness/workspace-people.ts'
import { made } from './matrix/inputs.ts'
import { inputFor } from './matrix/matrix-side.ts'
import { matrixRows } from './tenant-matrix.ts'

/** A workspace with something of everything, beside its owner's main one, and an agent of it. */
export interface FullWorkspace {
  /** Its owner, whose calls are about it. */
  owner: Person
  agentId: string
}

/** Makes a workspace that has used every part of the product: every call of the matrix that leaves something. */
export async function fillWorkspace(app: RunningApp): Promise<FullWorkspace> {
  const owner = { ...(await signUp(app)), workspaceId: newAgentId() }
  const { region, workspaceId } = owner
  await made(owner.client, saveWorkspace, {
    params: { region, uid: workspaceId },
    body: { workspaceName: 'Full', workspacePhotoURL: fixtureLogo },
  })
  const member = await signUp(app)
  await setLimits(app, owner, { workspaceSeats: 5 })
  await addMember(app, owner, member)
  const server = await workspaceKeyClient(app, owner)
  const agentId = await makeAgent(owner)
  const visitor = await visitorClient(app, region, agentId)
  const target = {
    region: 'eu' as const,
    workspaceId,
    agentId,
    ownerEmail: owner.email,
    memberEmail: member.email,
  }
  for (const contract of contracts.filter(({ id }) => matrixRows[id]?.fills)) {
    const caller = contract.needs.kind === 'visitor' ? visitor : owner.client
    const input = await inputFor(contract.id, owner.client, target)
    await made(caller, contract, input)
    // What goes on by itself would be in the way of the next of its kind.
    await matrixRows[contract.id]?.settled?.(owner.client, input)
  }
  // What only leaves something once it is used, with a platform that answers, or with a model that fails.
  await server.call(getWorkspace, { params: { region, uid: workspaceId } })
  const agentServer = await agentKeyClient(app, owner, agentId)
  await agentServer.call(getAgent, { params: { region, agentId } })
  await createPlatformKeys(app.deps).save(region, agentId, 'VF.DM.of-this-agent')
  await createModelKeys(app.deps).choose(region, workspaceId, 'credential-of-it')
  const dialogue: DialogueDoc = { _id: newAgentId(), agentId, choices: [], ended: false, at: app.clock.now() }
  await app.deps.stores[region].collection<DialogueDoc>('dialogues').insertOne(dialogue)
  const used: ConversationTokensDoc = { _id: newAgentId(), agentId, used: 1200, at: app.clock.now() }
  await app.deps.stores[region].collection<ConversationTokensDoc>('conversationTokens').insertOne(used)
  await createFigureFloors(app.deps).close(region, agentId, 1)
  await createFigureZones(app.deps.stores).note(region, agentId, 'Europe/Berlin')
  const flowState: FlowStateDoc = {
    _id: newAgentId(),
    agentId,
    nodeId: 'name',
    variables: '{"name":"Ada"}',
    answered: '',
    turn: '',
    busyUntil: 0,
    at: app.clock.now(),
  }
  await app.deps.stores[region].collection<FlowStateDoc>('flowStates').insertOne(flowState)
  // A question whose server was killed while it answered.
  const turn = {
    _id: newAgentId(),
    agentId,
    conversationId: newAgentId(),
    isFirst: false,
    at: app.clock.now(),
  }
  await app.deps.stores[region].collection('turns').insertOne(turn)
  // An admin who entered at the agency's own host.
  const entered = { _id: newAgentId(), agencyId: workspaceId, expiresAt: app.clock.now() + 60_000 }
  await app.deps.stores[region].collection('adminSessions').insertOne(entered)
  // A domain that was proven.
  const host = `${newAgentId().toLowerCase()}.example`
  await hostsOf(app.deps.stores).insertOne(
    exampleHost({ _id: host, region, agencyId: workspaceId, verifiedAt: 1, token: newAgentId() }),
  )
  // An e-mail domain whose records were seen.
  const added = await emailDomainsOf(app.deps.stores, region).findOne({ _id: workspaceId })
  if (!added) throw new Error('No email domain was added')
  const claim = { _id: added.domain, region, workspaceId, domainId: added.ID }
  await emailClaimsOf(app.deps.stores).insertOne(claim)
  // Words of what was said, which are kept a moment later.
  await createWordIndex(app.deps).round()
  // Whose conversation it was that made a lead.
  const link = { _id: newAgentId(), agentId, leadKey: `${agentId}:${newAgentId()}` }
  await app.deps.stores[region].collection('leadLinks').insertOne(link)
  // A file whose server was killed before it was read.
  const file = { _id: `${agentId}:${newAgentId()}`, agentId, base64: 'TWF0cml4', tries: 0 }
  await app.deps.stores[region].collection('knowledgeFiles').insertOne(file)
  // A visitor who waits for a person, how long that usually takes, and a message that may be sent again.
  const at = app.clock.now()
  const wait: WaitDoc = { _id: newAgentId(), agentId, since: at, mailAt: 0, backAt: 0 }
  await app.deps.stores[region].collection<WaitDoc>('waits').insertOne(wait)
  const usual: UsualWaitDoc = { _id: agentId, seconds: 60, count: 3 }
  await app.deps.stores[region].collection<UsualWaitDoc>('usualWaits').insertOne(usual)
  const sent: SentMessageDoc = { _id: newAgentId(), agentId, messageId: '', at }
  await app.deps.stores[region].collection<SentMessageDoc>('sentMessages').insertOne(sent)
  // A visitor who is being asked how they are reached.
  const intake = { _id: newAgentId(), agentId }
  await app.deps.stores[region].collection('intakes').insertOne(intake)
  // A visitor who was there, and a mail to them that is being sent.
  const visit: VisitDoc = { _id: newAgentId(), agentId, pages: {}, seenAt: at }
  await visitsOf(app.deps.stores, region).insertOne(visit)
  const mail: AnswerMailDoc = { _id: newAgentId(), agentId, claim: newAgentId(), sending: '[]' }
  await answerMailsOf(app.deps.stores, region).insertOne(mail)
  // Words and vectors of large knowledge, a chat that a colleague took over, and a member who may soon answer no more.
  const words = { _id: `${agentId}:${newAgentId()}`, agentId }
  await app.deps.stores[region].collection('knowledgeWords').insertOne(words)
  await app.deps.stores[region].collection('knowledgePacks').insertOne(words)
  const vector = { _id: newAgentId(), agentId, kind: 'model 1024 2424', vector: '' }
  await app.deps.stores[region].collection('knowledgeVectors').insertOne(vector)
  const taking = {
    _id: newAgentId(),
    agentId,
    workspaceId,
    conversationId: newAgentId(),
    member: member.email,
    by: owner.email,
    at,
  }
  await app.deps.stores[region].collection('takings').insertOne(taking)
  const leaving = { _id: `${workspaceId}:${member.email}`, workspaceId, email: member.email, at }
  await app.deps.stores[region].collection('leavings').insertOne(leaving)
  // A mail at the end of the hour that tells of what was put aside.
  const digest = {
    _id: `${agentId} requests`,
    agentId,
    kind: 'requests',
    mailAt: app.clock.now() + 3_600_000,
  }
  await app.deps.stores[region].collection('mailDigests').insertOne(digest)
  // Work that waits for its time.
  const job = {
    kind: 'knowledge.pages',
    key: agentId,
    workspaceId,
    agentId,
    runAt: app.clock.now() + 3_600_000,
  }
  await createAskForJob(app.deps)(region, job)
  const refused = new ModelError('quota', 'The quota is used up', { status: 429 })
  const troubles = createModelTroubles(app.deps)
  const cap = { of: 'agentId', calls: 8_000, seconds: 86_400 } as const
  await troubles.noteCap(region, { ID: agentId, ownerID: owner.workspaceId }, cap)
  await troubles.note(region, agentId, refused)
  await createVoiceFailures(app.deps).note(region, agentId, 'speech', refused)
  return { owner, agentId }
}
