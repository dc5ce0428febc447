import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { ModelTrouble } from '#mocks/contracts/conversations/message.schema.ts'
import type { ModelCap } from '#mocks/contracts/conversations/model-cap.ts'
import { isModelFailureTold } from '#mocks/contracts/conversations/model-failure.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import type { ModelError } from '../providers/openai/model-error.ts'
import { isDuplicateKey } from '../store/errors.ts'
import type { Doc, DocStore } from '../store/store.ts'
import { createCapNotices } from './cap-notices.ts'
import type { Cap } from './model-calls.ts'

/** What keeps the model from answering for one agent; `_id` is the agent's. Gone as soon as it answers. */
interface ModelTroubleDoc extends Doc, Omit<ModelTrouble, 'cap'> {
  /** Absent in what earlier versions wrote. */
  cap?: ModelCap | null
}

type Trouble = Pick<ModelTrouble, 'failure' | 'status' | 'cap'>
type CappedAgent = Pick<Agent, 'ID' | 'ownerID'>

/** How long what this process wrote last is taken for what is stored, in milliseconds. */
const settledMs = 60_000
const mostAgents = 10_000

/**
 * Failures of the model and caps on its calls, per agent: in the log when a provider was asked, and in the store for those who may edit the
 * agent. A question is never refused because a failure could not be written down.
 */
export function createModelTroubles(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { stores, now, log } = deps
  const troubles = (region: Region): DocStore<ModelTroubleDoc> => stores[region].collection('modelTroubles')
  const notices = createCapNotices(stores, now)
  /** Per agent what was written last and when, so that not every answer writes. */
  const written = new Map<string, { what: string; at: number }>()

  async function write(region: Region, agentId: string, what: string, work: () => Promise<void>) {
    const key = `${region}:${agentId}`
    const last = written.get(key)
    const age = last ? now() - last.at : settledMs
    if (last?.what === what && age >= 0 && age < settledMs) return
    if (written.size >= mostAgents) written.clear()
    written.set(key, { what, at: now() })
    try {
      await work()
    } catch (error) {
      written.delete(key)
      log.error({ err: error, region, agentId }, 'conversations.model.trouble-not-kept')
    }
  }

  async function keep(region: Region, _id: string, what: Trouble): Promise<void> {
    const { failure, status, cap } = what
    const lastAt = unixNow(deps)
    const same = await troubles(region).updateOne({ _id, failure, status }, { $set: { cap, lastAt } })
    if (same.matchedCount > 0) return
    try {
      await troubles(region).updateOne(
        { _id },
        { $set: { ...what, since: lastAt, lastAt } },
        { upsert: true },
      )
    } catch (error) {
      // Two failures at the same moment: the other one is there now.
      if (!isDuplicateKey(error)) throw error
    }
  }

  return {
    /** The model failed for this agent. */
    async note(region: Region, agentId: string, error: ModelError): Promise<void> {
      const { code, details } = error
      const { status, isRepeat } = details
      if (!isRepeat) log.warn({ region, agentId, code, status }, 'conversations.model.failed')
      await write(region, agentId, `${code} ${status}`, () =>
        keep(region, agentId, { failure: code, status: status ?? null, cap: null }),
      )
    },

    /** A cap on calls was reached. Those of one visitor concern nobody else. */
    async noteCap(region: Region, { ID: agentId, ownerID }: CappedAgent, { of, calls, unit, seconds }: Cap) {
      if (of !== 'agentId' && of !== 'workspaceId') return
      const cap: ModelCap = {
        of: of === 'agentId' ? 'agent' : 'workspace',
        calls,
        ...(unit && { unit }),
        seconds,
      }
      await write(region, agentId, `${of} ${unit} ${seconds}`, async () => {
        log.warn({ region, agentId, workspaceId: ownerID, ...cap }, 'conversations.model.capped')
        await keep(region, agentId, { failure: 'too-many', status: null, cap })
        await notices.due(region, ownerID, agentId, cap)
      })
    },

    /** The model answered for this agent. */
    async clear(region: Region, agentId: string): Promise<void> {
      await write(region, agentId, '', async () => {
        await troubles(region).deleteOne({ _id: agentId })
      })
    },

    /** What is told of an agent's model; null when nothing is. */
    async read(region: Region, agentId: string): Promise<ModelTrouble | null> {
      const found = await troubles(region).findOne({ _id: agentId })
      if (!found || !isModelFailureTold(found.failure, found.lastAt, unixNow(deps))) return null
      const { failure, status, cap = null, since, lastAt } = found
      return { failure, status, cap, since, lastAt }
    },
  }
}

export type ModelTroubles = ReturnType<typeof createModelTroubles>
