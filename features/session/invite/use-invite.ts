import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { leaveNotice } from '#features/shared/arrival/arrival-notice.ts'
import { call } from '#features/shared/client.ts'
import { usePage } from '#features/shared/page/page-context.ts'
import { paths } from '#features/shared/paths.ts'
import { regionOfQuery } from '#features/shared/region/preferred-region.ts'
import { keepSelectedWorkspace } from '#features/shared/session/selected-workspace.ts'
import { signOut } from '#mocks/contracts/session/session.contract.ts'
import type { SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import { checkInvitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import { joinWorkspace } from '#mocks/contracts/workspaces/member.contract.ts'
import { forgetSession } from '../entry/stored-session.ts'

/** What a link leads to, once the server was asked. */
type Found = SuccessOf<typeof checkInvitation>

/** Where accepting an invitation stands. */
export type InviteStep =
  | { name: 'loading' }
  /** The link is nothing of ours, or was taken back. */
  | { name: 'invalid' }
  | { name: 'failed'; error: unknown }
  | { name: 'open'; found: Found }

/** Reads the link of the address, and joins when asked to; only pressing the button uses the link up. */
export function useInvite() {
  const { pathname, search, go } = usePage()
  const region = regionOfQuery(search) ?? 'na'
  const uid = pathname.split('/')[3] ?? ''
  const email = search.get('email') ?? ''
  const secret = search.get('secret') ?? ''
  const here = `${pathname}?${search}`
  const [step, setStep] = useState<InviteStep>({ name: 'loading' })
  const [running, setRunning] = useState<'join' | 'leave' | null>(null)
  const [refusal, setRefusal] = useState<string>()

  const read = useCallback(async () => {
    setStep({ name: 'loading' })
    try {
      const found = await call(checkInvitation, { params: { region }, body: { uid, email, secret } })
      setStep({ name: 'open', found })
    } catch (error) {
      const isUnknown = error instanceof ApiError && [404, 422].includes(error.status)
      setStep(isUnknown ? { name: 'invalid' } : { name: 'failed', error })
    }
  }, [region, uid, email, secret])

  useEffect(() => void read(), [read])

  return {
    step,
    email,
    running,
    /** Why joining was refused. */
    refusal,
    read,
    /** What sign-in and sign-up keep, to come back here. */
    entry: { next: here, region },

    async join() {
      if (running) return
      setRunning('join')
      setRefusal(undefined)
      try {
        const { workspace } = await call(joinWorkspace, { params: { region }, body: { uid, email, secret } })
        keepSelectedWorkspace(workspace.region, workspace.uid)
        leaveNotice(`Welcome to ${workspace.workspaceName}.`)
        go(paths.agents.href(region))
      } catch (error) {
        const known = error instanceof ApiError ? error : undefined
        setRefusal(known?.message ?? 'Something went wrong on our side.')
        setRunning(null)
      }
    },

    /** Signs the wrong account out and goes to sign in with the right one. */
    async leave() {
      if (running) return
      setRunning('leave')
      setRefusal(undefined)
      try {
        await call(signOut, { params: { region }, body: undefined })
        forgetSession()
        go(paths.login.href({ next: here, region }))
      } catch {
        setRefusal('An error occurred during sign out.')
        setRunning(null)
      }
    },
  }
}
