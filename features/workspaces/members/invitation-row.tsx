import { Mail, RotateCw, X } from 'lucide-react'
import { ApiError } from '#features/shared/api-error.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { Invitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import { mayTouch } from '#mocks/contracts/workspaces/people-rules.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { People } from './people.queries.ts'
import { permissionSummary } from './permission-words.ts'

interface InvitationRowProps {
  invitation: Invitation
  people: People
  /** What the caller may do. */
  held: readonly Permission[]
}

/** Somebody who has not joined yet: sent anew, or taken back. */
export function InvitationRow({ invitation, people, held }: InvitationRowProps) {
  const { notify } = useToast()
  const now = useNow()
  const { email, usersPerms, invitedAt, expiresAt } = invitation
  const isExpired = expiresAt * 1000 <= now()
  const mine = mayTouch(held, { touches: usersPerms })

  function explain(title: string) {
    return (error: unknown) => {
      const message = error instanceof ApiError ? (error.fields.to ?? error.message) : undefined
      notify({ kind: 'failure', title, message })
    }
  }

  function resend() {
    people.invite
      .mutateAsync({ to: email, usersPerms })
      .then(() => notify({ kind: 'success', title: `Successfully invited ${email}` }))
      .catch(explain(`Failed to invite ${email}`))
  }

  return (
    <ListRow
      icon={<Mail />}
      title={
        <>
          {email}
          <Badge tone={isExpired ? 'warning' : 'neutral'}>{isExpired ? 'Expired' : 'Pending'}</Badge>
        </>
      }
      detail={
        <>
          {permissionSummary(usersPerms)} · invited <RelativeTime at={invitedAt} now={now() / 1000} />
        </>
      }
      actions={
        mine && (
          <>
            <IconButton
              tone="ghost"
              size="sm"
              label={`Send the invitation to ${email} again`}
              icon={<RotateCw aria-hidden />}
              disabled={people.invite.isPending}
              onClick={resend}
            />
            <IconButton
              tone="ghost"
              size="sm"
              label={`Withdraw the invitation of ${email}`}
              icon={<X aria-hidden />}
              disabled={people.revoke.isPending}
              onClick={() =>
                people.revoke.mutateAsync(email).catch(explain('The invitation could not be withdrawn.'))
              }
            />
          </>
        )
      }
    />
  )
}
