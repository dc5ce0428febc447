import { getIp } from '#mocks/contracts/platform/ip.contract.ts'
import { implement, type Operation, ok } from '../http/implement.ts'

/** Facts about the caller. */
export function platformRoutes(): Operation[] {
  return [implement(getIp, async ({ request }) => ok({ country: request.country }))]
}
