// No race: the embedded store is its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#api/config.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { SqliteFile } from '#api/store/embedded/sqlite.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { StoreUnavailableError, StoreUsageError } from '#api/store/errors.ts'
import { openStores } from '#api/store/open-stores.ts'
import { afterPage } from '#api/store/page.ts'
import type { DocStore, Stores } from '#api/store/store.ts'
import { openTestStores, testMongoUri } from '../harness/test-stores.ts'
import type { Row } from './suite/bench.ts'

const root = mkdtempSync(join(tmpdir(), 'voiceglow-embedded-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('every change waits for the disk', () => {
  /** How far each file that is opened waits: 2 until it is on the disk, 0 not at all. */
  async function waitsOf(open: () => Promise<{ close(): Promise<void> }>) {
    const exec = vi.spyOn(SqliteFile.prototype, 'exec')
    const stores = await open()
    const files = new Set(exec.mock.contexts as SqliteFile[])
    const waits = [...files].map((file) => file.get('pragma synchronous', [])?.[0])
    exec.mockRestore()
    await stores.close()
    return waits
  }

  it.each(['production', 'development', 'test'])('in %s', async (NODE_ENV) => {
    const config = {
      ...readConfig({ DATA_DIR: join(root, `durable-${NODE_ENV}`) }),
      production: NODE_ENV === 'production',
    }
    expect(await waitsOf(() => openStores(config))).toEqual([2, 2])
  })

  it.runIf(!testMongoUri)('but for the stores of tests, where nothing that writes is timed', async () => {
    const open = (name: string, isDurable?: boolean) => async () => {
      const { stores } = await openTestStores(join(root, name), isDurable)
      return stores
    }
    expect(await waitsOf(open('hasty'))).toEqual([0, 0])
    expect(await waitsOf(open('timed', true))).toEqual([2, 2])
  })
})

describe('indexes are required above 1,000 documents', () => {
  let stores: Stores
  let strict: DocStore<Row>
  let lenient: DocStore<Row>

  beforeAll(async () => {
    const dir = join(root, 'indexes')
    stores = openEmbeddedStores({ dir, requireIndexes: true })
    strict = stores.eu.collection('rows')
    await strict.createIndex({ owner: 1, ts: -1, _id: -1 })
    await strict.insertMany(Array.from({ length: 1000 }, (_unused, n) => row(n)))
    const production = openEmbeddedStores({ dir, requireIndexes: false })
    lenient = production.eu.collection('rows')
  })
  afterAll(() => stores.close())

  const refused: Record<string, (store: DocStore<Row>) => Promise<unknown>> = {
    'a filter without an index': (store) => store.find({ plain: 1 }).toArray(),
    'a filter that skips the first field': (store) => store.find({ ts: 1 }).toArray(),
    'an $or with one branch without': (store) =>
      store.find({ $or: [{ owner: 'o1' }, { plain: 1 }] }).toArray(),
    'a range of all but one': (store) => store.find({ plain: { $ne: 1 } }, { sort: { owner: 1 } }).toArray(),
    'a sort without an index': (store) => store.find({}, { sort: { plain: 1 }, limit: 5 }).toArray(),
    'a sort by another field of the index': (store) =>
      store.find({}, { sort: { ts: 1 }, limit: 5 }).toArray(),
    findOne: (store) => store.findOne({ plain: -1 }),
    countDocuments: (store) => store.countDocuments({ plain: -1 }),
    'countDocuments by a later field': (store) => store.countDocuments({ ts: -1 }),
    updateOne: (store) => store.updateOne({ plain: -1 }, { $set: { x: 1 } }),
    deleteOne: (store) => store.deleteOne({ plain: -1 }),
    deleteMany: (store) => store.deleteMany({ plain: -1 }),
    'deleteMany by a later field': (store) => store.deleteMany({ ts: -1 }),
  }
  const allowed: Record<string, (store: DocStore<Row>) => Promise<unknown>> = {
    everything: (store) => store.find({}).toArray(),
    'everything, by _id': (store) => store.find({}, { sort: { _id: -1 }, limit: 5 }).toArray(),
    'the number of all': (store) => store.countDocuments({}),
    'by _id': (store) => store.updateOne({ _id: 'r1', plain: 7 }, { $set: { x: 1 } }),
    'by _id $in': (store) => store.find({ _id: { $in: ['r1', 'r2'] } }).toArray(),
    'by the first field': (store) => store.countDocuments({ owner: 'o1', plain: 3 }),
    'by $in': (store) => store.find({ owner: { $in: ['o1', 'o2', null] } }).toArray(),
    'by $or': (store) => store.find({ $or: [{ owner: 'o1' }, { _id: 'r5' }] }).toArray(),
    'by field and sort': (store) =>
      store.find({ owner: 'o1' }, { sort: { ts: -1, _id: -1 }, limit: 5 }).toArray(),
    'by cursor': (store) =>
      store
        .find(
          { owner: 'o1', ...afterPage<Row>('ts', -1, { value: 500, id: 'r500' }) },
          { sort: { ts: -1, _id: -1 }, limit: 5 },
        )
        .toArray(),
    'deleting by the first field': (store) => store.deleteMany({ owner: 'nobody' }),
  }

  it('lets a small collection be scanned', async () => {
    for (const query of Object.values(refused)) await query(strict)
    expect(await strict.countDocuments({})).toBe(1000)
    await strict.insertOne(row(1000))
  })
  it.each(Object.entries(refused))('refuses %s', async (_name, query) => {
    await expect(query(strict)).rejects.toThrow(StoreUsageError)
    await query(lenient)
  })
  it.each(Object.entries(allowed))('serves %s', async (_name, query) => {
    await query(strict)
  })
})

