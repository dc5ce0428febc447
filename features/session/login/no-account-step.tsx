import { useState } from 'react'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { focusOnMount } from '../entry/focus-on-mount.ts'
import { RegionChoice } from '../entry/region-choice.tsx'

/** Props of `NoAccountStep`. */
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
    <div className="vg-entry__fields">
      <p className="vg-entry__sent">
        The code was right. There is no account for <strong>{email}</strong> yet; create one, and you are in.
      </p>
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
      <div className="vg-entry__actions">
        <Button tone="ghost" onClick={onCancel}>
          Use another address
        </Button>
      </div>
    </div>
  )
}
