import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import {
  protectedInternalFields,
  protectedWorkspaceFields,
  type saveWorkspace,
  type WorkspaceFields,
  workspaceFieldsSchema,
} from '#mocks/contracts/workspaces/workspace.contract.ts'
import { workspaceFieldNeeds } from '#mocks/contracts/workspaces/workspace-rules.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockConflict, mockOk } from '../shared/mock-reply.ts'

const editable = Object.keys(workspaceFieldsSchema.shape) as (keyof WorkspaceFields)[]

type Body = Omit<BodyOf<typeof saveWorkspace>, 'rev'>

/** Whether the caller may change every field sent, and no protected one is among them. */
export function maySave(body: Body, role: 'owner' | 'member', held: readonly Permission[]): boolean {
  const names = [...Object.keys(body), ...Object.keys(body.internal ?? {})]
  if (names.some((name) => name in protectedWorkspaceFields || name in protectedInternalFields)) return false
  return editable
    .filter((name) => body[name] !== undefined)
    .every((name) => role === 'owner' || held.includes(workspaceFieldNeeds[name] as Permission))
}

/** Changes fields of a workspace; a field changed since `rev` is a conflict, as on the server. */
export function saveMockWorkspace(
  workspace: MockDb['workspaces'][number],
  body: Body,
  rev: number | undefined,
) {
  const { fieldRevs = {}, ...current } = workspace
  const sent = editable.filter((name) => body[name] !== undefined)
  const next = { ...current, ...Object.fromEntries(sent.map((name) => [name, body[name]])) }
  next.internal = { ...current.internal, ...body.internal } as typeof current.internal
  const changed = sent.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(current[name]))
  const lost = rev === undefined ? [] : changed.filter((name) => (fieldRevs[name] ?? 0) > rev)
  if (lost.length > 0) return mockConflict(lost, current)
  if (changed.length === 0) return mockOk(current)
  next.rev = current.rev + 1
  Object.assign(workspace, next, {
    fieldRevs: { ...fieldRevs, ...Object.fromEntries(changed.map((name) => [name, next.rev])) },
  })
  return mockOk(next)
}
