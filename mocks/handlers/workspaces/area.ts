import { defineMockArea } from '../shared/mock-area.ts'
import { invitationHandlers, invitationScenarios } from './invitation.handlers.ts'
import { memberHandlers, memberScenarios } from './member.handlers.ts'
import { workspaceHandlers, workspaceScenarios } from './workspace.handlers.ts'

/** Workspaces, their people and who is invited. */
export const workspacesMocks = defineMockArea({
  handlers: (db) => [...workspaceHandlers(db), ...memberHandlers(db), ...invitationHandlers(db)],
  scenarios: {
    workspaces: workspaceScenarios,
    members: memberScenarios,
    invitations: invitationScenarios,
  },
})
