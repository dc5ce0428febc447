import { aboutWorkspace, inRegion } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

/** Workspaces and their people. */
export const workspacesRows: MatrixRows = {
  'workspaces.workspace.get': {
    input: aboutWorkspace,
  },
  'workspaces.workspace.save': {
    input: (target) => ({ ...aboutWorkspace(target), body: { showOnboarding: false } }),
    exceptions: [{ of: ['viewer'], status: 403, why: 'what is sent takes more than seeing the workspace' }],
  },
  'workspaces.workspace.remove': {
    input: aboutWorkspace,
    exceptions: [{ status: 403, why: "it is the owner's main one, which stays" }],
  },
  'workspaces.key.get': {
    input: aboutWorkspace,
  },
  'workspaces.key.create': {
    input: aboutWorkspace,
  },
  'workspaces.key.remove': {
    input: aboutWorkspace,
  },
  'workspaces.member.list': {
    input: aboutWorkspace,
  },
  'workspaces.member.save': {
    input: (target) => ({
      ...aboutWorkspace(target),
      body: { email: target.memberEmail, usersPerms: ['view', 'chats', 'editAgents', 'publish'] },
    }),
  },
  'workspaces.member.remove': {
    input: (target) => ({ ...aboutWorkspace(target), body: { email: target.ownerEmail } }),
    exceptions: [
      { of: ['owner'], status: 422, why: 'nobody removes themselves' },
      { of: ['workspace key'], status: 403, why: 'nobody removes the owner' },
    ],
  },
  'workspaces.member.create': {
    input: (target) => ({
      ...inRegion(target),
      body: { uid: target.workspaceId, email: target.memberEmail, secret: 'never-sent-to-anyone' },
    }),
    exceptions: [{ status: 404, why: 'nobody was sent that link' }],
  },
  'workspaces.invitation.list': {
    input: aboutWorkspace,
  },
  'workspaces.invitation.send': {
    input: (target) => ({ ...aboutWorkspace(target), body: { to: 'matrix@example.com' } }),
    fills: true,
  },
  'workspaces.invitation.remove': {
    input: (target) => ({ ...aboutWorkspace(target), body: { email: 'nobody@example.com' } }),
    exceptions: [{ status: 404, why: 'nobody is invited by that address' }],
  },
  'workspaces.invitation.check': {
    input: (target) => ({
      ...inRegion(target),
      body: { uid: target.workspaceId, email: target.memberEmail, secret: 'never-sent-to-anyone' },
    }),
    exceptions: [{ status: 404, why: 'nobody was sent that link' }],
  },
}
