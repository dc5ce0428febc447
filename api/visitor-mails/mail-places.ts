import { type MailKind, singleMailLimit, singleMailsOfSender } from '#mocks/contracts/agents/mail-kinds.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createSharedBudgets } from '../store/shared-budgets.ts'

/** What a mail that is due gets. */
export interface MailPlace {
  /** It is sent by itself. */
  isSingle: boolean
  /** No other is within this hour. */
  isLast: boolean
  /** When the hour is over, in Unix milliseconds. */
  endsAt: number
}

/** Mails by themselves that an agent has within an hour, and one sender among them. Counted in the store, across processes. */
export function createMailPlaces({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const hourMs = singleMailLimit.seconds * 1000

  return async function takePlace(
    region: Region,
    kind: MailKind,
    agentId: string,
    sender: string,
  ): Promise<MailPlace> {
    const budgets = createSharedBudgets(stores[region].collection('limits'), now)
    const own = await budgets.take(`${kind} mails ${agentId} ${sender}`, 1, hourMs)
    const isWithin = own.taken <= singleMailsOfSender
    // What is beyond a sender's own share takes nothing of the others'.
    const { taken, endsAt } = await budgets.take(`${kind} mails ${agentId}`, isWithin ? 1 : 0, hourMs)
    const isSingle = isWithin && taken <= singleMailLimit.points
    return { isSingle, isLast: isSingle && taken === singleMailLimit.points, endsAt }
  }
}
