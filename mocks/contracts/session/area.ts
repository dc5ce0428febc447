import { listSessions, removeSession, savePassword, saveProfile } from './account.contract.ts'
import { createTicket, getSession, newUser, sendCode, signOut, tokenToUser } from './session.contract.ts'

/** Signing in and out, and the own account. */
export const sessionContracts = [
  sendCode,
  createTicket,
  tokenToUser,
  getSession,
  signOut,
  newUser,
  listSessions,
  removeSession,
  savePassword,
  saveProfile,
] as const
