import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { usePage } from '#features/shared/page/page-context.ts'
import { paths } from '#features/shared/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { guideGroups } from '../guides.ts'

const reference = paths.docsPage.href('reference')

const groups = guideGroups.map(({ title, guides }) => ({
  title,
  links: guides.map((guide) => ({
    label: guide.title,
    href: guide.slug ? paths.docsPage.href(guide.slug) : paths.docs.href(),
  })),
}))

const all = [...groups, { title: 'Reference', links: [{ label: 'All operations', href: reference }] }]

/** The pages of the documentation. On a phone they fold into a menu. */
export function DocsNavigation() {
  const [open, setOpen] = useState(false)
  const id = useId()
  const pathname = usePage().pathname.replace(/(?<=.)\/$/, '')
  const isCurrent = (href: string) =>
    href === pathname || (href === reference && pathname.startsWith(`${reference}/`))
  return (
    <>
      <Button
        className="vg-_docs__menu"
        icon={<ChevronDown aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Pages of the docs
      </Button>
      <nav id={id} className="vg-_docs__nav" data-open={open} aria-label="Docs">
        {all.map(({ title, links }) => (
          <Stack key={title} gap={2}>
            <Heading level={2} size="sm" tone="muted">
              {title}
            </Heading>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    className="vg-_docs__link"
                    href={href}
                    tone="quiet"
                    aria-current={isCurrent(href) ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </nav>
    </>
  )
}
