import type { ReactNode } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { CopyRow } from '#ui/copy-row/copy-row.tsx'

interface ShownOnceProps {
  /** What the secret is called where it is used. */
  label: string
  value: string
  /** That it is not shown again, and why. */
  children: ReactNode
}

/** A secret that was made just now, to copy. */
export function ShownOnce({ label, value, children }: ShownOnceProps) {
  return (
    <>
      <Banner tone="warning" title="Copy it now">
        {children}
      </Banner>
      <CopyRow label={label} value={value} />
    </>
  )
}
