import { buildLibrary, type LibrarySeed, type MockLibrary } from './library-db.ts'
import { buildUtilities, type MockUtilities } from './utilities.ts'

/** What workspaces keep for their agents, and what happened in them. */
export interface LibraryMemory {
  library: MockLibrary
  /** Crawlers, sessions and events. */
  utilities: MockUtilities
}

/** What they start with. */
export interface LibraryAreaSeed {
  /** @default a few credentials, prompts and functions in the first workspace */
  library?: LibrarySeed
  /** @default some of each */
  utilities?: Partial<MockUtilities>
}

/** A fresh memory of them. */
export function libraryMemory({ library, utilities }: LibraryAreaSeed): LibraryMemory {
  return { library: buildLibrary(library), utilities: buildUtilities(utilities) }
}
