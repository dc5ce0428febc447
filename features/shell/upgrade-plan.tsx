import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { useOffersUpgrade } from './use-offers-upgrade.ts'

/** 'Upgrade Plan', for whom it is time; where the bar has no room for it, the account menu has (spec 2 §9). */
export function UpgradePlan() {
  if (!useOffersUpgrade()) return null
  return (
    <Button className="vg-_top-bar__upgrade" size="sm" asChild>
      <a href={paths.pricing.href()}>Upgrade Plan</a>
    </Button>
  )
}
