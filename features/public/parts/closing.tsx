import type { ReactNode } from 'react'
import { StartActions } from './start-actions.tsx'
import './parts.css'

/** The last view of a page that sells: the one thing to do now. */
export function Closing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="vg-closing">
      <h2>{title}</h2>
      <p>{children}</p>
      <div className="vg-hero__actions">
        <StartActions />
      </div>
    </div>
  )
}
