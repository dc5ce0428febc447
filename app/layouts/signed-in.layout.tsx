import { FirstLoad } from '#features/shell/loading/first-load.tsx'
import { SignedInProviders } from '../providers/signed-in-providers.tsx'
import { SignedInRoot } from './signed-in-root.tsx'

export function Component() {
  return (
    <SignedInProviders>
      <FirstLoad />
      <SignedInRoot />
    </SignedInProviders>
  )
}
