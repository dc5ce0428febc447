import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { accountRoutes } from './account.routes.ts'
import { revokeKeys } from './key.service.ts'
import { sessionRoutes } from './session.routes.ts'

/** Accounts, how people prove who they are, and the keys of servers. */
export const sessionArea = defineArea({
  name: 'session',
  operations: (deps, { sessions }) => [...sessionRoutes(deps, sessions), ...accountRoutes(deps, sessions)],
  collections: {
    accounts: { account: '_id' },
    emails: { account: 'accountId' },
    addressHomes: {
      nobodys: "An address's hash and a region; it outlives an account, so that its address has one home.",
    },
    sessions: {
      account: 'accountId',
      indexes: [
        { accountId: 1 }, // signing out everywhere
        { expiresAt: 1 }, // sweeping expired sessions
      ],
      expires: { field: 'expiresAt', keptMs: 0 },
    },
    events: { account: 'accountId' },
    codes: {
      nobodys: 'An address is proven before anybody has an account; codes last ten minutes.',
      indexes: [{ expiresAt: 1 }], // sweeping expired codes
      expires: { field: 'expiresAt', keptMs: 0 },
    },
    tickets: {
      nobodys: 'They prove an address that may have no account yet, for a minute.',
      indexes: [
        { email: 1 }, // ending an address's tickets
        { expiresAt: 1 }, // sweeping unused tickets
      ],
      expires: { field: 'expiresAt', keptMs: 0 },
    },
    keys: { agent: removedByArea, workspace: removedByArea },
    currentKeys: { agent: removedByArea, workspace: removedByArea },
    keyUses: { agent: removedByArea, workspace: removedByArea },
  },
  removeOfAgent: ({ stores }, { region, agentId }) => revokeKeys(stores, region, 'agent', agentId),
  removeOfWorkspace: ({ stores }, { region, workspaceId }) =>
    revokeKeys(stores, region, 'workspace', workspaceId),
})
