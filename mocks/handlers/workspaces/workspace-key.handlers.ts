import {
  createWorkspaceKey,
  getWorkspaceKey,
  removeWorkspaceKey,
} from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'
import { makeMockKey } from '../shared/mock-secret-key.ts'

/** The secret a workspace's own servers call with. */
export function workspaceKeyHandlers(db: MockDb) {
  return [
    mockHandler(db, getWorkspaceKey, ({ params: { uid }, authorise }) => {
      authorise({ workspaceId: uid })
      return mockOk({ key: db.workspaceKeys.get(uid) ?? null })
    }),
    mockHandler(db, createWorkspaceKey, ({ params: { uid }, authorise }) => {
      authorise({ workspaceId: uid })
      const { secret, key } = makeMockKey(db, db.workspaceKeys, uid)
      return mockOk({ workspaceSecret: secret, key })
    }),
    mockHandler(db, removeWorkspaceKey, ({ params: { uid }, authorise }) => {
      authorise({ workspaceId: uid })
      db.workspaceKeys.delete(uid)
      return mockOk({ success: true as const })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const workspaceKeyScenarios = scenariosOf({
  getKey: getWorkspaceKey,
  createKey: createWorkspaceKey,
  removeKey: removeWorkspaceKey,
})
