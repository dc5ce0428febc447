import { fixtureNow } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { agencyMemory } from '../agency/memory.ts'
import { agentsMemory } from '../agents/memory.ts'
import { analyticsMemory } from '../analytics/memory.ts'
import { domainsMemory } from '../domains/memory.ts'
import { inboxMemory } from '../inbox/memory.ts'
import { leadsMemory } from '../leads/memory.ts'
import { libraryMemory } from '../library/memory.ts'
import { liveMemory } from '../live/memory.ts'
import { publishingMemory } from '../publishing/memory.ts'
import { requestsMemory } from '../requests/memory.ts'
import { sessionMemory } from '../session/memory.ts'
import { stylingMemory } from '../styling/memory.ts'
import { voiceMemory } from '../voice/memory.ts'
import { workspacesMemory } from '../workspaces/memory.ts'
import type { Intersection } from './intersection.ts'

/** What each area remembers, made from what it is seeded with. */
const memories = [
  sessionMemory,
  workspacesMemory,
  agencyMemory,
  domainsMemory,
  agentsMemory,
  stylingMemory,
  libraryMemory,
  liveMemory,
  requestsMemory,
  analyticsMemory,
  inboxMemory,
  leadsMemory,
  publishingMemory,
  voiceMemory,
] as const

type Memory = (typeof memories)[number]
type Memories = Intersection<ReturnType<Memory>>
type Seeds = Intersection<Parameters<Memory>[0]>

/** What a set of mocks remembers; nothing outlives the set. */
export interface MockDb extends Memories {
  /** Milliseconds. */
  now: () => number
  /** A new id: `prefix` and a number, 16 characters. */
  nextId: (prefix: string) => string
}

/** What a set of mocks starts with. */
export interface MockSeed extends Seeds {
  /** Milliseconds. @default the fixtures' moment */
  now?: () => number
}

/** A fresh memory for one story or one test. */
export function createMockDb({ now = () => fixtureNow, ...seed }: MockSeed = {}): MockDb {
  let ids = 0
  return {
    // The list's areas are the intersection's members, each exactly once.
    ...(Object.assign({}, ...memories.map((memory) => memory(seed))) as Memories),
    now,
    nextId(prefix) {
      ids += 1
      return `${prefix}${String(ids).padStart(16 - prefix.length, '0')}`
    },
  }
}
