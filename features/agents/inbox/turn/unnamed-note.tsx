import { useSession } from '#features/shared/session/session-context.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { givenName } from '#mocks/contracts/live/someone.ts'
import { Link } from '#ui/link/link.tsx'
import { Text } from '#ui/text/text.tsx'

/** Tells a member without a name how visitors read them, and where a name is given. */
export function UnnamedNote() {
  const { user } = useSession()
  const { show } = useShellDrawer()
  if (givenName(user) !== '') return null
  return (
    <Text size="sm" tone="muted">
      Visitors read that a member of your team answers.{' '}
      <Link asChild>
        <button type="button" onClick={() => show('account')}>
          Show them your name
        </button>
      </Link>
    </Text>
  )
}
