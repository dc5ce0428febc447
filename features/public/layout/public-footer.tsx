import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { footerColumns } from './public-navigation.ts'

/** Columns Legal, Support and Compliance (spec 2 §2.3). */
export function PublicFooter() {
  const { name } = readBoot().brand
  return (
    <footer className="vg-_public__footer">
      <div className="vg-_public__width vg-_public__foot">
        <Stack gap={2} className="vg-_public__about">
          <p className="vg-_public__brand">
            <BrandMark />
            {name}
          </p>
          <p>Chat and voice agents that answer from what your business knows.</p>
        </Stack>
        {footerColumns.map(({ title, links }) => (
          <Stack as="nav" key={title} gap={3} aria-label={title}>
            <Heading level={2} size="md" className="vg-_public__title">
              {title}
            </Heading>
            <Stack as="ul" gap={2}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} tone="quiet">
                    {label}
                  </Link>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </div>
    </footer>
  )
}
