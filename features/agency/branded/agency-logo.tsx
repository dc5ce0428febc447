import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import { initialsOf } from '#mocks/contracts/theme/initials.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { brandLogo } from './brand.ts'

interface AgencyLogoProps {
  brand: Pick<AgencyIdentity, 'name' | 'squarePhotoURL' | 'darkModeSquarePhotourl'>
  mode: ThemeType
}

/** The agency's square logo; without one, its initials on its colour. Says nothing: the name stands beside it. */
export function AgencyLogo({ brand, mode }: AgencyLogoProps) {
  const src = brandLogo(brand, mode)
  if (src) return <img className="vg-client__logo" src={src} alt="" />
  return (
    <span className="vg-client__logo" data-drawn aria-hidden="true">
      {initialsOf(brand.name)}
    </span>
  )
}
