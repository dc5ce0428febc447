import { defineMockArea } from '../shared/mock-area.ts'
import { invitationHandlers, invitationScenarios } from './invitation.handlers.ts'
import { memberHandlers, memberScenarios } from './member.handlers.ts'
import { workspaceHandlers, workspaceScenarios } from './workspace.handlers.ts'
import { workspaceKeyHandlers, workspaceKeyScenarios } from './workspace-key.handlers.ts'

/** Workspaces, their people and who is invited. */
export const workspacesMocks = defineMockArea({
  handlers: (db) => [
    ...workspaceHandlers(db),
    ...workspaceKeyHandlers(db),
    ...memberHandlers(db),
    ...invitationHandlers(db),
  ],
  scenarios: {
    workspaces: { ...workspaceScenarios, ...workspaceKeyScenarios },
    members: memberScenarios,
    invitations: invitationScenarios,
  },
})
