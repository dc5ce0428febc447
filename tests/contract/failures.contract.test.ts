import { getResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitorTokens } from '#api/embed/visitor-tokens.ts'
import { EmailProviderError } from '#api/providers/email-domain/email-domain.ts'
import { createSessionService } from '#api/session/session.service.ts'
import { newToken } from '#api/shared/secrets.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import {
  createEmailDomain,
  getEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { restoreVersion } from '#mocks/contracts/agents/version.contract.ts'
import { getModelTrouble, sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { createDomain, getLive } from '#mocks/contracts/domains/domain.contract.ts'
import { sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { listNotes, saveCourse, sendTranscript } from '#mocks/contracts/inbox/conversation.contract.ts'
import { saveInboxSettings } from '#mocks/contracts/inbox/settings.contract.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { saveLead } from '#mocks/contracts/leads/lead.contract.ts'
import { saveLeadSettings } from '#mocks/contracts/leads/lead-settings.contract.ts'
import { getAgentWebhook, saveAgentWebhook } from '#mocks/contracts/library/agent-webhook.contract.ts'
import { saveAutomation } from '#mocks/contracts/library/automation.contract.ts'
import { saveCredential } from '#mocks/contracts/library/credential.contract.ts'
import { saveEventSettings } from '#mocks/contracts/library/event.contract.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { sendTrialQuestion } from '#mocks/contracts/public/trial.contract.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/default-errors.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import type { ErrorBody } from '#mocks/contracts/shared/error.ts'
import { parseResponse } from '#mocks/contracts/shared/parse-response.ts'
import { removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { getVoiceSetup } from '#mocks/contracts/voice/voice.contract.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { failWith } from '#mocks/handlers/shared/mock-handler.ts'
import type { CallInput, HttpClient, Reply } from '../harness/http-client.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { earnTicket, newAgentId, newEmail, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import {
  addMember,
  agentKeyClient,
  makeAgent,
  setLimits,
  visitorClient,
  workspaceKeyClient,
} from '../harness/workspace-people.ts'
import { matrixRows } from '../security/tenant-matrix.ts'

/**
 * Declared, but not sent today. The widget's page is kept from other origins by `frame-ancestors`, which no status
 * of an API call can say.
 */
const neverSent = ['embed.agent.get 403']

/** Sent in words of its own, one per reason, which its contract test compares on both sides. */
const inOwnWords = [
  'workspaces.member.create 409',
  'library.event.send 409',
  'agency.emailDomain.create 409',
  'agency.emailDomain.check 409',
  'conversations.turn.take 409',
  'publishing.approval.save 409',
  'conversations.turn.release 409',
  'conversations.turn.close 409',
  'conversations.turn.reopen 409',
  'conversations.memberMessage.send 409',
  'library.credential.remove 409',
  'knowledge.reading.create 409',
  'voice.transcription.create 409',
  'voice.speech.create 409',
  'voice.visitorTranscription.create 409',
  'voice.visitorSpeech.create 409',
  'agents.version.create 409',
  'publishing.case.save 409',
  'publishing.run.create 409',
  'publishing.link.create 409',
  'domains.domain.create 409',
  'domains.domain.get 409',
  'domains.live.get 409',
]

const failures = contracts.flatMap((contract) =>
  Object.keys(contract.responses)
    .map(Number)
    .filter((status): status is ErrorStatus => status in defaultErrors)
    .map((status) => ({ name: `${contract.id} ${status}`, contract, status })),
)

let app: RunningApp
let limited: RunningApp
let owner: Person
let agentId: string
let member: HttpClient
let key: HttpClient
let visitor: HttpClient
/** What a conditional change answers when somebody else was faster. */
const lost: Record<string, unknown> = { updateOne: { modifiedCount: 0 }, findOneAndUpdate: null }
let isDown = false
let isContended = false

beforeAll(async () => {
  app = await startApp({
    wrapStores: (stores) =>
      interceptStores(stores, async ({ collection, method }, proceed) => {
        if (isDown) throw new StoreUnavailableError('told to')
        // Somebody else is always a little faster.
        if (isContended && ['agents', 'savedThemes', 'conversations'].includes(collection) && method in lost)
          return lost[method]
        return proceed()
      }),
  })
  limited = await startApp({ rateLimitFactor: 1e-6 })
  owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: 100 })
  const { workspaceId } = owner
  await owner.client.call(createWhitelabelTrial, { params: { region: 'eu' }, body: { workspaceId } })
  agentId = await makeAgent(owner)
  const person = await signUp(app)
  await addMember(app, owner, person)
  member = person.client
  key = await workspaceKeyClient(app, owner)
  visitor = await visitorClient(app, 'eu', agentId)
})
afterAll(() => Promise.all([app.stop(), limited.stop()]))

