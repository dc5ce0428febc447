import type { Credential } from '#mocks/contracts/library/credential.schema.ts'
import type { LibraryFunction } from '#mocks/contracts/library/function.schema.ts'
import type { Prompt } from '#mocks/contracts/library/prompt.schema.ts'
import { buildCredentials } from '#mocks/fixtures/library/credential.fixtures.ts'
import { buildFunctions } from '#mocks/fixtures/library/function.fixtures.ts'
import { buildPrompts } from '#mocks/fixtures/library/prompt.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { type StoredItem, storeItems } from './stored-items.ts'

/** The libraries of all workspaces; no secret is ever in them. */
export interface MockLibrary {
  credentials: StoredItem<Credential>[]
  prompts: StoredItem<Prompt>[]
  functions: StoredItem<LibraryFunction>[]
}

/** What the library of the first workspace starts with. */
export interface LibrarySeed {
  credentials?: Credential[]
  prompts?: Prompt[]
  functions?: LibraryFunction[]
}

/** What stories start with: a few of each. */
export function buildLibrary(seed: LibrarySeed = {}): MockLibrary {
  const { eu } = fixtureWorkspaceIds
  return {
    credentials: storeItems(eu, seed.credentials ?? buildCredentials()),
    prompts: storeItems(eu, seed.prompts ?? buildPrompts()),
    functions: storeItems(eu, seed.functions ?? buildFunctions()),
  }
}

/** A library in which nothing is kept yet. */
export const emptyLibrary: LibrarySeed = { credentials: [], prompts: [], functions: [] }

/** Ids of a workspace's functions. */
export function mockToolIds({ library }: { library: MockLibrary }, workspaceId: string): string[] {
  return library.functions.flatMap((stored) => (stored.workspaceId === workspaceId ? stored.item.ID : []))
}
