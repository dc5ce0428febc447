import { SignedInProviders } from '../providers/signed-in-providers.tsx'
import { SignedInRoot } from './signed-in-root.tsx'

export function Component() {
  return (
    <SignedInProviders>
      <SignedInRoot />
    </SignedInProviders>
  )
}
