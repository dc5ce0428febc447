import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useMemo, useState } from 'react'
import { PageContext } from '#features/shared/page/page-context.ts'

function StoryPage({
  pathname,
  search,
  children,
}: {
  pathname: string
  search: string
  children: ReactNode
}) {
  const [address, go] = useState('')
  const page = useMemo(() => ({ pathname, search: new URLSearchParams(search), go }), [pathname, search])
  return (
    <PageContext value={page}>
      {children}
      <output data-testid="address" hidden>
        {address}
      </output>
    </PageContext>
  )
}

/** A public page's document: `parameters.pathname` is its path, `parameters.search` its query, `getByTestId('address')` where it went. */
export const withPage: Decorator = (Story, { id, parameters }) => (
  <StoryPage key={id} pathname={parameters.pathname ?? '/'} search={parameters.search ?? ''}>
    <Story />
  </StoryPage>
)