function inputOf(contract: Contract, ids: { agentId?: string; workspaceId?: string } = {}): CallInput {
  const input = matrixRows[contract.id]?.input({
    region: 'eu',
    workspaceId: ids.workspaceId ?? owner.workspaceId,
    agentId: ids.agentId ?? agentId,
    ownerEmail: 'owner@example.com',
    memberEmail: 'member@example.com',
    thingId: newAgentId(),
    newAgentId: newAgentId(),
  })
  if (!input) throw new Error(`${contract.id} has no row in the tenant matrix`)
  return input
}

function callerOf(contract: Contract): HttpClient {
  return contract.needs.kind === 'visitor' ? visitor : owner.client
}

/** Somebody who may call, at the server where nobody may call twice: signing up would be too much already. */
async function limitedCallerOf({ needs }: Contract): Promise<HttpClient> {
  const { deps, clock } = limited
  if (needs.kind === 'visitor') {
    return limited.client({ bearer: createVisitorTokens(deps.config.secret, clock.now).issue('eu', agentId) })
  }
  const client = limited.client()
  if (needs.kind !== 'public') {
    const token = await createSessionService(deps).create('eu', {
      accountId: newAgentId(),
      email: newEmail(),
      userAgent: null,
    })
    client.cookie = `__Host-auth_token=${token}`
  }
  return client
}

