import { type ReactNode, useState } from 'react'
import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import { AgencyFooter } from '../branded/agency-footer.tsx'
import '../branded/branded.css'
import './agency-page.css'

interface AgencyPageProps {
  identity: AgencyIdentity
  children: ReactNode
}

/** A page at an agency's own host, with the agency's foot below it (spec 2 §2.4). */
export function AgencyPage({ identity, children }: AgencyPageProps) {
  const [year] = useState(() => new Date().getUTCFullYear())
  return (
    <div className="vg-_agency-page">
      {children}
      <div className="vg-_agency-page__foot">
        <AgencyFooter brand={identity} year={year} />
      </div>
    </div>
  )
}
