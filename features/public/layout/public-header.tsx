import { Menu, Moon, Sun, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useAppearance } from '#features/shared/appearance/appearance-context.ts'
import { readBoot } from '#features/shared/boot.ts'
import { BrandMark } from '#features/shared/brand/brand-mark.tsx'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { headerLinks } from './public-navigation.ts'

/** Brand, ways on and the way in. On a phone the links fold into a menu. */
export function PublicHeader({ pathname }: { pathname: string }) {
  const { brand, links, hasSession } = readBoot()
  const { mode, choose } = useAppearance()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <header className="vg-_public__header">
      <div className="vg-_public__width vg-_public__bar">
        <a className="vg-_public__brand" href={paths.home.href()}>
          <BrandMark />
          {brand.name}
        </a>
        <nav className="vg-_public__nav" id={id} data-open={open} aria-label="Main">
          {headerLinks(pathname, links).map(({ label, href, external }) => (
            <Link
              key={label}
              href={href}
              external={external}
              tone="quiet"
              aria-current={href === pathname ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <Row className="vg-_public__actions">
          <IconButton
            label={mode === 'dark' ? 'Switch to light' : 'Switch to dark'}
            icon={mode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
            tone="ghost"
            onClick={() => choose(mode === 'dark' ? 'light' : 'dark')}
          />
          {hasSession ? (
            <Button tone="primary" asChild>
              <a href={paths.agents.href(preferredRegion())}>Open your agents</a>
            </Button>
          ) : (
            <>
              <Button className="vg-_public__folded" tone="ghost" asChild>
                <a href={paths.login.href()}>Sign in</a>
              </Button>
              <Button tone="primary" asChild>
                <a href={paths.signup.href()}>Start for free</a>
              </Button>
            </>
          )}
          <IconButton
            className="vg-_public__menu"
            label="Menu"
            icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
            tone="ghost"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </Row>
      </div>
    </header>
  )
}
