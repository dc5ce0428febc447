import { defaultLimits, getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import { isMember, type MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockError, mockOk } from '../shared/mock-reply.ts'

/** The workspaces of whoever is signed in. */
export function workspaceHandlers(db: MockDb) {
  return [
    mockHandler(getWorkspace, ({ params: { region, uid } }) => {
      if (!db.session) return mockError(401)
      const workspace = db.workspaces.find((each) => each.uid === uid && each.region === region)
      if (!workspace || !isMember(db, region, uid)) return mockError(404)
      return mockOk({
        workspace,
        limits: { ...defaultLimits, ...workspace.internal.customPlan?.limits },
        usage: { agents: db.agents.filter((agent) => agent.ownerID === uid).length },
      })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const workspaceScenarios = { get: errorScenarios(getWorkspace) }
