import { type Caller, decideIn } from '../shared/needs.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { Region } from '../shared/region.ts'
import {
  protectedInternalFields,
  protectedWorkspaceFields,
  type WorkspaceFields,
  workspaceFieldsSchema,
} from './workspace.contract.ts'
import { workspaceFieldNeeds } from './workspace-rules.ts'

const editable = Object.keys(workspaceFieldsSchema.shape) as (keyof WorkspaceFields)[]

/** Fields that hold a picture somebody gives. */
export const workspacePictureFields = ['workspacePhotoURL', 'photoURL'] as const

/** The editable fields a body carries. */
export function sentWorkspaceFields(body: Partial<WorkspaceFields>): Partial<WorkspaceFields> {
  return Object.fromEntries(
    editable.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  )
}

/** Whoever saves a workspace sends nothing that is protected, and of a workspace there is what is theirs to change. */
export function refuseWorkspaceSave(
  caller: Caller,
  {
    uid,
    region,
    isNew,
    body,
  }: { uid: string; region: Region; isNew: boolean; body: Partial<WorkspaceFields> },
): Refusal | undefined {
  const isTheirs = (name: string) =>
    decideIn(caller, uid, region, workspaceFieldNeeds[name as keyof WorkspaceFields]) === 'allow'
  const isProtected =
    carries(body, protectedWorkspaceFields) || carries(body.internal ?? {}, protectedInternalFields)
  const mayAll = isNew || Object.keys(sentWorkspaceFields(body)).every(isTheirs)
  return isProtected || !mayAll ? { status: 403 } : undefined
}

function carries(body: object, fields: object): boolean {
  return Object.keys(fields).some((name) => (body as Record<string, unknown>)[name] !== undefined)
}
