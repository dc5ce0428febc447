import { answerMailLimits } from '#mocks/contracts/conversations/answer-mail.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { ConversationDoc } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import { createSharedBudgets } from '../store/shared-budgets.ts'
import { createMailQuota } from '../workspaces/invitation-quota.ts'

/** Room for one mail with answers, which is counted. */
export interface AnswerMailRoom {
  /** When there is room, in Unix milliseconds; 0 for now. Where there is none yet nothing is counted. */
  at: number
  /** Takes back what was counted for a mail that was not sent. */
  giveBack: () => Promise<void>
}

/** How many mails with answers are sent at most: of a conversation, of a workspace and to an address. */
export function createAnswerMailRoom({ stores, now }: Pick<Deps, 'stores' | 'now'>) {
  const addresses = createMailQuota({ stores, now }, 'answer', answerMailLimits.address)

  return async function takeRoom(
    region: Region,
    { _id, workspaceId }: Pick<ConversationDoc, '_id' | 'workspaceId'>,
    to: string,
  ): Promise<AnswerMailRoom> {
    const budgets = createSharedBudgets(stores[region].collection('limits'), now)
    const taken: (() => Promise<void>)[] = []
    const giveBack = async () => {
      for (const one of taken.splice(0)) await one()
    }
    const fullUntil = async (at: number) => {
      await giveBack()
      return { at, giveBack }
    }
    const counts = [
      [`answer mails ${_id}`, answerMailLimits.conversation],
      [`answer mails of ${workspaceId}`, answerMailLimits.workspace],
    ] as const
    for (const [id, { points, seconds }] of counts) {
      const state = await budgets.take(id, 1, seconds * 1000)
      taken.push(() => budgets.giveBack(id, 1, state))
      if (state.taken > points) return fullUntil(state.endsAt)
    }
    const ofWorkspace = createMailQuota(
      { stores, now },
      `answer of ${workspaceId}`,
      answerMailLimits.addressOfWorkspace,
    )
    for (const quota of [ofWorkspace, addresses]) {
      try {
        await quota.take(to)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        return fullUntil(now() + (error.details.retryAfter ?? 60) * 1000)
      }
      taken.push(() => quota.giveBack(to))
    }
    return { at: 0, giveBack }
  }
}
