import type { ComponentProps } from 'react'
import { Row } from '#ui/row/row.tsx'
import './find-row.css'

/** What narrows a list of an agent down, in one line where it fits: the words first, then the choices. */
export function FindRow(props: ComponentProps<'div'>) {
  return <Row wrap {...props} className="vg-_find-row" />
}
