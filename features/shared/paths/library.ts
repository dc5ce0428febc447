import type { Region } from '#mocks/contracts/shared/region.ts'
import { path, queryOf } from './path.ts'

/** What agents of a workspace share. */
export const libraryPaths = {
  credentials: path('/app/:region/credentials', (region: Region) => `/app/${region}/credentials`),
  /** Keys that open the workspace; not in the specification, reached from Credentials and the workspace menu. */
  keys: path('/app/:region/keys', (region: Region) => `/app/${region}/keys`),
  logs: path('/app/:region/logs', (region: Region) => `/app/${region}/logs`),
  prompts: path('/app/:region/prompts', (region: Region) => `/app/${region}/prompts`),
  functions: path(
    '/app/:region/integrations',
    (region: Region, item?: string) => `/app/${region}/integrations${queryOf({ item })}`,
  ),
  automations: path('/app/:region/automations', (region: Region) => `/app/${region}/automations`),
  sessions: path('/app/:region/sessions', (region: Region) => `/app/${region}/sessions`),
  events: path('/app/:region/events', (region: Region) => `/app/${region}/events`),
}
