import { useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { caseQuestionLimit } from '#mocks/contracts/publishing/check-limits.ts'
import { cutText } from '#mocks/contracts/shared/cut-text.ts'
import { Link } from '#ui/link/link.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type ChecksOwner, useCheckChanges } from './checks.queries.ts'

/** How far the check of a question is; undefined where none was asked for. */
export type KeptCheck = 'pending' | 'kept' | undefined

/** Makes checks of what visitors asked. */
export interface CheckKeeper {
  /** Makes one of a question; told again it makes no other. */
  keep: (question: MemberMessage) => Promise<void>
  stateOf: (question: MemberMessage) => KeptCheck
}

/** Makes a check of what a visitor asked, in one press, and leads to where its answer is told what it must hold; undefined for whoever may not. */
export function useKeepCheck({
  region,
  agentId,
  conversationId,
}: ChecksOwner & { conversationId: string }): CheckKeeper | undefined {
  const { notify, dismiss } = useToast()
  const { save } = useCheckChanges({ region, agentId })
  const [states, setStates] = useState<ReadonlyMap<string, KeptCheck>>(new Map())
  // Known at once: the next press may come before anything is drawn again.
  const begun = useRef(new Set<string>())
  if (!useMay(saveCheckCase)) return undefined

  const put = (id: string, state: KeptCheck) => setStates((before) => new Map(before).set(id, state))
  const way = (
    <Link asChild>
      <RouterLink
        to={paths.agentNodes.href(region, agentId, 'checks')}
        onClick={() => {
          dismiss('success')
          dismiss('info')
        }}
      >
        Open Checks
      </RouterLink>
    </Link>
  )

  async function keep(asked: MemberMessage) {
    const { id } = asked
    if (begun.current.has(id)) {
      if (states.get(id) === 'kept') notify({ kind: 'info', title: 'It is a check already', message: way })
      return
    }
    begun.current.add(id)
    put(id, 'pending')
    try {
      await save.mutateAsync({
        question: cutText(plainText(asked).trim(), caseQuestionLimit),
        mustSay: [],
        mustNotSay: [],
        mustCall: '',
        conversationId,
      })
      put(id, 'kept')
      notify({
        kind: 'success',
        title: 'It is a check now',
        message: <>The draft has to know an answer to it. {way} to say what it must hold.</>,
        duration: 5000,
      })
    } catch (error) {
      begun.current.delete(id)
      put(id, undefined)
      const message = error instanceof Error ? error.message : ''
      notify({ kind: 'failure', title: 'No check was made', message })
    }
  }

  return { keep, stateOf: ({ id }) => states.get(id) }
}
