import { useMutation } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { signOut } from '#mocks/contracts/session/session.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { forgetSession } from './entry/stored-session.ts'

/** Signs out, forgets what was kept for this person, then calls `onSignedOut` (spec 2 §4, §8). */
export function useSignOut(region: Region, onSignedOut: () => void) {
  const { notify } = useToast()
  return useMutation({
    mutationKey: [signOut.id],
    mutationFn: () => call(signOut, { params: { region }, body: undefined }),
    onSuccess() {
      forgetSession()
      onSignedOut()
    },
    onError: () =>
      notify({
        kind: 'failure',
        title: 'Error Occured',
        message: 'An error occurred during sign out.',
      }),
  })
}
