import { useInfiniteQuery } from '@tanstack/react-query'
import { GuardedDrawer } from '#features/shared/draft-form/guarded-drawer.tsx'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useSession } from '#features/shared/session/session-context.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { ShellDrawerProps } from '#features/shared/shell-drawer/shell-drawer.types.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { sendInvitation } from '#mocks/contracts/workspaces/invitation.contract.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { invitationsQuery, membersQuery, usePeople } from './people.queries.ts'
import { PeopleList } from './people-list.tsx'

/** Invites people to the workspace at hand, and shows who is in it (spec 2 §2.6, New User). */
export function NewUserDrawer({ open = true, onExited }: ShellDrawerProps) {
  const { close } = useShellDrawer()
  const { user } = useSession()
  const { workspace, region } = useWorkspace()
  const where = { region, uid: workspace.uid }
  const held = workspace.usersPerms
  const manages = useMay(sendInvitation)
  const people = usePeople(where)
  const members = useInfiniteQuery(membersQuery(where))
  const invitations = useInfiniteQuery({ ...invitationsQuery(where), enabled: manages })
  const seats = members.data?.pages[0]?.seats
  const isFull = seats?.total != null && seats.used >= seats.total
  const invited = invitations.data?.pages.flatMap(({ items }) => items) ?? []

  return (
    <GuardedDrawer
      open={open}
      onOpenChange={close}
      onExited={onExited}
      title="New User"
      subtitle={manages ? 'Invite people to this workspace.' : 'The people of this workspace.'}
      footerNote={
        seats &&
        (seats.total === null ? `${seats.used} seats in use` : `${seats.used} of ${seats.total} seats in use`)
      }
    >
      <Stack gap={6}>
        {!manages && <LookOnlyNote />}
        {manages && <InviteForm people={people} held={held} isFull={isFull} />}
        {invited.length > 0 && (
          <PeopleList
            title="Invited"
            onMore={invitations.hasNextPage ? () => void invitations.fetchNextPage() : undefined}
            loadingMore={invitations.isFetchingNextPage}
          >
            {invited.map((invitation) => (
              <InvitationRow key={invitation.email} invitation={invitation} people={people} held={held} />
            ))}
          </PeopleList>
        )}
        {members.data ? (
          <PeopleList
            title="People"
            onMore={members.hasNextPage ? () => void members.fetchNextPage() : undefined}
            loadingMore={members.isFetchingNextPage}
          >
            {members.data.pages
              .flatMap(({ items }) => items)
              .map((member) => (
                <MemberRow
                  key={member.email}
                  member={member}
                  people={people}
                  held={held}
                  isSelf={member.email === user.email}
                />
              ))}
          </PeopleList>
        ) : members.error ? (
          <FailureState
            compact
            error={members.error}
            title="People could not be loaded"
            onRetry={() => void members.refetch()}
            retrying={members.isFetching}
          />
        ) : (
          <SkeletonGroup label="Loading people">
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
      </Stack>
    </GuardedDrawer>
  )
}
