import type { Region } from '#mocks/contracts/shared/region.ts'
import { type EntryQuery, path, queryOf } from './path.ts'

/** Coming in: sign-in, sign-up, invitations, and the address that leads on from there. */
export const sessionPaths = {
  home: path('/', () => '/'),
  myAgents: path('/agents', () => '/agents'),
  login: path('/login', (query: EntryQuery = {}) => `/login${queryOf(query)}`),
  signup: path('/signup', (query: EntryQuery = {}) => `/signup${queryOf(query)}`),
  invite: path(
    '/no-auth/workspaces/:uid/invite',
    (uid: string, query: { secret: string; email: string; region: Region }) =>
      `/no-auth/workspaces/${uid}/invite${queryOf(query)}`,
  ),
}
