import { createContext, useContext } from 'react'

/** The document a public page stands in. Public pages load no router: going elsewhere loads the next document. */
export interface Page {
  /** The path of the address. */
  pathname: string
  /** The query of the address. */
  search: URLSearchParams
  /** Takes the place of this document; Back does not return to it. */
  go: (href: string) => void
}

/** Stories put a page of their own here. */
export const PageContext = createContext<Page | null>(null)

/** The document around a public page. */
export function usePage(): Page {
  const given = useContext(PageContext)
  return (
    given ?? {
      pathname: window.location.pathname,
      search: new URLSearchParams(window.location.search),
      go: (href) => window.location.replace(href),
    }
  )
}
