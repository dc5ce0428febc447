import { permissions } from '#mocks/contracts/workspaces/permissions.ts'
import {
  defaultLimits,
  getWorkspace,
  removeWorkspace,
  saveWorkspace,
} from '#mocks/contracts/workspaces/workspace.contract.ts'
import { buildWorkspace, buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { isMember, type MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'
import { maySave, saveMockWorkspace } from './save-mock-workspace.ts'

/** The workspaces of whoever is signed in. */
export function workspaceHandlers(db: MockDb) {
  return [
    mockHandler(getWorkspace, ({ params: { region, uid } }) => {
      if (!db.session) return mockError(401)
      const workspace = db.workspaces.find((each) => each.uid === uid && each.region === region)
      if (!workspace || !isMember(db, region, uid)) return mockError(404)
      return mockOk({
        workspace: present(workspace),
        limits: { ...defaultLimits, ...workspace.internal.customPlan?.limits },
        usage: { agents: db.agents.filter((agent) => agent.ownerID === uid).length },
      })
    }),
    mockHandler(saveWorkspace, ({ params: { region, uid }, body: { rev, ...body } }) => {
      const { session } = db
      if (!session) return mockError(401)
      const existing = db.workspaces.find((each) => each.uid === uid)
      const card = session.workspaces.find((each) => each.uid === uid && each.region === region)
      if (existing) {
        if (!card) return mockError(404)
        if (!maySave(body, card.role, card.usersPerms)) return mockError(403)
        return saveMockWorkspace(existing, body, rev)
      }
      if (!maySave(body, 'owner', permissions)) return mockError(403)
      const { workspaceName, workspacePhotoURL = '' } = body
      if (workspaceName === undefined) return mockError(404)
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
      return mockOk(made)
    }),
    mockHandler(removeWorkspace, ({ params: { region, uid } }) => {
      const { session } = db
      if (!session) return mockError(401)
      const card = session.workspaces.find((each) => each.uid === uid && each.region === region)
      const workspace = db.workspaces.find((each) => each.uid === uid)
      if (!card || !workspace) return mockError(404)
      if (card.role !== 'owner') return mockError(403)
      if (workspace.isMain) {
        const message = 'Your main workspace cannot be deleted.'
        return mockError(403, { code: 'main_workspace', message })
      }
      db.workspaces = db.workspaces.filter((each) => each.uid !== uid)
      db.agents = db.agents.filter((agent) => agent.ownerID !== uid)
      session.workspaces = session.workspaces.filter((each) => each.uid !== uid)
      return mockOk({ success: true as const })
    }),
  ]
}

/** What the wire shows of a remembered workspace. */
function present({ fieldRevs: _, ...workspace }: MockDb['workspaces'][number]) {
  return workspace
}

/** Each declared error of each endpoint, by the name of its code. */
export const workspaceScenarios = {
  get: errorScenarios(getWorkspace),
  save: errorScenarios(saveWorkspace),
  remove: errorScenarios(removeWorkspace),
}
