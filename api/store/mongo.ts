import {
  type Db,
  MongoClient,
  MongoClientClosedError,
  MongoDriverError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb'
import { StoreUnavailableError } from './errors.ts'
import {
  assertDocument,
  assertFilter,
  assertFindOptions,
  assertSort,
  assertUpdate,
  assertUpsertId,
} from './guard.ts'
import type { Database, Doc, DocStore, Sort, Stores } from './store.ts'

export interface MongoOptions {
  uri: string
  /** The European region's own deployment. @default uri */
  uriEu?: string
  /** The other region's own deployment. @default uri */
  uriNa?: string
  /** Connections per deployment. @default 100, the driver's */
  maxPoolSize?: number
}

/** Longest wait for any answer; whoever asked can then be told to retry. */
const DEADLINE_MS = 5000
const SELECTION_TIMEOUT_MS = 4000
/** NotWritablePrimary, stepped down, shutting down or interrupted by it, write concern timed out. */
const UNAVAILABLE_CODES = new Set([64, 91, 189, 10107, 11600, 11602, 13435, 13436])
const UNAVAILABLE_ERRORS = [
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoClientClosedError,
]

/**
 * MongoDB through its driver: databases `voiceglow-eu` and `voiceglow`. Connects on first use, so that a server
 * that is down when we start answers 503 and recovers without a restart.
 */
export function openMongoStores({ uri, uriEu = uri, uriNa = uri, maxPoolSize }: MongoOptions): Stores {
  const clients = new Map<string, MongoClient>()
  for (const target of [uriEu, uriNa]) {
    if (!clients.has(target)) clients.set(target, connectLazily(target, maxPoolSize))
  }
  return {
    eu: new MongoDatabase(clients.get(uriEu)!.db('voiceglow-eu')),
    na: new MongoDatabase(clients.get(uriNa)!.db('voiceglow')),
    async close() {
      await Promise.all([...clients.values()].map((client) => client.close()))
    },
  }
}

function connectLazily(uri: string, maxPoolSize: number | undefined): MongoClient {
  return new MongoClient(uri, {
    w: 'majority',
    ignoreUndefined: true,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    connectTimeoutMS: SELECTION_TIMEOUT_MS,
    waitQueueTimeoutMS: SELECTION_TIMEOUT_MS,
    ...(maxPoolSize === undefined ? {} : { maxPoolSize }),
  })
}

class MongoDatabase implements Database {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  collection<T extends Doc>(name: string): DocStore<T> {
    // The one cast: the port is the driver's own shape, narrowed.
    return guarded(this.#db.collection(name) as unknown as DocStore<T>)
  }

  async createIndexes(wanted: Readonly<Record<string, readonly Sort[]>>): Promise<void> {
    await Promise.all(
      Object.entries(wanted).map(async ([name, indexes]) => {
        // One by one: FerretDB ends the connection when several are named of which some are there.
        for (const keys of indexes) await patiently(() => this.#db.collection(name).createIndex(keys))
      }),
    )
  }

  async ping(): Promise<void> {
    await answered(() => this.#db.command({ ping: 1 }))
  }
}

/** The driver behind the port's guard, with its errors mapped and every answer bounded in time. */
function guarded<T extends Doc>(driver: DocStore<T>): DocStore<T> {
  return {
    async findOne(filter, options = {}) {
      assertFilter(filter)
      assertFindOptions(options)
      return answered(() => driver.findOne(filter, options))
    },
    find<R>(filter: Parameters<DocStore<T>['find']>[0], options: Parameters<DocStore<T>['find']>[1] = {}) {
      const toArray = async () => {
        assertFilter(filter)
        assertFindOptions(options)
        return answered(() => driver.find<R>(filter, options).toArray())
      }
      return { toArray }
    },
    async insertOne(doc) {
      assertDocument(doc)
      return answered(() => driver.insertOne(doc))
    },
    async insertMany(docs) {
      for (const doc of docs) assertDocument(doc)
      if (docs.length === 0) return { insertedCount: 0 }
      return answered(() => driver.insertMany(docs))
    },
    async updateOne(filter, update, options) {
      assertChange(filter, update, options?.upsert)
      return answered(() => driver.updateOne(filter, update, options))
    },
    async findOneAndUpdate(filter, update, options) {
      assertChange(filter, update, options.upsert)
      return answered(() => driver.findOneAndUpdate(filter, update, options))
    },
    async deleteOne(filter) {
      assertFilter(filter)
      return answered(() => driver.deleteOne(filter))
    },
    async deleteMany(filter) {
      assertFilter(filter)
      return answered(() => driver.deleteMany(filter))
    },
    async countDocuments(filter) {
      assertFilter(filter)
      return answered(() => driver.countDocuments(filter))
    },
    async createIndex(keys, options) {
      assertSort(keys)
      return patiently(() => driver.createIndex(keys, options))
    },
  }
}

function assertChange(filter: object, update: object, upsert = false): void {
  assertFilter(filter)
  assertUpdate(update)
  if (upsert) assertUpsertId(filter)
}

/** Building an index on a large collection takes as long as it takes. */
function patiently<R>(build: () => Promise<R>): Promise<R> {
  return answered(build, Number.POSITIVE_INFINITY)
}

async function answered<R>(call: () => Promise<R>, deadlineMs = DEADLINE_MS): Promise<R> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    if (!Number.isFinite(deadlineMs)) return
    timer = setTimeout(() => reject(new StoreUnavailableError(`no answer in ${deadlineMs} ms`)), deadlineMs)
  })
  try {
    return await Promise.race([call(), deadline])
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailableError(error) : error
  } finally {
    clearTimeout(timer)
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof MongoServerError) return UNAVAILABLE_CODES.has(Number(error.code))
  if (UNAVAILABLE_ERRORS.some((kind) => error instanceof kind)) return true
  // Checking a connection out of a full pool has no exported class.
  return error instanceof MongoDriverError && error.name === 'MongoWaitQueueTimeoutError'
}
