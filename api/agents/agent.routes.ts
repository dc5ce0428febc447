import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import {
  type AgentCard,
  type AgentFields,
  agentFieldsSchema,
  protectedAgentFields,
} from '#mocks/contracts/agents/agent.schema.ts'
import { createAgentKey } from '#mocks/contracts/agents/agent-key.contract.ts'
import { listKnowledge } from '#mocks/contracts/agents/knowledge.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import type { Deps } from '../deps.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import { implement, type Operation, ok, regionOf } from '../http/implement.ts'
import type { KeyService } from '../session/key.service.ts'
import { fromCursor, limitOf, toPage } from '../shared/cursor.ts'
import { afterPage } from '../store/page.ts'
import { ownAgent, useAgent, useWorkspaceAgents } from './agent.policy.ts'
import { cardProjection, presentAgent, presentCard, presentKnowledge } from './agent.presenter.ts'
import { type AgentDoc, agentRepository, type KnowledgeDoc } from './agent.repository.ts'
import type { AgentCreation } from './create-agent.ts'
import { agentPublishing } from './publish-agent.ts'
import { agentSaving } from './save-agent.ts'

const editable = Object.keys(agentFieldsSchema.shape) as (keyof AgentFields)[]
const guarded = Object.keys(protectedAgentFields) as (keyof typeof protectedAgentFields)[]

/** Agents: list, read, create or change, and what they know. */
export function agentRoutes(deps: Deps, creation: AgentCreation, keys: KeyService): Operation[] {
  const repository = agentRepository(deps.stores)
  const save = agentSaving(deps)
  const publish = agentPublishing(deps)

  return [
    implement(listAgents, useWorkspaceAgents, async (call) => {
      const { workspaceId } = call.query
      call.authorise({ workspaceId })
      const limit = limitOf(call.query)
      const after = fromCursor(call.query.cursor, ['number', 'string'])
      const docs = await repository
        .agents(regionOf(call))
        .find<AgentCard & { _id: string }>(
          {
            ownerID: workspaceId,
            ...(after && afterPage<AgentDoc>('lastModified', -1, { value: after[0], id: after[1] })),
          },
          { sort: { lastModified: -1, _id: -1 }, limit: limit + 1, projection: cardProjection },
        )
        .toArray()
      return ok(toPage(docs, limit, presentCard, (doc) => [doc.lastModified, doc._id]))
    }),

    implement(getAgent, useAgent, async (call) => {
      const doc = await repository.find(call.params.region, call.params.agentId)
      if (!doc) throw notFound()
      call.authorise(doc)
      return ok(presentAgent(doc))
    }),

    implement(saveAgent, useAgent, async (call) => {
      const { region, agentId } = call.params
      const { workspaceId, rev, ...body } = call.body
      const existing = await repository.find(region, agentId)
      const ownerID = existing?.ownerID ?? workspaceId
      if (!existing && call.principal.kind === 'agent-key') throw notFound()
      if (!existing && ownerID === undefined) throw invalid({ workspaceId: 'Choose a workspace.' })
      call.authorise({ _id: agentId, ownerID: ownerID ?? '' })
      if (guarded.some((field) => body[field] !== undefined)) throw new HttpError(403)
      const fields: Partial<AgentFields> = Object.fromEntries(
        editable.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
      )
      if (existing) return ok(await save(region, agentId, fields, rev))
      const { title } = fields
      if (title === undefined) throw invalid({ title: 'Please provide a name for the agent.' })
      return ok(
        await creation.create({ region, agentId, workspaceId: ownerID ?? '', fields: { ...fields, title } }),
      )
    }),

    implement(publishAgent, useAgent, async (call) => {
      const { region, agentId } = call.params
      const agent = await repository.find(region, agentId)
      if (!agent) throw notFound()
      call.authorise(agent)
      return ok(await publish(region, agentId))
    }),

    implement(createAgentKey, ownAgent, async (call) => {
      const { region, agentId } = call.params
      const agent = await repository.find(region, agentId)
      if (!agent) throw notFound()
      call.authorise(agent)
      const SECRET_API_KEY = await keys.replace(region, 'agent', agentId)
      return ok({ SECRET_API_KEY })
    }),

    implement(listKnowledge, useAgent, async (call) => {
      const { region, agentId } = call.params
      const agent = await repository.find(region, agentId)
      if (!agent) throw notFound()
      call.authorise(agent)
      const limit = limitOf(call.query)
      const after = fromCursor(call.query.cursor, ['string'])
      const docs = await repository
        .knowledge(region)
        .find<Omit<KnowledgeDoc, 'content'>>(after ? { agentId, _id: { $gt: after[0] } } : { agentId }, {
          sort: { _id: 1 },
          limit: limit + 1,
          projection: { content: 0 },
        })
        .toArray()
      return ok(toPage(docs, limit, presentKnowledge, (doc) => [doc._id]))
    }),
  ]
}
