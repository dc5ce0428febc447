import { defaultLimits } from '#mocks/contracts/workspaces/default-limits.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import {
  getWorkspace,
  removeWorkspace,
  saveWorkspace,
} from '#mocks/contracts/workspaces/workspace.contract.ts'
import { mainWorkspace } from '#mocks/contracts/workspaces/workspace.refusals.ts'
import {
  refuseWorkspaceSave,
  sentWorkspaceFields,
  workspacePictureFields,
} from '#mocks/contracts/workspaces/workspace-saving.ts'
import { buildWorkspace, buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { refusePictures } from '../files/refuse-pictures.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { saveDocument, withoutRevs } from '../shared/mock-documents.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { sessionOf } from '../shared/session-of.ts'

/** The workspaces of whoever is signed in. */
export function workspaceHandlers(db: MockDb) {
  const find = (uid: string) => db.workspaces.find((each) => each.uid === uid)

  return [
    mockHandler(db, getWorkspace, ({ params: { uid }, authorise }) => {
      const workspace = find(uid)
      if (!workspace) throw notFound()
      authorise({ workspaceId: uid })
      return mockOk({
        workspace: withoutRevs(workspace),
        limits: { ...defaultLimits, ...workspace.internal.customPlan?.limits },
        usage: { agents: db.agents.filter((agent) => agent.ownerID === uid).length },
      })
    }),
    mockHandler(
      db,
      saveWorkspace,
      ({ params: { region, uid }, body: { rev, ...body }, caller, authorise }) => {
        const session = sessionOf(db)
        const existing = find(uid)
        const isNew = existing === undefined
        authorise({ workspaceId: uid, isNew })
        refuse(refuseWorkspaceSave(caller, { uid, region, isNew, body }))
        const { internal, ...fields } = sentWorkspaceFields(body) as Partial<Workspace>
        refusePictures(workspacePictureFields, fields, existing)
        if (existing) {
          const merged = internal && { internal: { ...existing.internal, ...internal } }
          const saved = saveDocument(existing, { fields: { ...fields, ...merged }, rev })
          return mockOk({ ...saved, success: true as const })
        }
        const { workspaceName, workspacePhotoURL = '' } = body
        if (workspaceName === undefined) throw notFound()
        const made = buildWorkspace({
          uid,
          region,
          workspaceName,
          workspacePhotoURL,
          email: session.user.email,
          workspaceEmails: [session.user.email],
          isMain: false,
          loadTokens: 0,
        })
        db.workspaces.push(made)
        session.workspaces.push(buildWorkspaceCard({ uid, region, workspaceName, workspacePhotoURL }))
        return mockOk({ ...made, success: true as const })
      },
    ),
    mockHandler(db, removeWorkspace, ({ params: { uid }, authorise }) => {
      const workspace = find(uid)
      if (!workspace) throw notFound()
      authorise({ workspaceId: uid })
      const session = sessionOf(db)
      if (workspace.isMain) throw new MockRefusal(mainWorkspace)
      db.workspaces = db.workspaces.filter((each) => each.uid !== uid)
      db.agents = db.agents.filter((agent) => agent.ownerID !== uid)
      session.workspaces = session.workspaces.filter((each) => each.uid !== uid)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const workspaceScenarios = scenariosOf({
  get: getWorkspace,
  save: saveWorkspace,
  remove: removeWorkspace,
})
