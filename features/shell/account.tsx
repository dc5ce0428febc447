import { type ComponentProps, lazy } from 'react'
import { OnDemand } from '#features/shared/on-demand/on-demand.tsx'
import { useSession } from '#features/shared/session/session-context.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

const load = () => import('./account-menu.tsx')
const AccountMenu = lazy(() => load().then((module) => ({ default: module.AccountMenu })))

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

/** Props of `Account`. */
interface AccountProps {
  onSignOut: () => void
  /** Whether signing out is under way. */
  signingOut: boolean
}

/** Who is signed in, and what they can do about it. */
export function Account({ onSignOut, signingOut }: AccountProps) {
  return (
    <OnDemand trigger={AccountButton} preload={load}>
      <AccountMenu trigger={<AccountButton />} onSignOut={onSignOut} signingOut={signingOut} />
    </OnDemand>
  )
}
