import { listCheckCases, removeCheckCase, saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { createCheckCases } from './check-cases.ts'
import { createCheckRuns } from './check-runs.ts'
import { createReadGate } from './gate.ts'

/** The cases of agents, and what they say of their drafts. */
export function caseRoutes(deps: Deps): Operation[] {
  const loadAgent = createLoadAgent(deps.stores)
  const cases = createCheckCases(deps)
  const runs = createCheckRuns(deps)
  const readGate = createReadGate(deps)
  const { conversations } = createConversationRepository(deps.stores)

  /** 404 for a conversation of another agent, and for none. */
  async function assertItsOwn(region: Region, agentId: string, conversationId: string): Promise<void> {
    const found = await conversations(region).findOne({ _id: conversationId })
    if (found?.agentId !== agentId) throw notFound()
  }

  return [
    implement(listCheckCases, async ({ params, authorise }) => {
      const { region } = params
      const agent = await loadAgent(params, authorise)
      const [set, gate] = await Promise.all([cases.setOf(region, agent._id), readGate(region, agent)])
      return ok({
        items: set.cases,
        gate: gate.state,
        run: gate.run && (await runs.present(region, gate.run)),
      })
    }),

    implement(saveCheckCase, async ({ params, body, authorise }) => {
      const { region, caseId } = params
      const agent = await loadAgent(params, authorise)
      const { rev, conversationId, ...fields } = body
      if (conversationId) await assertItsOwn(region, agent._id, conversationId)
      return ok(await cases.save(region, agent._id, { caseId, fields, rev, conversationId }))
    }),

    implement(removeCheckCase, async ({ params, authorise }) => {
      const agent = await loadAgent(params, authorise)
      await cases.remove(params.region, agent._id, params.caseId)
      return ok({ success: true as const })
    }),
  ]
}
