import { ChevronDown, UserMinus } from 'lucide-react'
import { ApiError } from '#features/shared/api-error.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Member } from '#mocks/contracts/workspaces/member.contract.ts'
import { saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import { mayTouch } from '#mocks/contracts/workspaces/people-rules.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { People } from './people.queries.ts'
import { PermissionFields } from './permission-fields.tsx'
import { permissionSummary } from './permission-words.ts'
import './members.css'

interface MemberRowProps {
  member: Member
  people: People
  /** What the caller may do. */
  held: readonly Permission[]
  /** It is the caller. */
  isSelf: boolean
}

/** Somebody in the workspace: who, what they may do, and the way out. */
export function MemberRow({ member, people, held, isSelf }: MemberRowProps) {
  const { notify } = useToast()
  const now = useNow()
  const { email, displayName, photoURL, role, usersPerms, joinedAt } = member
  const mayManage = useMay(saveMember)
  const change = { touches: usersPerms, isOwner: role === 'owner' }
  const manageable = !isSelf && mayManage && mayTouch(held, change)

  async function permit(next: Permission[]) {
    await people.permit.mutateAsync({ email, usersPerms: next }).catch((error: unknown) => {
      const message = error instanceof ApiError ? error.message : undefined
      notify({ kind: 'failure', title: 'Failed to save workspace.', message })
    })
  }

  return (
    <ListRow
      leading={<Avatar name={displayName} src={photoURL} size="md" decorative />}
      title={
        <>
          {displayName}
          {isSelf && <Badge>You</Badge>}
          {role === 'owner' && <Badge tone="accent">Owner</Badge>}
        </>
      }
      detail={
        <>
          {email} · joined <RelativeTime at={joinedAt} now={now() / 1000} />
        </>
      }
      actions={
        <>
          {manageable && (
            <ConfirmDialog
              trigger={
                <IconButton
                  tone="ghost"
                  size="sm"
                  label={`Remove ${email}`}
                  icon={<UserMinus aria-hidden />}
                />
              }
              title={`Remove ${displayName}?`}
              message={`${email} loses access to this workspace at once.`}
              confirmLabel="Remove"
              tone="danger"
              onConfirm={() => people.remove.mutateAsync(email)}
            />
          )}
          {isSelf && role === 'member' && held.includes('members') && (
            <IconButton
              tone="ghost"
              size="sm"
              label={`Remove ${email}`}
              icon={<UserMinus aria-hidden />}
              onClick={() =>
                notify({ kind: 'failure', title: 'You cannot remove yourself from the workspace.' })
              }
            />
          )}
        </>
      }
    >
      {manageable ? (
        <Popover
          title={`What ${displayName} may do`}
          size="sm"
          align="start"
          trigger={
            <Button
              tone="ghost"
              size="sm"
              className="vg-_member__permissions"
              aria-label={`Permissions of ${email}: ${permissionSummary(usersPerms)}`}
              iconEnd={<ChevronDown aria-hidden />}
            >
              {permissionSummary(usersPerms)}
            </Button>
          }
        >
          <PermissionFields
            label={`What ${displayName} may do`}
            value={usersPerms}
            onValueChange={permit}
            held={held}
            disabled={people.permit.isPending}
          />
        </Popover>
      ) : (
        role === 'member' && (
          <Text as="span" size="sm" tone="muted">
            {permissionSummary(usersPerms)}
          </Text>
        )
      )}
    </ListRow>
  )
}
