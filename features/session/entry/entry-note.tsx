import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import './entry-note.css'

/** Props of `EntryNote`. */
interface EntryNoteProps {
  /** `failure` interrupts, `success` is said politely. */
  kind: 'failure' | 'success'
  children: ReactNode
}

/** What just happened, above the form. */
export function EntryNote({ kind, children }: EntryNoteProps) {
  return (
    <p className="vg-entry-note" data-kind={kind} role={kind === 'failure' ? 'alert' : 'status'}>
      {kind === 'failure' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      <span>{children}</span>
    </p>
  )
}
