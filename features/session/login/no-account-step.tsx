import { useState } from 'react'
import { focusOnMount } from '#features/shared/focus-on-mount.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { RegionChoice } from '../entry/region-choice.tsx'

interface NoAccountStepProps {
  /** The proven address. */
  email: string
  /** Where the account goes unless changed. */
  region: Region
  running: string | null
  onCreate: (region: Region) => void
  onCancel: () => void
}

/** The code was right, but nobody has an account under the address: make one in one press. */
export function NoAccountStep({ email, region, running, onCreate, onCancel }: NoAccountStepProps) {
  const [home, setHome] = useState(region)
  return (
    <Stack>
      <Text tone="muted">
        The code was right. There is no account for{' '}
        <Text as="strong" tone="default" weight="medium">
          {email}
        </Text>{' '}
        yet; create one, and you are in.
      </Text>
      <RegionChoice value={home} onChange={setHome} />
      <Button
        tone="primary"
        size="lg"
        loading={running === 'submit'}
        onClick={() => onCreate(home)}
        ref={focusOnMount}
      >
        Create account
      </Button>
      <div>
        <Button tone="ghost" onClick={onCancel}>
          Use another address
        </Button>
      </div>
    </Stack>
  )
}
