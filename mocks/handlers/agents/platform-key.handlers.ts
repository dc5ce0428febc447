import { ofNoPlatform, platformKeyRefused } from '#mocks/contracts/agents/platform.refusals.ts'
import {
  getPlatformKey,
  type PlatformConnection,
  removePlatformKey,
  savePlatformKey,
} from '#mocks/contracts/agents/platform-key.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk } from '../shared/mock-reply.ts'
import { loadMockAgent, type MockAgent } from './load-mock-agent.ts'

/** A key the mocked platform does not know. */
export const refusedPlatformKey = 'VF.DM.of-another-agent'

const notConnected: PlatformConnection = { connected: false, lastFour: '', changedAt: null }

/** How agents of the compatible platform are connected to it. */
export function platformKeyHandlers(db: MockDb) {
  return [
    mockHandler(db, getPlatformKey, ({ params: { agentId }, authorise }) => {
      assertOfPlatform(loadMockAgent(db, agentId, authorise))
      return mockOk(db.platformKeys.get(agentId) ?? notConnected)
    }),
    mockHandler(db, savePlatformKey, ({ params: { agentId }, body: { key }, authorise }) => {
      assertOfPlatform(loadMockAgent(db, agentId, authorise))
      if (key === refusedPlatformKey) throw new MockRefusal(platformKeyRefused)
      const connection = {
        connected: true,
        lastFour: key.slice(-4),
        changedAt: Math.floor(db.now() / 1000),
      }
      db.platformKeys.set(agentId, connection)
      return mockOk({ ...connection, verified: true })
    }),
    mockHandler(db, removePlatformKey, ({ params: { agentId }, authorise }) => {
      assertOfPlatform(loadMockAgent(db, agentId, authorise))
      db.platformKeys.delete(agentId)
      return mockOk(notConnected)
    }),
  ]
}

function assertOfPlatform({ agentPlatform }: MockAgent): void {
  if (agentPlatform !== 'vf') throw new MockRefusal(ofNoPlatform)
}

/** Each declared error of each endpoint, by the name of its code. */
export const platformKeyScenarios = scenariosOf({
  getPlatformKey,
  savePlatformKey,
  removePlatformKey,
})
