import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './page-head.css'

/** Everything else reaches the element. */
export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's name; the only `h1`. */
  title: ReactNode
  /** What can be done here, in one line. */
  help?: ReactNode
  /** Beside the title: a badge, a status. */
  meta?: ReactNode
  /** Above the title: a link back. */
  back?: ReactNode
  /** At the end; at most one primary button. */
  action?: ReactNode
}

/** The head of a page: name, one line of help, and what to do. */
export function PageHead({ title, help, meta, back, action, className, children, ...rest }: PageHeadProps) {
  return (
    <header {...rest} className={cx('vg-page-head', className)}>
      {back && <div className="vg-_page-head__back">{back}</div>}
      <div className="vg-_page-head__words">
        <div className="vg-_page-head__line">
          <h1 className="vg-page-head__title">{title}</h1>
          {meta}
        </div>
        {help !== undefined && <p className="vg-page-head__help">{help}</p>}
      </div>
      {action && <div className="vg-_page-head__action">{action}</div>}
      {children && <div className="vg-_page-head__below">{children}</div>}
    </header>
  )
}
