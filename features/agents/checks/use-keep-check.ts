import { useMay } from '#features/shared/session/use-may.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { caseQuestionLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { type ChecksOwner, useCheckChanges } from './checks.queries.ts'

/** Makes a check of what a visitor asked, in one press, and offers to say what its answer must hold; undefined for whoever may not. */
export function useKeepCheck({
  region,
  agentId,
  conversationId,
}: ChecksOwner & { conversationId: string }): ((question: MemberMessage) => void) | undefined {
  const { notify } = useToast()
  const { save } = useCheckChanges({ region, agentId })
  if (!useMay(saveCheckCase)) return undefined
  return (asked) =>
    save.mutate(
      {
        question: cutText(plainText(asked).trim(), caseQuestionLimit),
        mustSay: [],
        mustNotSay: [],
        mustCall: '',
        conversationId,
      },
      {
        onSuccess: () =>
          notify({
            kind: 'success',
            title: 'It is a check now',
            message: 'The draft has to know an answer to it. Say what it must hold under Prompt, Checks.',
          }),
        onError: (error) => notify({ kind: 'failure', title: 'No check was made', message: error.message }),
      },
    )
}
