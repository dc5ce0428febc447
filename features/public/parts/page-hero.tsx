import type { ReactNode } from 'react'
import './parts.css'

/** Props of `PageHero`. */
interface PageHeroProps {
  /** The page's only `h1`. */
  title: string
  /** What it is for, in one or two sentences. */
  lead: ReactNode
  /** A word over the title, e.g. the kind of page. */
  kicker?: string
  /** What one can do: one primary action at most. */
  actions?: ReactNode
  /** A picture beside the words; below them on a phone. */
  aside?: ReactNode
}

/** The first view of a public page. */
export function PageHero({ title, lead, kicker, actions, aside }: PageHeroProps) {
  return (
    <div className="vg-hero" data-aside={aside !== undefined}>
      <div className="vg-hero__words">
        {kicker !== undefined && <p className="vg-hero__kicker">{kicker}</p>}
        <h1>{title}</h1>
        <p className="vg-hero__lead">{lead}</p>
        {actions !== undefined && <div className="vg-hero__actions">{actions}</div>}
      </div>
      {aside !== undefined && <div className="vg-hero__aside">{aside}</div>}
    </div>
  )
}
