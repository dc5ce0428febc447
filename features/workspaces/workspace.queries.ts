import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  getWorkspace,
  removeWorkspace,
  saveWorkspace,
} from '#mocks/contracts/workspaces/workspace.contract.ts'

/** A workspace and where it is. */
interface WorkspaceRef {
  region: Region
  uid: string
}

/** Creates a workspace or changes fields of one; switcher and settings are read again. */
export function useSaveWorkspace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ region, uid, ...body }: WorkspaceRef & BodyOf<typeof saveWorkspace>) =>
      call(saveWorkspace, { params: { region, uid }, body }),
    onSuccess: (_, { region, uid }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [getSession.id] }),
        queryClient.invalidateQueries({ queryKey: [getWorkspace.id, region, uid] }),
      ]),
  })
}

/** Deletes a workspace. */
export function useRemoveWorkspace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ region, uid }: WorkspaceRef) =>
      call(removeWorkspace, { params: { region, uid }, body: undefined }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getSession.id] }),
  })
}
