import { getModelKey, type ModelKey, saveModelKey } from '#mocks/contracts/library/model-key.contract.ts'
import { isModelKey, refuseModelKey } from '#mocks/contracts/library/model-key-rules.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk, refuse } from '../shared/mock-reply.ts'

/** The key a workspace's agents ask the language model with. */
export function modelKeyHandlers(db: MockDb) {
  const { utilities, library } = db
  const find = (workspaceId: string, id: string | undefined) =>
    library.credentials.find((each) => each.workspaceId === workspaceId && each.item.ID === id)?.item

  function describe(workspaceId: string): ModelKey {
    const { modelHost: host } = utilities
    const kept = find(workspaceId, utilities.modelKeys.get(workspaceId))
    return {
      host,
      credential: kept
        ? { ID: kept.ID, name: kept.name, lastFour: kept.lastFour, usable: isModelKey(kept, host) }
        : null,
    }
  }

  return [
    mockHandler(db, getModelKey, ({ params: { workspaceId }, authorise }) => {
      authorise({ workspaceId })
      return mockOk(describe(workspaceId))
    }),
    mockHandler(db, saveModelKey, ({ params: { workspaceId }, body: { credentialId }, authorise }) => {
      authorise({ workspaceId })
      if (credentialId === null) utilities.modelKeys.delete(workspaceId)
      else {
        refuse(refuseModelKey(find(workspaceId, credentialId), utilities.modelHost))
        utilities.modelKeys.set(workspaceId, credentialId)
      }
      return mockOk(describe(workspaceId))
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const modelKeyScenarios = scenariosOf({ get: getModelKey, save: saveModelKey })
