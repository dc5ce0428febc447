import { getIp } from '#mocks/contracts/platform/ip.contract.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'

/** The caller's country: unknown, as on a machine without a proxy in front. */
export function ipHandlers() {
  return [mockHandler({ session: null }, getIp, () => mockOk({ country: null }))]
}

/** Each declared error of each endpoint, by the name of its code. */
export const ipScenarios = scenariosOf({ get: getIp })
