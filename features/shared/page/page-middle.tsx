import type { ReactNode } from 'react'
import './page-middle.css'

/** A page of a few words, or of a wait, in the middle of the window. */
export function PageMiddle({ children }: { children: ReactNode }) {
  return <main className="vg-_page-middle">{children}</main>
}