describe('indexed fields hold strings, numbers and null', () => {
  it('refuses the rest on every way in, also after reopening', async () => {
    const dir = join(root, 'indexable')
    const first = openEmbeddedStores({ dir, requireIndexes: true })
    await first.eu.collection<Row>('rows').createIndex({ 'deep.v': 1 })
    await first.close()
    const stores = openEmbeddedStores({ dir, requireIndexes: true })
    const store = stores.eu.collection<Row>('rows')
    await store.insertOne({ _id: 'a', deep: { v: 'text' } })
    for (const v of [true, false, [], ['x'], {}, { a: 1 }]) {
      await expect(store.insertOne({ _id: 'b', deep: { v } })).rejects.toThrow(StoreUsageError)
      await expect(store.updateOne({ _id: 'a' }, { $set: { 'deep.v': v } })).rejects.toThrow(StoreUsageError)
      const plain = stores.eu.collection<Row>('plain')
      await plain.insertOne({ _id: 'a', v })
      await expect(plain.createIndex({ v: 1 })).rejects.toThrow(StoreUsageError)
      await plain.deleteMany({})
    }
    expect(await store.find({}).toArray()).toEqual([{ _id: 'a', deep: { v: 'text' } }])
    await stores.close()
  })

  it('creates the indexes of many collections together, or none of them', async () => {
    const stores = openEmbeddedStores({ dir: join(root, 'together'), requireIndexes: true })
    const plain = stores.eu.collection<Row>('plain')
    await plain.insertOne({ _id: 'a', v: ['x'] })
    await expect(stores.eu.createIndexes({ rows: [{ v: 1 }], plain: [{ v: 1 }] })).rejects.toThrow(
      StoreUsageError,
    )
    const rows = stores.eu.collection<Row>('rows')
    await rows.insertOne({ _id: 'a', v: ['x'] })
    await rows.deleteOne({ _id: 'a' })
    await plain.deleteOne({ _id: 'a' })
    await stores.eu.createIndexes({ rows: [{ v: 1 }], plain: [{ v: 1 }] })
    for (const name of ['rows', 'plain']) {
      await expect(stores.eu.collection<Row>(name).insertOne({ _id: 'b', v: ['x'] })).rejects.toThrow(
        StoreUsageError,
      )
    }
    await stores.close()
  })

  it('refuses names that are none', async () => {
    const stores = openEmbeddedStores({ dir: join(root, 'names'), requireIndexes: true })
    for (const name of ['', '_indexes', 'a"b', 'a b', 'sqlite-x;', '1a', 'x'.repeat(101)]) {
      expect(() => stores.eu.collection(name)).toThrow(StoreUsageError)
    }
    const store = stores.eu.collection<Row>('rows')
    for (const path of [`a') --`, 'a b', 'a"b', '0']) {
      await expect(store.createIndex({ [path]: 1 })).rejects.toThrow(StoreUsageError)
    }
    await expect(store.createIndex({ a: 1 }, { name: 'x" on y' })).rejects.toThrow(StoreUsageError)
    await expect(store.createIndex({})).rejects.toThrow(StoreUsageError)
    await stores.close()
  })
})

