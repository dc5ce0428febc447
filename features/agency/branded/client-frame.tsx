import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgencyIdentity } from '#mocks/contracts/agency/host-brand.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { AgencyFooter } from './agency-footer.tsx'
import { AgencyLogo } from './agency-logo.tsx'
import './branded.css'

/** A tab of the dashboard. */
export interface ClientTab {
  label: string
  icon: LucideIcon
  /** Stands in place of the icon where there is one. */
  picture?: string
  /** Where it leads; without one it leads nowhere, as in a preview. */
  href?: string
  /** Whether it is open. @default false */
  current?: boolean
}

interface ClientFrameProps {
  brand: AgencyIdentity
  mode: ThemeType
  /** The year of the copyright. */
  year: number
  /** At the end of the bar. */
  actions: ReactNode
  tabs: readonly ClientTab[]
  /** The open tab. */
  children: ReactNode
}

/** The frame an agency's clients work in: bar, tabs, the open one, and the agency's foot (spec 2 §2.7). */
export function ClientFrame({ brand, mode, year, actions, tabs, children }: ClientFrameProps) {
  return (
    <div className="vg-client-dashboard">
      <div className="vg-client-dashboard__bar">
        <span className="vg-client__name">
          <AgencyLogo brand={brand} mode={mode} />
          <bdi>{brand.name || 'Your agency'}</bdi>
        </span>
        {actions}
      </div>
      <div className="vg-client-dashboard__body">
        <ul className="vg-client-dashboard__tabs">
          {tabs.map(({ label, icon: Icon, picture, href, current }) => {
            const look = {
              className: 'vg-client-dashboard__tab',
              'aria-current': current ? 'page' : undefined,
            } as const
            const said = (
              <>
                {picture ? <img src={picture} alt="" /> : <Icon aria-hidden />}
                <span>{label}</span>
              </>
            )
            return (
              <li key={href ?? label}>
                {href === undefined ? (
                  <span {...look}>{said}</span>
                ) : (
                  <a {...look} href={href}>
                    {said}
                  </a>
                )}
              </li>
            )
          })}
        </ul>
        <div className="vg-client-dashboard__main">
          {children}
          <AgencyFooter brand={brand} year={year} />
        </div>
      </div>
    </div>
  )
}
