import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { type ReactNode, useState } from 'react'
import { AnalyticsContext } from '#features/shared/analytics/analytics-context.ts'
import { analyticsOf } from '#features/shared/analytics/analytics-of.ts'
import { readBoot } from '#features/shared/boot.ts'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { createQueryClient } from './query-client.ts'

// Radix locks scrolling with a style element, which the content security policy wants signed.
setNonce(readBoot().nonce)

/** What every signed-in screen finds around it; loaded with the first of them. */
export function SignedInProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  const [analytics] = useState(() => analyticsOf(readBoot().analytics))
  return (
    <QueryClientProvider client={client}>
      <AnalyticsContext value={analytics}>
        <ToastProvider>{children}</ToastProvider>
      </AnalyticsContext>
    </QueryClientProvider>
  )
}
