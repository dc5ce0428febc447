import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import { Link } from '#ui/link/link.tsx'

interface AgencyFooterProps {
  brand: Pick<
    AgencyIdentity,
    'name' | 'mainWebsite' | 'supportEmail' | 'tosPage' | 'privacyPolicypPage' | 'poweredBy'
  >
  /** The year of the copyright. */
  year: number
}

/** At the foot of an agency's pages: whose they are, where to ask, and what holds (spec 2 §2.4). */
export function AgencyFooter({ brand, year }: AgencyFooterProps) {
  const { name, mainWebsite, supportEmail, tosPage, privacyPolicypPage, poweredBy } = brand
  const owner = name || 'Your agency'
  return (
    <footer className="vg-client__footer">
      <span>
        © {year} {mainWebsite ? <Link href={mainWebsite}>{owner}</Link> : <bdi>{owner}</bdi>}
      </span>
      {poweredBy && (
        <span>
          Powered by <bdi>{poweredBy}</bdi>
        </span>
      )}
      {supportEmail && <Link href={`mailto:${encodeURIComponent(supportEmail)}`}>{supportEmail}</Link>}
      {tosPage && <Link href={tosPage}>Terms of service</Link>}
      {privacyPolicypPage && <Link href={privacyPolicypPage}>Privacy policy</Link>}
      <span>GDPR: you can ask what is kept about you, and have it deleted.</span>
    </footer>
  )
}
