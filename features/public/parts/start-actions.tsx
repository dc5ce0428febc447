import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/button/button.tsx'

/** Start, or look first. */
export function StartActions({ second }: { second?: { label: string; href: string } }) {
  const { label, href } = second ?? { label: 'See a demo', href: paths.demo.href() }
  return (
    <>
      <Button tone="primary" size="lg" asChild>
        <a href={paths.signup.href()}>Start for free</a>
      </Button>
      <Button size="lg" asChild>
        <a href={href}>{label}</a>
      </Button>
    </>
  )
}