describe('the files', () => {
  it('outlive the process, with every index of the product', async () => {
    const config = { mongodb: null, dataDir: join(root, 'files'), production: false }
    for (const opening of [1, 2]) {
      const stores = await openStores(config)
      await ensureIndexes(stores)
      const agents = stores.eu.collection<Row>('agents')
      await agents.updateOne({ _id: 'a' }, { $inc: { openings: 1 } }, { upsert: true })
      expect(await agents.findOne({ _id: 'a' })).toEqual({ _id: 'a', openings: opening })
      expect(await stores.na.collection('agents').countDocuments({})).toBe(0)
      await stores.close()
    }
  })

  it('refuse whoever comes when they are closed, and the process goes on', async () => {
    const stores = openEmbeddedStores({ dir: join(root, 'closed'), requireIndexes: true })
    const rows = stores.eu.collection<Row>('rows')
    await rows.insertOne({ _id: 'a' })
    await stores.close()
    for (const late of [
      () => rows.findOne({ _id: 'a' }),
      () => rows.insertMany([{ _id: 'b' }, { _id: 'c' }]),
      () => rows.updateOne({ _id: 'a' }, { $set: { v: 1 } }),
      () => rows.deleteMany({}),
      () => stores.eu.createIndexes({ rows: [{ v: 1 }] }),
    ]) {
      await expect((async () => late())()).rejects.toThrow()
    }
  })

  it('are unavailable when they are no database', async () => {
    const dir = join(root, 'corrupt')
    await openEmbeddedStores({ dir, requireIndexes: true }).close()
    writeFileSync(join(dir, 'voiceglow-eu.db'), 'x'.repeat(8192))
    expect(() => openEmbeddedStores({ dir, requireIndexes: true })).toThrow(StoreUnavailableError)
  })

  it('let go of every read, so that the log can be emptied', async () => {
    const dir = join(root, 'reads')
    const stores = openEmbeddedStores({ dir, requireIndexes: true })
    const store = stores.eu.collection<Row>('rows')
    await store.insertMany([row(1), row(2)])
    await store.find({ plain: 1 }, { sort: { plain: 1 } }).toArray()
    await store.findOne({ _id: 'r1' })
    await store.countDocuments({})
    await store.deleteMany({ _id: 'r2' })
    await store.insertOne(row(3))
    const file = new SqliteFile(join(dir, 'voiceglow-eu.db'))
    file.run('update rows set doc = doc', [])
    expect(file.get('pragma wal_checkpoint(truncate)', [])).toEqual([0, 0, 0])
    file.close()
    await stores.close()
  })

  it('lose no update of two processes', async () => {
    const dir = join(root, 'processes')
    const rounds = 500
    const stores = openEmbeddedStores({ dir, requireIndexes: true })
    const counters = stores.eu.collection<Row>('counters')
    await counters.insertOne({ _id: 'swap', n: 0, rev: 0 })
    const writers = [startWriter(dir, rounds), startWriter(dir, rounds)]
    try {
      await Promise.all(writers.map((writer) => once(writer.stdout!, 'data')))
      for (const writer of writers) writer.stdin!.write('go\n')
      const exits = await Promise.all(writers.map((writer) => once(writer, 'exit')))
      expect(exits).toEqual([
        [0, null],
        [0, null],
      ])
      expect(await counters.findOne({ _id: 'inc' })).toEqual({ _id: 'inc', n: 2 * rounds })
      expect(await counters.findOne({ _id: 'swap' })).toEqual({ _id: 'swap', n: 2 * rounds, rev: 2 * rounds })
    } finally {
      for (const writer of writers) writer.kill('SIGKILL')
      await stores.close()
    }
  })
})

function row(n: number): Row {
  return { _id: `r${n}`, owner: `o${n % 3}`, ts: n, plain: n }
}

function startWriter(dir: string, rounds: number): ChildProcess {
  const script = fileURLToPath(new URL('./children/increment.ts', import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', script, dir, String(rounds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}
