// Races: ten open a host at once on two servers that end TLS, each with the same MongoDB.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMongoStores } from '#api/store/mongo.ts'
import type { Stores } from '#api/store/store.ts'
import { freePorts } from '../edge/free-port.ts'
import { type Pebble, startPebble, whyNoPebble } from '../edge/pebble.ts'
import { prove } from '../edge/proven-host.ts'
import { visit } from '../edge/visit.ts'
import { type ChildServer, startChild } from '../harness/child-server.ts'
import { canRace, testMongoUri } from '../harness/test-stores.ts'

const canRun = testMongoUri !== undefined && canRace()
const reason = canRun ? await whyNoPebble() : 'they need a MongoDB that changes documents in one piece'
if (reason) process.stdout.write(`SKIPPED two servers that end TLS: ${reason}\n`)

const kept = [
  'hosts',
  'edgeCertificates',
  'edgeAccounts',
  'edgeChallenges',
  'edgeOrderBudgets',
  'serverTurns',
]
const host = 'chat.salon.example'

describe.skipIf(reason !== null)('two servers that end TLS', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-edges-'))
  let pebble: Pebble
  let stores: Stores
  let ports: number[]
  let servers: ChildServer[]

  const empty = async () => {
    for (const name of kept) await stores.eu.collection(name).deleteMany({})
  }

  beforeAll(async () => {
    pebble = await startPebble()
    stores = openMongoStores({ uri: testMongoUri ?? '', maxPoolSize: 5 })
    await empty()
    await prove(stores, host)
    const [first = 0, second = 0, otherHttp = 0] = await freePorts(3)
    ports = [first, second]
    servers = await Promise.all(
      // The issuer calls the first one alone, whichever of them orders.
      [pebble.httpPort, otherHttp].map((httpPort, index) =>
        startChild({
          MONGODB_URI: testMongoUri ?? '',
          SESSION_SECRET: 'one secret of both servers, of the tests alone',
          DATA_DIR: dataDir,
          EDGE_TLS_PORT: String(ports[index]),
          EDGE_HTTP_PORT: String(httpPort),
          EDGE_BIND: '127.0.0.1',
          EDGE_ADDRESS: '127.0.0.1',
          ACME_DIRECTORY: pebble.directory,
          PUBLIC_URL: 'https://app.voiceglow.example',
          NODE_EXTRA_CA_CERTS: pebble.caFile,
        }),
      ),
    )
  }, 120_000)
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.end('SIGKILL')))
    await pebble?.stop()
    if (stores) await empty()
    await stores?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('order one certificate between them, and serve the other’s', async () => {
    // That of their own host is ordered by one of them, unasked.
    await expect.poll(() => pebble.issued(), { timeout: 30_000 }).toBe(1)
    const visits = await Promise.all(
      Array.from({ length: 10 }, (_, index) => visit(ports[index % 2]!, host, pebble.root)),
    )
    expect(new Set(visits.map(({ certificate }) => certificate.serialNumber)).size).toBe(1)
    expect(pebble.issued()).toBe(2)
  })

  it('go on when one of them is killed and the issuer is away', async () => {
    const { serialNumber } = (await visit(ports[1]!, host, pebble.root)).certificate
    await pebble.pause()
    await servers[0]!.end('SIGKILL')
    expect((await visit(ports[1]!, host, pebble.root)).certificate.serialNumber).toBe(serialNumber)
  })
})
