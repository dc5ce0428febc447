import { createLog, listLogs } from '#mocks/contracts/analytics/log.contract.ts'
import { logMailsAnHour, refuseLog } from '#mocks/contracts/analytics/log.refusals.ts'
import { listReceipts } from '#mocks/contracts/analytics/receipt.contract.ts'
import { receiptQuestionLimit } from '#mocks/contracts/analytics/receipt.schema.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createConversationRepository, type MessageDoc } from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { agentBriefs } from '../library/agent-briefs.ts'
import { newId } from '../shared/secrets.ts'
import { latestFirst, listPage, presentPage } from '../store/list.ts'
import { createLogRepository, presentLog, type WorkspaceLogDoc } from './log.repository.ts'
import { answerOf, createReceipts, presentReceipt, type ReceiptDoc, type Said } from './receipts.ts'

const hourMs = 60 * 60 * 1000

/** What happened in a workspace, and what its answers cost. */
export function logRoutes(deps: Deps): Operation[] {
  const { stores, now } = deps
  const { logs } = createLogRepository(stores)
  const { receipts } = createReceipts(deps)
  const { find } = createAgentRepository(stores)
  const { conversations, messages } = createConversationRepository(stores)

  /** Whether the workspace may be mailed once more within the hour. */
  async function mayMail(region: Region, workspaceId: string): Promise<boolean> {
    const lately = { workspaceId, mailedAt: { $gt: now() - hourMs } }
    return (await logs(region).countDocuments(lately)) < logMailsAnHour
  }

  /** The names of the agents some entries are about. */
  async function titles(region: Region, entries: readonly { agentId: string }[]) {
    const ids = entries.map(({ agentId }) => agentId).filter(Boolean)
    const briefOf = await agentBriefs(stores, region, ids)
    return (agentId: string) => briefOf(agentId)?.title ?? ''
  }

  /** What some receipts are of, as far as it is still there: an answer, and its question. */
  async function said(
    region: Region,
    entries: readonly ReceiptDoc[],
  ): Promise<(receipt: ReceiptDoc) => Said> {
    const ids = [...new Set(entries.flatMap(({ conversationId }) => conversationId || []))]
    const answers = entries.flatMap((receipt) => answerOf(receipt) ?? [])
    const [held, told] = await Promise.all([
      conversations(region)
        .find<{ _id: string }>({ _id: { $in: ids } }, { projection: { _id: 1 } })
        .toArray(),
      messages(region)
        .find<Pick<MessageDoc, '_id' | 'role' | 'text'>>(
          { _id: { $in: answers.flatMap(({ before, messageId }) => [messageId, ...before]) } },
          { projection: { role: 1, text: 1 } },
        )
        .toArray(),
    ])
    const kept = new Set(held.map(({ _id }) => _id))
    const byId = new Map(told.map((message) => [message._id, message]))
    return (receipt) => {
      const conversationId = kept.has(receipt.conversationId) ? receipt.conversationId : ''
      const { messageId = '', before = [] } = (conversationId && answerOf(receipt)) || {}
      // Between them may stand that a closed conversation was opened again, or who has it.
      const question = before.flatMap((id) => byId.get(id) ?? []).find(({ role }) => role !== 'notice')
      return {
        conversationId,
        messageId: byId.has(messageId) ? messageId : '',
        question: question?.role === 'user' ? cutText(question.text, receiptQuestionLimit) : '',
      }
    }
  }

  return [
    implement(createLog, async ({ params, body, authorise }) => {
      const { region, userId: workspaceId } = params
      authorise({ workspaceId })
      refuse(refuseLog(params, body) ?? undefined)
      const { agentId = '', type, content, channel = '', metadata, withEmail = false } = body
      const agent = agentId === '' ? null : await find(region, agentId)
      if (agentId !== '' && agent?.ownerID !== workspaceId) throw notFound()
      const mailed = withEmail && (await mayMail(region, workspaceId))
      const entry: WorkspaceLogDoc = {
        _id: newId(),
        ...{ workspaceId, agentId, type, content, channel },
        metadata: metadata ? JSON.stringify(metadata) : '',
        ts: unixNow(deps),
        at: now(),
        mailAt: mailed ? now() : 0,
        mailedAt: mailed ? now() : 0,
      }
      await logs(region).insertOne(entry)
      return ok(presentLog(entry, agent?.title ?? ''))
    }),

    implement(listLogs, async ({ params: { region }, query, authorise }) => {
      const { workspaceId, type, agentId, since } = query
      authorise({ workspaceId })
      const page = await listPage(logs(region), {
        filter: { workspaceId, ...(type && { type }), ...(agentId && { agentId }) },
        order: latestFirst('ts'),
        since,
        query,
      })
      const titleOf = await titles(region, page.items)
      return ok(presentPage(page, (entry) => presentLog(entry, titleOf(entry.agentId))))
    }),

    implement(listReceipts, async ({ params: { region }, query, authorise }) => {
      const { workspaceId, agentId, since } = query
      authorise({ workspaceId })
      const page = await listPage(receipts(region), {
        filter: { workspaceId, ...(agentId && { agentId }) },
        order: latestFirst('ts'),
        since,
        query,
      })
      const [titleOf, saidOf] = await Promise.all([titles(region, page.items), said(region, page.items)])
      return ok(
        presentPage(page, (receipt) => presentReceipt(receipt, titleOf(receipt.agentId), saidOf(receipt))),
      )
    }),
  ]
}
