import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { usePage } from '#features/shared/page/page-context.ts'
import { paths } from '#features/shared/paths.ts'
import { regionOfQuery } from '#features/shared/region/preferred-region.ts'
import { Link } from '#ui/link/link.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Text } from '#ui/text/text.tsx'
import { EntryLayout } from '../entry/entry-layout.tsx'
import { EntryNote } from '../entry/entry-note.tsx'
import { InviteChoices } from './invite-choices.tsx'
import { useInvite } from './use-invite.ts'

/** The page an invitation's mail leads to: who invites, to what, and the button that joins (spec 2 §7.3). */
export function InviteScreen() {
  const { search } = usePage()
  const invite = useInvite()
  const { step } = invite
  const agents = paths.agents.href(regionOfQuery(search) ?? 'na')

  if (step.name === 'loading') {
    return (
      <EntryLayout title="Invitation">
        <Spinner label="Reading the invitation" size="lg" />
      </EntryLayout>
    )
  }
  if (step.name === 'failed') {
    return (
      <EntryLayout title="Invitation">
        <FailureState
          compact
          error={step.error}
          title="The invitation could not be read"
          onRetry={() => void invite.read()}
        />
      </EntryLayout>
    )
  }
  if (step.name === 'invalid') {
    return (
      <EntryLayout
        title="This invitation is not valid"
        help="The link is incomplete, was replaced by a newer one, or was withdrawn. Ask for a new one."
        footer={<Link href={paths.login.href()}>Sign in</Link>}
      >
        {null}
      </EntryLayout>
    )
  }
  const { workspaceName, invitedBy, status } = step.found
  if (status !== 'open') {
    return (
      <EntryLayout
        title={status === 'used' ? 'You have accepted this invitation' : 'This invitation has expired'}
        help={
          status === 'used'
            ? 'This invitation has already been used.'
            : `Ask ${invitedBy ?? 'whoever invited you'} for a new one.`
        }
        footer={status === 'used' && <Link href={agents}>Open {workspaceName}</Link>}
      >
        {null}
      </EntryLayout>
    )
  }
  return (
    <EntryLayout
      title={`Join ${workspaceName}`}
      help={`${invitedBy ?? 'The workspace'} invites ${invite.email} to this workspace.`}
    >
      {invite.refusal && <EntryNote kind="failure">{invite.refusal}</EntryNote>}
      <InviteChoices
        workspaceName={workspaceName}
        email={invite.email}
        signedInAs={step.found.signedInAs}
        entry={invite.entry}
        running={invite.running}
        onJoin={invite.join}
        onLeave={invite.leave}
      />
      {step.found.signedInAs === null && <Text tone="muted">You return here once you are signed in.</Text>}
    </EntryLayout>
  )
}
