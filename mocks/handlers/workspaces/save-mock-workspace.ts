import type { WorkspaceFields } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { sentWorkspaceFields } from '#mocks/contracts/workspaces/workspace-saving.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { conflict } from '../shared/mock-refusal.ts'

/** Changes fields of a workspace; a field changed since `rev` is a conflict, as on the server. */
export function saveMockWorkspace(
  workspace: MockDb['workspaces'][number],
  body: Partial<WorkspaceFields>,
  rev: number | undefined,
) {
  const { fieldRevs = {}, ...current } = workspace
  const fields = sentWorkspaceFields(body)
  const sent = Object.keys(fields) as (keyof WorkspaceFields)[]
  const next = { ...current, ...fields } as typeof current
  next.internal = { ...current.internal, ...body.internal } as typeof current.internal
  const changed = sent.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(current[name]))
  const lost = rev === undefined ? [] : changed.filter((name) => (fieldRevs[name] ?? 0) > rev)
  if (lost.length > 0) throw conflict(lost, current)
  if (changed.length === 0) return current
  next.rev = current.rev + 1
  Object.assign(workspace, next, {
    fieldRevs: { ...fieldRevs, ...Object.fromEntries(changed.map((name) => [name, next.rev])) },
  })
  return next
}
