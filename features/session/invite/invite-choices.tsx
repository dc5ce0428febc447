import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface InviteChoicesProps {
  workspaceName: string
  /** The invited address. */
  email: string
  /** Address of the account that is signed in, or null. */
  signedInAs: string | null
  /** What sign-in and sign-up keep, to come back. */
  entry: { next: string; region: Region }
  /** What is under way. */
  running: 'join' | 'leave' | null
  onJoin: () => void
  onLeave: () => void
}

/** What can be done with an open invitation: sign in first, change the account, or join. */
export function InviteChoices(props: InviteChoicesProps) {
  const { workspaceName, email, signedInAs, entry, running, onJoin, onLeave } = props
  if (signedInAs === null) {
    return (
      <Stack>
        <Button asChild tone="primary" size="lg">
          <a href={paths.login.href(entry)}>Sign in as {email}</a>
        </Button>
        <Button asChild size="lg">
          <a href={paths.signup.href(entry)}>Create an account</a>
        </Button>
      </Stack>
    )
  }
  if (signedInAs !== email) {
    return (
      <Stack>
        <Text tone="muted">
          You are signed in as{' '}
          <Text as="strong" tone="default" weight="medium">
            {signedInAs}
          </Text>
          , but the invitation is for{' '}
          <Text as="strong" tone="default" weight="medium">
            {email}
          </Text>
          .
        </Text>
        <Button tone="primary" size="lg" loading={running === 'leave'} onClick={onLeave}>
          Sign in with another account
        </Button>
      </Stack>
    )
  }
  return (
    <Stack>
      <Button tone="primary" size="lg" loading={running === 'join'} onClick={onJoin}>
        Join {workspaceName}
      </Button>
    </Stack>
  )
}
