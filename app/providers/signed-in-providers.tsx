import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { type ReactNode, useState } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { createQueryClient } from './query-client.ts'

// Radix locks scrolling with a style element, which the content security policy wants signed.
setNonce(readBoot().nonce)

/** What every signed-in screen finds around it; loaded with the first of them. */
export function SignedInProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  )
}
