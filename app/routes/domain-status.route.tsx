import { DomainStatusScreen } from '#features/public/domain-status/domain-status-screen.tsx'
import { readBoot } from '#features/shared/boot.ts'
import { regions } from '#mocks/contracts/shared/region.ts'

/** The secret stands after the #, which no server is ever sent. */
export function Component() {
  const { pathname, hash } = window.location
  const region = regions.find((one) => one === pathname.split('/')[2]) ?? 'na'
  return <DomainStatusScreen region={region} secret={hash.slice(1)} host={readBoot().brand.agency} />
}
