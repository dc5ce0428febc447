import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { Link } from '#ui/link/link.tsx'
import { footerColumns } from './public-navigation.ts'

/** Columns Legal, Support and Compliance (spec 2 §2.3). */
export function PublicFooter() {
  const { name } = readBoot().brand
  return (
    <footer className="vg-public__footer">
      <div className="vg-public__foot">
        <div className="vg-public__about">
          <p className="vg-public__brand">
            <BrandMark />
            {name}
          </p>
          <p>Chat and voice agents that answer from what your business knows.</p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="vg-public__column">
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} tone="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