/** Makes the real server answer a contract with a status. */
const provoke: Partial<Record<ErrorStatus, (contract: Contract) => Promise<Reply>>> = {
  400: (contract) => owner.client.call(contract, { query: { domain: '127.0.0.1' } }),
  401: (contract) => app.client({ bearer: 'vg_no_such_key_at_all' }).call(contract, inputOf(contract)),
  async 403(contract) {
    if (['agents.key.create', 'workspaces.invitation.list'].includes(contract.id)) {
      return member.call(contract, inputOf(contract))
    }
    // The workspace's secret may change agents; the agent's own key is not about the server it runs on.
    if (
      [getModelTrouble, getVoiceSetup, listNotes, getAttachment, getAgentWebhook].some(
        ({ id }) => id === contract.id,
      )
    ) {
      return (await agentKeyClient(app, owner, agentId)).call(contract, inputOf(contract))
    }
    if (contract.method === 'GET') return key.call(contract, inputOf(contract))
    const input = { ...inputOf(contract), headers: { 'Sec-Fetch-Site': 'cross-site' } }
    return owner.client.call(contract, input)
  },
  async 404(contract) {
    if (contract.id === 'session.token.create') {
      const token = await earnTicket(app, newEmail())
      return app.client().call(contract, { params: { region: 'eu' }, body: { token } })
    }
    if (contract.id === sendTrialQuestion.id) {
      const input = inputOf(contract)
      const body = { ...(input.body as object), trialId: newToken() }
      return app.client().call(contract, { ...input, body })
    }
    const nobodys = { agentId: newAgentId(), workspaceId: newAgentId() }
    return callerOf(contract).call(contract, inputOf(contract, nobodys))
  },
  async 409(contract) {
    if (contract.id === saveWorkspace.id) {
      const params = { region: 'eu', uid: owner.workspaceId }
      const first = await owner.client.call(contract, { params, body: { workspaceName: newAgentId() } })
      const { rev } = first.body as { rev: number }
      return owner.client.call(contract, { params, body: { workspaceName: newAgentId(), rev: rev - 1 } })
    }
    if (contract.id === removeTheme.id) {
      await owner.client.call(saveTheme, inputOf(saveTheme))
      return contended(() => owner.client.call(contract, inputOf(contract)))
    }
    if (contract.id === saveEventSettings.id || contract.id === saveAgentWebhook.id) {
      const input = inputOf(contract)
      await owner.client.call(contract, input)
      return owner.client.call(contract, { ...input, body: { subscribedEvents: [], rev: 0 } })
    }
    if (contract.id === saveInboxSettings.id) {
      const input = inputOf(contract)
      await owner.client.call(contract, input)
      const body = { workspaceId: owner.workspaceId, canned: [], rev: 0 }
      return owner.client.call(contract, { ...input, body })
    }
    if (contract.id === saveCourse.id) {
      const params = { region: 'eu', agentId, conversationId: await talkTo(agentId) }
      return contended(() => owner.client.call(contract, { params, body: { priority: 'low' } }))
    }
    const named = namedBy[contract.id]
    if (named) return savedMeanwhile(contract, named)
    // Its row already names a revision nobody has.
    if (contract.id === restoreVersion.id) return owner.client.call(contract, inputOf(contract))
    const params = { region: 'eu', agentId }
    await owner.client.call(saveAgent, { params, body: { title: newAgentId() } })
    return contended(() => owner.client.call(contract, { params, body: { title: newAgentId() } }))
  },
  413: (contract) => {
    const input = inputOf(contract)
    const base64Payload = 'a'.repeat(contract.bodyLimit ?? 1_000_000)
    return callerOf(contract).call(contract, { ...input, body: { ...(input.body as object), base64Payload } })
  },
  422: (contract) => {
    const input = inputOf(contract)
    if (contract.id === getLive.id) return owner.client.call(contract, { ...input, query: {} })
    // Whoever names no region in the address is sent nothing it could do.
    if (!contract.path.includes(':region')) return callerOf(contract).call(contract, { ...input, body: {} })
    return callerOf(contract).call(contract, { ...input, params: { ...input.params, region: 'moon' } })
  },
  async 429(contract) {
    const client = await limitedCallerOf(contract)
    await client.call(contract, inputOf(contract))
    return client.call(contract, inputOf(contract))
  },
  async 502(contract) {
    if (contract.id.startsWith('agency.emailDomain.')) return withoutEmailService(contract)
    const { mail, hosting } = app.deps
    const { send } = mail
    const { add } = hosting
    mail.send = () => Promise.reject(new Error('told to'))
    if (contract.id === sendInstructions.id) await owner.client.call(createDomain, inputOf(createDomain))
    if (contract.id === createDomain.id) hosting.add = () => Promise.reject(new Error('told to'))
    const ids = { agentId: await makeAgent(owner) }
    const input = inputOf(contract, ids)
    if (contract.id === sendTranscript.id)
      Object.assign(input, {
        params: { ...input.params, conversationId: await talkTo(ids.agentId) },
        body: { to: owner.email },
      })
    const reply = await owner.client.call(contract, input)
    mail.send = send
    hosting.add = add
    return reply
  },
  async 503(contract) {
    app.clock.advance(5_000)
    isDown = true
    const reply = await callerOf(contract).call(contract, inputOf(contract))
    isDown = false
    return reply
  },
}

/** A conversation in an agent's test chat; answers with its id. */
async function talkTo(id: string): Promise<string> {
  const params = { region: 'eu', agentId: id }
  const said = await owner.client.call(sendTestMessage, { params, body: { text: 'Hello' } })
  return said.body.conversationId
}

