import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { KnowledgeCard } from '#mocks/contracts/agents/knowledge.contract.ts'
import type { SessionCard } from '#mocks/contracts/session/account.contract.ts'
import type { Session } from '#mocks/contracts/session/account.schema.ts'
import type { newUser } from '#mocks/contracts/session/session.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { SavedTheme } from '#mocks/contracts/styling/theme.contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { buildAgents, buildConversationDays } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/agents/knowledge.fixtures.ts'
import { buildKeptVersion, type KeptVersion } from '#mocks/fixtures/agents/version.fixtures.ts'
import { buildSession, fixturePassword } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildSessionCards } from '#mocks/fixtures/session/session-card.fixtures.ts'
import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildWorkspace } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { buildLibrary, type LibrarySeed, type MockLibrary } from '../library/library-db.ts'
import { buildUtilities, type MockUtilities } from '../library/utilities.ts'
import { buildPeople, type MockPeople } from '../workspaces/people-db.ts'

/** Someone who can sign in. */
export interface MockAccount {
  /** Null when only codes sign in. */
  password: string | null
  session: Session
}

/** What a set of mocks remembers; nothing outlives the set. */
export interface MockDb {
  /** Milliseconds. */
  now: () => number
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
  workspaces: (Workspace & { fieldRevs?: Record<string, number> })[]
  /** Who is in workspaces, and who is invited. */
  people: MockPeople
  /** Where the caller is signed in. */
  sessionCards: SessionCard[]
  agents: (Agent & { fieldRevs?: Record<string, number> })[]
  /** Documents by agent id. */
  knowledge: Map<string, KnowledgeCard[]>
  /** Histories by agent id, newest first. */
  versions: Map<string, KeptVersion[]>
  /** Conversations per day by agent id, today last. */
  conversationDays: Map<string, number[]>
  /** Ids of removed agents; none is used again. */
  removedAgents: Set<string>
  /** Of every workspace, latest first. */
  savedThemes: SavedTheme[]
  /** Crawlers, sessions and events. */
  utilities: MockUtilities
  library: MockLibrary
  /** A new id: `prefix` and a number, 16 characters. */
  nextId: (prefix: string) => string
}

/** What a set of mocks starts with. */
export interface MockSeed {
  /** Null for a visitor who is signed out. @default an owner with a workspace in each region */
  session?: Session | null
  accounts?: Map<string, MockAccount>
  workspaces?: Workspace[]
  /** @default an owner, a member and one open invitation */
  people?: Partial<MockPeople>
  /** @default this browser and two others */
  sessionCards?: SessionCard[]
  agents?: Agent[]
  knowledge?: Map<string, KnowledgeCard[]>
  /** @default one published version per agent */
  versions?: Map<string, KeptVersion[]>
  /** @default a busy café and a quiet studio */
  conversationDays?: Map<string, number[]>
  /** @default none */
  savedThemes?: SavedTheme[]
  /** @default some of each */
  utilities?: Partial<MockUtilities>
  /** @default a few credentials, prompts and functions in the first workspace */
  library?: LibrarySeed
  /** Milliseconds. @default the fixtures' moment */
  now?: () => number
}

/** A fresh memory for one story or one test. */
export function createMockDb(seed: MockSeed = {}): MockDb {
  const session = seed.session === undefined ? buildSession() : seed.session
  const owner = session ?? buildSession()
  const agents = structuredClone(seed.agents ?? buildAgents())
  let ids = 0
  return {
    now: seed.now ?? (() => fixtureNow),
    session,
    accounts: new Map(seed.accounts ?? [[owner.user.email, { password: fixturePassword, session: owner }]]),
    codes: new Map(),
    tickets: new Map(),
    recordedSignUps: [],
    workspaces: seed.workspaces ?? owner.workspaces.map(workspaceOf),
    people: buildPeople(seed.people),
    sessionCards: structuredClone(seed.sessionCards ?? buildSessionCards()),
    agents,
    knowledge: new Map(seed.knowledge ?? agents.map(({ ID }) => [ID, [buildKnowledgeCard()]])),
    versions: new Map(seed.versions ?? agents.map((agent) => [agent.ID, [buildKeptVersion(agent)]])),
    conversationDays: new Map(seed.conversationDays ?? buildConversationDays()),
    removedAgents: new Set(),
    savedThemes: structuredClone(seed.savedThemes ?? []),
    utilities: buildUtilities(seed.utilities),
    library: buildLibrary(seed.library),
    nextId(prefix) {
      ids += 1
      return `${prefix}${String(ids).padStart(16 - prefix.length, '0')}`
    },
  }
}

/** The workspace a card of a session stands for. */
function workspaceOf({ role: _, usersPerms: __, ...card }: Session['workspaces'][number]): Workspace {
  return buildWorkspace({
    ...card,
    internal: { ...buildWorkspace().internal, customPlan: { limits: { maxAgents: 100, workspaceSeats: 3 } } },
  })
}

/** Whether the caller is a member of a workspace of that region. */
export function isMember(db: MockDb, region: Region, workspaceId: string): boolean {
  return Boolean(db.session?.workspaces.some((card) => card.uid === workspaceId && card.region === region))
}

/** What the caller may do in a workspace; null in a foreign one. */
export function permissionsIn(db: MockDb, region: Region, workspaceId: string): readonly Permission[] | null {
  const card = db.session?.workspaces.find(({ uid, region: its }) => uid === workspaceId && its === region)
  return card ? card.usersPerms : null
}

/** An agent the caller may use; undefined for foreign and absent ones alike. */
export function findOwnAgent(
  db: MockDb,
  region: Region,
  agentId: string,
): MockDb['agents'][number] | undefined {
  return db.agents.find((agent) => agent.ID === agentId && isMember(db, region, agent.ownerID))
}
