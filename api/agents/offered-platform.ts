import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { HttpError } from '../http/http-error.ts'
import { isMainHost } from '../http/main-host.ts'

/**
 * Refuses an agent of the compatible platform from any host but our own brand's (spec 1 §1, §6). One that is of it
 * already may be saved from everywhere.
 */
export function assertPlatformOffered(
  { wanted, current }: Record<'wanted' | 'current', AgentFields['agentPlatform'] | undefined>,
  host: string,
  mainHosts: readonly string[],
): void {
  if (wanted !== 'vf' || current === 'vf' || isMainHost(host, mainHosts)) return
  throw new HttpError(403, {
    code: 'platform_not_offered',
    message: 'This platform is not offered here.',
  })
}
