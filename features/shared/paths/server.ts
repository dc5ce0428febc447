import type { Region } from '#mocks/contracts/shared/region.ts'
import { serverPath } from './path.ts'

/** Pages the app's router does not know. */
export const serverPaths = {
  embed: serverPath(
    '/app/:region/render/:agentId/iframe',
    (region: Region, agentId: string) => `/app/${region}/render/${agentId}/iframe`,
  ),
  outbox: serverPath('/dev/outbox', () => '/dev/outbox'),
}
