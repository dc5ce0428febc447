import type { LucideIcon } from 'lucide-react'
import './parts.css'

/** Something the product does, for whoever reads. */
export interface Feature {
  icon: LucideIcon
  title: string
  text: string
}

/** What the product does, three across. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="vg-features">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="vg-features__item">
          <span className="vg-features__icon" aria-hidden="true">
            <Icon />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
