import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { isOnboardingDue, mayBeOnboarded } from './onboarding-due.ts'

interface OnboardingGateProps {
  /** Shown while it is being found out; has the measure of what follows. */
  pending: ReactNode
  children: ReactNode
}

/** Sends new owners to onboarding (spec 2 §4). Decided once, where the shell is entered. */
export function OnboardingGate({ pending, children }: OnboardingGateProps) {
  const { user } = useSession()
  const { workspace, region } = useWorkspace()
  const location = useLocation()
  const queries = useQueryClient()
  const [verdict, setVerdict] = useState<'asking' | 'send' | 'pass'>(() =>
    mayBeOnboarded({ user, workspace, location }) ? 'asking' : 'pass',
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once
  useEffect(() => {
    if (verdict !== 'asking') return
    void isOnboardingDue(queries, workspace).then((due) => setVerdict(due ? 'send' : 'pass'))
  }, [])

  if (verdict === 'asking') return pending
  if (verdict === 'send') return <Navigate to={paths.onboarding.href(region)} replace />
  return children
}
