import { type ReactNode, useEffect } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { usePage } from '#features/shared/page/page-context.ts'
import { titleOf } from '#features/shared/title/title-of.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { showsFooter, showsHeader } from './public-navigation.ts'
import './public-layout.css'

interface PublicLayoutProps {
  /** The page's name, for the browser's tab. */
  title: string
  children: ReactNode
}

/** Header, page and footer of everything that is read before signing in (spec 2 §2.3). */
export function PublicLayout({ title, children }: PublicLayoutProps) {
  const { pathname } = usePage()
  const { name } = readBoot().brand
  useEffect(() => {
    document.title = titleOf([title], name)
  }, [title, name])
  return (
    <div className="vg-_public">
      <a className="vg-_public__skip" href="#content">
        Skip to content
      </a>
      {showsHeader(pathname) && <PublicHeader pathname={pathname} />}
      <main id="content">{children}</main>
      {showsFooter(pathname) && <PublicFooter />}
    </div>
  )
}
