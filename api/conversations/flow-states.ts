import { setTimeout as wait } from 'node:timers/promises'
import type { FlowState } from '#mocks/contracts/flow/flow-turn.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/http-error.ts'
import { newId } from '../shared/secrets.ts'
import { insertIfAbsent } from '../store/insert-if-absent.ts'
import { createBesideConversation } from './beside-conversation.ts'
import { createConversationRepository, type FlowStateDoc } from './conversation.repository.ts'
import type { KeptAnswer } from './conversation-log.ts'
import type { Question } from './question.ts'

/** A turn takes no longer, in milliseconds: what it then still waits for has failed. */
export const flowTurnMs = 120_000
/** A turn that says nothing for longer is of a process that died. */
const leaseMs = flowTurnMs + 30_000
const pollMs = 50

/** A turn of a flow that is ours until it is ended. */
export interface HeldTurn {
  /** Where the conversation is; null where its flow has not begun. */
  state: FlowState | null
  /** What was asked last, and how it was answered; null for nothing. */
  answered: AnsweredTurn | null
  /** Keeps where the turn led, unless it was given up for dead meanwhile. */
  end(state: FlowState, answered: AnsweredTurn | null): Promise<void>
  /** Gives the turn back as it was taken. */
  giveBack(): Promise<void>
}

/** A question with its answer. */
export interface AnsweredTurn {
  text: string
  kept: KeptAnswer
}

/** Turns of flows: one at a time for each conversation, over all processes, each on what the one before left. */
export function createFlowStates(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { flowStates } = createConversationRepository(deps.stores)
  const besideConversation = createBesideConversation(deps.stores)
  const { now } = deps

  /** The state under a new turn of ours; null while another turn goes on. */
  async function tryTake({ region, agent, conversationId }: Question): Promise<FlowStateDoc | null> {
    const mine = { turn: newId(), busyUntil: now() + leaseMs }
    const found = await flowStates(region).findOne({ _id: conversationId })
    if (!found) {
      const fresh: FlowStateDoc = {
        _id: conversationId,
        agentId: agent.ID,
        nodeId: null,
        variables: '',
        answered: '',
        at: now(),
        ...mine,
      }
      return (await insertIfAbsent(flowStates(region), fresh)) ? fresh : null
    }
    // A conversation is one agent's: nobody goes on with it by naming its id elsewhere.
    if (found.agentId !== agent.ID) throw notFound()
    if (found.busyUntil > now()) return null
    const { turn, busyUntil } = found
    return flowStates(region).findOneAndUpdate(
      { _id: conversationId, agentId: agent.ID, turn, busyUntil },
      { $set: mine },
      { returnDocument: 'after' },
    )
  }

  /** Takes the next turn of a conversation's flow; waits for one that goes on. */
  return async function takeTurn(question: Question): Promise<HeldTurn> {
    const { region, conversationId, signal } = question
    for (let waited = 0; waited <= leaseMs; waited += pollMs) {
      const doc = await tryTake(question)
      if (doc) return held(question, doc)
      await wait(pollMs, undefined, { signal })
    }
    deps.log.warn({ agent: question.agent.ID, region, conversationId }, 'flow.busy')
    throw new HttpError(503, { code: 'answering', retryAfter: 1 })
  }

  function held({ region, conversationId, kept, agent }: Question, doc: FlowStateDoc): HeldTurn {
    const close = async (fields: Partial<FlowStateDoc>) => {
      const mine = { _id: conversationId, turn: doc.turn }
      const forget = () => flowStates(region).deleteOne(mine)
      const write = () => flowStates(region).updateOne(mine, { $set: { ...fields, busyUntil: 0 } })
      const written = await besideConversation({ region, kept }, write, forget)
      if (!written) await forget()
      if (written?.matchedCount === 0) deps.log.warn({ agent: agent.ID, conversationId }, 'flow.late')
    }
    return {
      // One that was taken and never ended has not begun.
      state: doc.variables === '' ? null : { nodeId: doc.nodeId, variables: JSON.parse(doc.variables) },
      answered: doc.answered === '' ? null : JSON.parse(doc.answered),
      end: ({ nodeId, variables }, answered) =>
        close({
          nodeId,
          variables: JSON.stringify(variables),
          answered: answered ? JSON.stringify(answered) : '',
          at: now(),
        }),
      giveBack: () => close({}),
    }
  }
}
