import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import {
  listSessions,
  removeSession,
  savePassword,
  saveProfile,
} from '#mocks/contracts/session/account.contract.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { listMembers } from '#mocks/contracts/workspaces/member.contract.ts'
import { forgetSession } from '../entry/stored-session.ts'

/** Where the account is signed in. */
export function sessionsQuery(region: Region) {
  return queryOptions({
    queryKey: [listSessions.id],
    queryFn: ({ signal }) => call(listSessions, { params: { region }, signal }),
  })
}

/** Changes name and picture; whoever shows them reads them again. */
export function useSaveProfile(region: Region) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveProfile>) => call(saveProfile, { params: { region }, body }),
    onSuccess: () =>
      Promise.all(
        [getSession.id, listMembers.id].map((id) => queryClient.invalidateQueries({ queryKey: [id] })),
      ),
  })
}

/** Sets or changes the password; the other sessions end with it. */
export function useSavePassword(region: Region) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof savePassword>) => call(savePassword, { params: { region }, body }),
    onSuccess: () =>
      Promise.all(
        [getSession.id, listSessions.id].map((id) => queryClient.invalidateQueries({ queryKey: [id] })),
      ),
  })
}

/** Ends one session, the others, or all. */
export function useRemoveSession(region: Region) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof removeSession>) => call(removeSession, { params: { region }, body }),
    onSuccess: (_, { which }) => {
      if (which === 'all') forgetSession()
      return Promise.all(
        // After one's own session ended, reading the session leads to the sign-in page.
        [getSession.id, listSessions.id].map((id) => queryClient.invalidateQueries({ queryKey: [id] })),
      )
    },
  })
}
