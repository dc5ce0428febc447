import type { Decorator } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

function FreshQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** One query client per story, without retries: it outlives renders of its story and no story sees another's. */
export const withProviders: Decorator = (Story, { id }) => (
  <FreshQueries key={id}>
    <Story />
  </FreshQueries>
)