/** The field of a saved thing that says what it is called. */
const namedBy: Record<string, string> = {
  [saveAgency.id]: 'name',
  [saveTheme.id]: 'name',
  [saveAutomation.id]: 'name',
  [saveCredential.id]: 'name',
  [saveFunction.id]: 'name',
  [savePrompt.id]: 'title',
  [saveKnowledge.id]: 'name',
  [saveLead.id]: 'name',
  [saveLeadSettings.id]: 'consent',
}

/** Makes something, and renames it on a revision that is gone. */
async function savedMeanwhile(contract: Contract, field: string): Promise<Reply> {
  const { params, body } = inputOf(contract)
  const { workspaceId } = owner
  const send = (fields: object) => owner.client.call(contract, { params, body: { workspaceId, ...fields } })
  const first = contract.id === saveAutomation.id ? { ...startsAt, agentId } : {}
  await send({ ...(body as object), ...first })
  await send({ [field]: 'second' })
  return send({ [field]: 'third', rev: 1 })
}

/** What a crawler needs beside its row. */
const startsAt = { name: 'First', website: 'cafe.example' }

/** Runs a call while somebody else is always a little faster. */
async function contended(call: () => Promise<Reply>): Promise<Reply> {
  isContended = true
  const reply = await call()
  isContended = false
  return reply
}

/** A call about an email domain, the service of which does nothing any more. */
async function withoutEmailService(contract: Contract): Promise<Reply> {
  const { workspaceId, client } = await signUp(app)
  const params = { region: 'eu' as const, domain: 'failing.example.com' }
  await client.call(createWhitelabelTrial, { params, body: { workspaceId } })
  const body = { domain: params.domain, userId: workspaceId, agencyId: workspaceId }
  const isNew = contract.id === createEmailDomain.id
  const known = isNew ? '' : (await client.call(createEmailDomain, { params, body })).body.data.id
  if (contract.id === getEmailDomain.id) {
    await client.call(verifyEmailDomain, { params: { ...params, domain: known } })
    // Nobody looks more often.
    app.clock.advance(6_000)
  }
  const service = app.deps.emailDomains.current
  const working = { ...service }
  const fails = () => Promise.reject(new EmailProviderError('told to'))
  Object.assign(service, { add: fails, verify: fails, look: fails, remove: fails })
  const reply = await client.call(
    contract,
    isNew ? { params, body } : { params: { ...params, domain: known } },
  )
  Object.assign(service, working)
  return reply
}

async function mocked(contract: Contract, status: ErrorStatus): Promise<{ status: number; body: ErrorBody }> {
  const address = contract.path.replace(/:\w+/g, 'x')
  const request = new Request(`http://mocks${address}`, { method: contract.method })
  const response = await getResponse([failWith(contract as never, status as never)], request)
  if (!response) throw new Error(`No mock of ${contract.id} answers`)
  return { status: response.status, body: (await response.json()) as ErrorBody }
}

describe('a failure looks the same from the mocks and from the server (threats G27)', () => {
  it.each(failures.filter(({ name }) => ![...neverSent, ...inOwnWords].includes(name)))(
    '$name',
    async ({ contract, status }) => {
      const cause = provoke[status]
      if (!cause) throw new Error(`Nobody knows how to provoke a ${status}`)
      const reply = await cause(contract)
      const mock = await mocked(contract, status)
      expect([reply.status, mock.status], reply.text).toEqual([status, status])
      const schema = contract.responses[status]
      if (!schema) throw new Error(`${contract.id} declares no ${status}`)
      parseResponse(schema, reply.body, true)
      expect(reply.error.code).toBe(mock.body.code)
      expect(reply.error.message).toBe(mock.body.message)
      expect(reply.error.requestId).not.toBe('')
      expect(mock.body.requestId).not.toBe('')
    },
  )

  it('every status without a way to it is listed, and no other', () => {
    for (const name of [...neverSent, ...inOwnWords])
      expect(failures.map((failure) => failure.name)).toContain(name)
    expect(new Set(failures.map(({ status }) => status))).toEqual(new Set(Object.keys(provoke).map(Number)))
  })
})
