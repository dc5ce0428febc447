import { defineArea } from '../shared/area.ts'
import { removedByArea } from '../shared/ownership.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { memberRoutes } from './member.routes.ts'
import { upgradeWorkspaces } from './upgrade-workspaces.ts'
import { workspaceRoutes } from './workspace.routes.ts'
import { workspaceKeyRoutes } from './workspace-key.routes.ts'

/** An invitation that is over tells who opens it so, for as long. */
const invitationKeptMs = 30 * 24 * 60 * 60 * 1000

/** Workspaces, the people in them and those who are invited. */
export const workspacesArea = defineArea({
  name: 'workspaces',
  operations: (deps, services) => [
    ...workspaceRoutes(deps, services),
    ...workspaceKeyRoutes(services.keys),
    ...memberRoutes(deps, services.sessions),
    ...invitationRoutes(deps),
  ],
  collections: {
    members: {
      workspace: 'workspaceId',
      indexes: [
        { workspaceId: 1, _id: 1 }, // who belongs to a workspace, by address
        { email: 1 }, // which workspaces a person belongs to
      ],
    },
    invitations: {
      workspace: 'workspaceId',
      indexes: [
        { workspaceId: 1, _id: 1 }, // who is invited to a workspace
        { expiresAt: 1 }, // sweeping old invitations
      ],
      expires: { field: 'expiresAt', keptMs: invitationKeptMs },
    },
    invitationQuotas: {
      nobodys: 'Hashes of addresses that need not have an account, kept for a day.',
      indexes: [{ endsAt: 1 }], // sweeping what is over
      expires: { field: 'endsAt', keptMs: 0 },
    },
    // The workspace itself is forgotten last, when nothing is left of it.
    users: {
      workspace: removedByArea,
      indexes: [
        { deletedAt: 1 }, // workspaces whose removal is to be finished
        { 'internal.whitelabelTrialEndsAt': 1 }, // owners who are told that white-label access is over
      ],
    },
  },
  hourly: (_deps, { workspaces }) => workspaces.finishAll(),
  upgrade: { version: 2, run: upgradeWorkspaces },
})
