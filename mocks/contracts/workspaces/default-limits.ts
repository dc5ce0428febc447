import type { Limits } from './workspace.contract.ts'

/** The limits of a workspace without a plan of its own (spec 3 §9). */
export const defaultLimits: Limits = {
  maxAgents: 2,
  maxKbDocsCharCount: 5_000_000,
  maxConcurrentCalls: 10,
  maxClients: 2,
  workspaceSeats: 2,
  twilioPhoneNumberSlots: 0,
}
