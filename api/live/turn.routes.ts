import {
  closeConversation,
  releaseConversation,
  reopenConversation,
  sayTyping,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { presentConversation, presentMemberMessage } from '../conversations/conversation.presenter.ts'
import type { ConversationDoc } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { Principal } from '../http/principal.ts'
import { keepPart } from '../inbox/took-part.ts'
import { createTurnActor } from './turn-actor.ts'
import { createTurns, type MemberTurn } from './turns.ts'

/** What a call about a turn brings. */
interface TurnCall {
  params: { region: Region; agentId: string; conversationId: string }
  principal: Principal
  authorise: (agent: AgentDoc) => void
}

/** Members who answer visitors in their agent's place. */
export function turnRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const actorOf = createTurnActor(deps.stores)
  const turns = createTurns(deps)

  async function turnOf({ params, principal, authorise }: TurnCall): Promise<MemberTurn> {
    const { region, conversationId } = params
    const doc = await loadAgent(params, authorise)
    return {
      region,
      agent: presentAgent(doc),
      conversationId,
      email: await actorOf(region, doc.ownerID, principal),
    }
  }

  const turnTo = (work: (turn: MemberTurn) => Promise<ConversationDoc>) => async (call: TurnCall) =>
    ok(presentConversation(await work(await turnOf(call))))

  return [
    implement(takeConversation, async (call) => {
      const turn = await turnOf(call)
      const taken = await turns.take(turn, call.body?.from)
      await keepPart(deps.stores, { ...turn, agentId: turn.agent.ID })
      return ok(presentConversation(taken))
    }),
    implement(releaseConversation, turnTo(turns.release)),
    implement(closeConversation, turnTo(turns.close)),
    implement(reopenConversation, turnTo(turns.reopen)),

    implement(sendMemberMessage, async (call) => {
      const turn = await turnOf(call)
      const { message, conversation } = await turns.send(turn, call.body)
      await keepPart(deps.stores, { ...turn, agentId: turn.agent.ID })
      return ok({ message: presentMemberMessage(message), card: presentConversation(conversation) })
    }),

    implement(sayTyping, async (call) => {
      await turns.typing(await turnOf(call))
      return ok({})
    }),
  ]
}
