import { useContext } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { WorkspaceContext } from '#features/shared/session/workspace-context.ts'
import { Link } from '#ui/link/link.tsx'

/** Whether who is signed in may choose another plan: an owner in a workspace, where the brand shows its prices. */
export function useMayUpgrade(): boolean {
  const role = useContext(WorkspaceContext)?.workspace.role
  return role === 'owner' && readBoot().brand.showPricing !== false
}

/** The way to the plans, beside what a plan allows no more of; nothing for who may not choose one. */
export function PlansLink() {
  return useMayUpgrade() ? <Link href={paths.pricing.href()}>See plans</Link> : null
}
