import type { ReactNode } from 'react'
import { PublicLayout } from '../../layout/public-layout.tsx'
import { DocsSearch } from '../search/docs-search.tsx'
import { DocsNavigation } from './docs-navigation.tsx'
import './docs.css'

interface DocsLayoutProps {
  /** The page's name, for the browser's tab. */
  title: string
  children: ReactNode
}

/** Search and pages at the side, the page beside them. */
export function DocsLayout({ title, children }: DocsLayoutProps) {
  return (
    <PublicLayout title={`${title} · Docs`}>
      <div className="vg-_docs">
        <div className="vg-_docs__side">
          <DocsSearch />
          <DocsNavigation />
        </div>
        <div className="vg-_docs__main">{children}</div>
      </div>
    </PublicLayout>
  )
}
