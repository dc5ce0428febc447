import type { EmailRecord } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import type { Client } from './http-client.ts'

/** A small world of people and agents, the same on both sides. */
export interface World {
  region: 'eu'
  /** Signed in; owner of `workspaceId`. */
  owner: Client
  /** Signed in; a member of the owner's workspace. */
  member: Client
  /** Signed in; owner of another workspace. */
  stranger: Client
  /** A browser nobody has signed in with. */
  anonymous: () => Client
  /** A visitor of `publishedAgentId`. */
  visitor: () => Promise<Client>
  /** A conversation of the owner's agent with a visitor who has asked one thing; `writes` has them say more to a person. */
  heldConversation: () => Promise<{ conversationId: string; writes: (text: string) => Promise<void> }>
  /** A conversation of the owner's agent whose visitor asked for a person while nobody was there. */
  askedConversation: () => Promise<{ conversationId: string }>
  /** A conversation of the owner's agent whose visitor found an answer not helpful. */
  dislikedConversation: () => Promise<{ conversationId: string }>
  /** Leaves a run of the checks of the owner's agent as a process that is killed does: it is not over. */
  leaveRun: (runId: string) => Promise<void>
  /** The owner's address. */
  email: string
  workspaceId: string
  agentId: string
  strangerAgentId: string
  strangerWorkspaceId: string
  /** An agent whose widget visitors may open. */
  publishedAgentId: string
  /** An address without an account. */
  newEmail: () => string
  newAgentId: () => string
  /** The code last mailed to an address. */
  codeFor: (email: string) => Promise<string>
  /** What the link last mailed to an invited address carries. */
  invitationFor: (email: string) => Promise<{ uid: string; email: string; secret: string }>
  /** Adds records at a domain's provider. */
  publishRecords: (records: readonly EmailRecord[]) => void
  /** An account that signs in with a password. */
  withPassword: () => Promise<{ email: string; password: string }>
}
