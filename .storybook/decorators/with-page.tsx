import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useMemo, useState } from 'react'
import { PageContext } from '#features/shared/page/page-context.ts'

function StoryPage({ search, children }: { search: string; children: ReactNode }) {
  const [address, go] = useState('')
  const page = useMemo(() => ({ search: new URLSearchParams(search), go }), [search])
  return (
    <PageContext value={page}>
      {children}
      <output data-testid="address" hidden>
        {address}
      </output>
    </PageContext>
  )
}

/** A public page's document: `parameters.search` is its query, `getByTestId('address')` where it went. */
export const withPage: Decorator = (Story, { id, parameters }) => (
  <StoryPage key={id} search={parameters.search ?? ''}>
    <Story />
  </StoryPage>
)
