import { getIp } from '#mocks/contracts/platform/ip.contract.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { everyone } from '../http/policy.ts'

/** Facts about the caller. */
export function platformRoutes(): Operation[] {
  return [implement(getIp, everyone, async ({ request }) => ok({ country: request.country }))]
}
