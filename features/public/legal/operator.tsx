import { readBoot } from '#features/shared/boot.ts'
import { Link } from '#ui/link/link.tsx'

/** Whom to write to; an installation without an address says so. */
export function Operator() {
  const { supportEmail, brand, origin } = readBoot()
  return (
    <section aria-label="Whom to write to" className="vg-legal__operator">
      <h2>Whom to write to</h2>
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
    </section>
  )
}
