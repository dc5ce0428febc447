import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#features/shared/client.ts'
import { byCursor } from '#features/shared/lists/by-cursor.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import {
  listInvitations,
  removeInvitation,
  sendInvitation,
} from '#mocks/contracts/workspaces/invitation.contract.ts'
import { listMembers, removeMember, saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'

/** A workspace and where it is. */
export interface WorkspaceRef {
  region: Region
  uid: string
}

/** The people of a workspace and its seats. */
export function membersQuery({ region, uid }: WorkspaceRef) {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [listMembers.id, region, uid],
    queryFn: ({ signal, pageParam }) =>
      call(listMembers, { params: { region, uid }, query: { cursor: pageParam, limit: '100' }, signal }),
  })
}

/** Who is invited and has not joined. */
export function invitationsQuery({ region, uid }: WorkspaceRef) {
  return infiniteQueryOptions({
    ...byCursor,
    queryKey: [listInvitations.id, region, uid],
    queryFn: ({ signal, pageParam }) =>
      call(listInvitations, { params: { region, uid }, query: { cursor: pageParam, limit: '100' }, signal }),
  })
}

/** What is done about the people of a workspace; each reads the lists again. */
export function usePeople({ region, uid }: WorkspaceRef) {
  const queryClient = useQueryClient()
  const params = { region, uid }
  const onSettled = () =>
    Promise.all(
      [listMembers.id, listInvitations.id, getWorkspace.id].map((id) =>
        queryClient.invalidateQueries({ queryKey: [id, region, uid] }),
      ),
    )
  return {
    invite: useMutation({
      mutationFn: (body: { to: string; usersPerms: Permission[] }) => call(sendInvitation, { params, body }),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: (email: string) => call(removeInvitation, { params, body: { email } }),
      onSettled,
    }),
    permit: useMutation({
      mutationFn: (body: { email: string; usersPerms: Permission[] }) => call(saveMember, { params, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (email: string) => call(removeMember, { params, body: { email } }),
      onSettled,
    }),
  }
}

/** The actions on people. */
export type People = ReturnType<typeof usePeople>
