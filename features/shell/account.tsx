import type { ComponentProps } from 'react'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import { useSession } from '#features/shared/session/session-context.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((m) => m.AccountMenu))

/** Shows who is signed in. */
function AccountButton(props: ComponentProps<'button'>) {
  const { user } = useSession()
  return (
    <button {...props} type="button" className="vg-top-bar__account">
      <VisuallyHidden>Account: {user.email}</VisuallyHidden>
      <Avatar name={user.displayName || user.email} src={user.photoURL} size="sm" decorative />
    </button>
  )
}

interface AccountProps {
  onSignOut: () => void
  /** Whether signing out is under way. */
  signingOut: boolean
}

/** Who is signed in, and what they can do about it. */
export function Account({ onSignOut, signingOut }: AccountProps) {
  return (
    <OnDemand trigger={AccountButton} preload={AccountMenu.preload}>
      <AccountMenu trigger={<AccountButton />} onSignOut={onSignOut} signingOut={signingOut} />
    </OnDemand>
  )
}
