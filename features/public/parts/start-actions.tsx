import { readBoot } from '#features/shared/boot.ts'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { Button } from '#ui/button/button.tsx'

export interface StartActionsProps {
  /** @default the demo */
  second?: { label: string; href: string }
  /** Stands beside something that is wanted first. @default false */
  quiet?: boolean
}

/** Start, or look first. */
export function StartActions({ second, quiet = false }: StartActionsProps) {
  const { label, href } = second ?? { label: 'See a demo', href: paths.demo.href() }
  return (
    <>
      <Button tone={quiet ? 'neutral' : 'primary'} size="lg" asChild>
        {readBoot().hasSession ? (
          <a href={paths.agents.href(preferredRegion())}>Open your agents</a>
        ) : (
          <a href={paths.signup.href()}>Start for free</a>
        )}
      </Button>
      <Button size="lg" asChild>
        <a href={href}>{label}</a>
      </Button>
    </>
  )
}
