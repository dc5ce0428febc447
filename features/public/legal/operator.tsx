import { readBoot } from '#features/shared/boot.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'

/** Whom to write to; an installation without an address says so. */
export function Operator() {
  const { supportEmail, brand, origin } = readBoot()
  return (
    <Stack as="section" gap={3} aria-label="Whom to write to">
      <Heading level={2} size="xl">
        Whom to write to
      </Heading>
      <p>
        {brand.name} at {origin.replace(/^https?:\/\//, '')} is run by the operator of this installation.{' '}
        {supportEmail ? (
          <>
            Write to <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
          </>
        ) : (
          'No support address has been set for it; ask whoever gave you this address.'
        )}
      </p>
    </Stack>
  )
}
