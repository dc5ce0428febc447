import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import './entry-note.css'

interface EntryNoteProps {
  /** `failure` interrupts, the others are said politely. */
  kind: 'failure' | 'success' | 'info'
  children: ReactNode
}

const icons = { failure: CircleAlert, success: CircleCheck, info: Info }

/** What just happened, above the form. */
export function EntryNote({ kind, children }: EntryNoteProps) {
  const Icon = icons[kind]
  return (
    <p className="vg-entry-note" data-kind={kind} role={kind === 'failure' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <span>{children}</span>
    </p>
  )
}
