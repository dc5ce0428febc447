import type { Decorator } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { HeedingQueryClient } from '#features/shared/heeding-query-client.ts'

function FreshQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new HeedingQueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** One query client per story, without retries: it outlives renders of its story and no story sees another's. */
export const withProviders: Decorator = (Story, { id }) => (
  <FreshQueries key={id}>
    <Story />
  </FreshQueries>
)
