import type { SessionCard } from '#mocks/contracts/session/account.contract.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import type { newUser } from '#mocks/contracts/session/session.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { buildSession, fixturePassword } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildSessionCards } from '#mocks/fixtures/session/session-card.fixtures.ts'

/** Someone who can sign in. */
export interface MockAccount {
  /** Null when only codes sign in. */
  password: string | null
  session: Session
}

/** Who can sign in, who is, and what was proven on the way. */
export interface SessionMemory {
  /** Who is signed in; null when no one is. */
  session: Session | null
  /** By lower-cased e-mail address. */
  accounts: Map<string, MockAccount>
  /** The code last mailed to an address. */
  codes: Map<string, string>
  /** The address each unused ticket proves. */
  tickets: Map<string, string>
  /** What was told of sign-ups. */
  recordedSignUps: BodyOf<typeof newUser>[]
  /** Where the caller is signed in. */
  sessionCards: SessionCard[]
}

/** What it starts with. */
export interface SessionSeed {
  /** Null for a visitor who is signed out. @default an owner with a workspace in each region */
  session?: Session | null
  accounts?: Map<string, MockAccount>
  /** @default this browser and two others */
  sessionCards?: SessionCard[]
}

/** A fresh memory of them. */
export function sessionMemory(seed: SessionSeed): SessionMemory {
  const owner = ownerOf(seed)
  return {
    session: seed.session === null ? null : owner,
    accounts: new Map(seed.accounts ?? [[owner.user.email, { password: fixturePassword, session: owner }]]),
    codes: new Map(),
    tickets: new Map(),
    recordedSignUps: [],
    sessionCards: structuredClone(seed.sessionCards ?? buildSessionCards()),
  }
}

/** Whose workspaces there are, also when nobody is signed in. */
export function ownerOf({ session }: SessionSeed): Session {
  return session ?? buildSession()
}
