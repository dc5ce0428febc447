import type { ReactNode } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import './version-notice.css'

interface VersionNoticeProps {
  /** What is not there. */
  title: string
  /** What works instead. */
  children: ReactNode
}

/** Says under a page's headline that this version lacks something the page is about. */
export function VersionNotice({ title, children }: VersionNoticeProps) {
  return (
    <div className="vg-_public__width vg-_version-notice">
      <Banner tone="info" title={title}>
        {children}
      </Banner>
    </div>
  )
}
