import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCatalog } from './embedded/catalog.ts'
import { EmbeddedCollection } from './embedded/collection.ts'
import { SqliteFile } from './embedded/sqlite.ts'
import type { Database, Doc, DocStore, Sort, Stores } from './store.ts'

export interface EmbeddedOptions {
  /** Directory for the two database files; made when missing, readable by its owner only. */
  dir: string
  /** Throw when a filter or sort on more than 1,000 documents uses no index. Costs an `explain` per call. */
  requireIndexes: boolean
  /** Whether every change waits for the disk, so that a power cut loses none: tests have none. @default true */
  isDurable?: boolean
}

/** Opens `voiceglow-eu.db` and `voiceglow.db` in a directory: the store of a machine without MongoDB. */
export function openEmbeddedStores({ dir, ...options }: EmbeddedOptions): Stores {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const eu = new EmbeddedDatabase(join(dir, 'voiceglow-eu.db'), options)
  const na = new EmbeddedDatabase(join(dir, 'voiceglow.db'), options)
  return {
    eu,
    na,
    async close() {
      eu.close()
      na.close()
    },
  }
}

class EmbeddedDatabase implements Database {
  readonly #file: SqliteFile
  readonly #requireIndexes: boolean
  readonly #collections = new Map<string, EmbeddedCollection<Doc>>()

  constructor(path: string, { requireIndexes, isDurable = true }: Omit<EmbeddedOptions, 'dir'>) {
    this.#file = new SqliteFile(path, isDurable)
    this.#requireIndexes = requireIndexes
    createCatalog(this.#file)
  }

  collection<T extends Doc>(name: string): DocStore<T> {
    return this.#embedded(name) as unknown as DocStore<T>
  }

  /** One commit for all of them: each would wait for the disk by itself. */
  async createIndexes(wanted: Readonly<Record<string, readonly Sort[]>>): Promise<void> {
    try {
      this.#file.transaction(() => {
        for (const [name, indexes] of Object.entries(wanted)) {
          const collection = this.#embedded(name)
          for (const keys of indexes) collection.addIndex(keys)
        }
      })
    } catch (error) {
      // Their tables are gone with what was begun.
      this.#collections.clear()
      throw error
    }
  }

  async ping(): Promise<void> {
    this.#file.get('select 1', [])
  }

  close(): void {
    this.#file.close()
  }

  #embedded(name: string): EmbeddedCollection<Doc> {
    let collection = this.#collections.get(name)
    if (collection === undefined) {
      collection = new EmbeddedCollection<Doc>(this.#file, name, this.#requireIndexes)
      this.#collections.set(name, collection)
    }
    return collection
  }
}
