import { type ReactNode, useId } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './parts.css'

/** Props of `PageSection`. */
interface PageSectionProps {
  title: string
  /** One or two sentences under the title. */
  help?: ReactNode
  /** `sunken` sets the section apart from its neighbours. @default 'plain' */
  ground?: 'plain' | 'sunken'
  className?: string
  children: ReactNode
}

/** A part of a public page, under a heading of its own. */
export function PageSection({ title, help, ground = 'plain', className, children }: PageSectionProps) {
  const id = useId()
  return (
    <section className={cx('vg-section', className)} data-ground={ground} aria-labelledby={id}>
      <div className="vg-section__inner">
        <div className="vg-section__head">
          <h2 id={id}>{title}</h2>
          {help !== undefined && <p>{help}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
