import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import type { Diagnosis } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import type { Hosting } from '../providers/hosting/hosting.ts'
import { localHosting } from '../providers/hosting/local-hosting.ts'
import { openEmbeddedStores } from '../store/embedded.ts'
import { createHostDiagnosis } from './diagnose-host.ts'
import { exampleHost } from './example-host.ts'
import type { HostDoc } from './host.repository.ts'

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-diagnosis-'))
const stores = openEmbeddedStores({ dir, requireIndexes: false })
afterAll(async () => {
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

/** A concierge whose looks end when they are told to. */
function setUp(issuers: Hosting['issuers'] = async () => []) {
  let now = 1_000_000
  const looks: ((diagnosis: Diagnosis) => void)[] = []
  const look = createHostDiagnosis({
    concierge: { diagnose: () => new Promise((resolve) => looks.push(resolve)) },
    hosting: { ...localHosting({ rootDomain: 'localhost', publicUrl: null, port: () => 80 }), issuers },
    now: () => now,
    stores,
    log: pino({ level: 'silent' }),
  })
  const diagnose = (doc: HostDoc) => look(doc, true)
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const advance = (ms: number) => {
    now += ms
  }
  const endAll = () => {
    for (const end of looks) end({ host: 'seen' } as Diagnosis)
  }
  return { diagnose, looks, advance, settled, endAll }
}

it('shares a look that waits, however long, and counts its answer from its end', async () => {
  const { diagnose, looks, advance, settled, endAll } = setUp()
  const first = diagnose(exampleHost({ _id: 'a.example.com' }))
  await settled()
  advance(60_000)
  const second = diagnose(exampleHost({ _id: 'a.example.com' }))
  await settled()
  expect(looks).toHaveLength(1)
  endAll()
  expect(await first).toBe(await second)
  advance(4_999)
  await diagnose(exampleHost({ _id: 'a.example.com' }))
  expect(looks).toHaveLength(1)
  advance(1)
  const third = diagnose(exampleHost({ _id: 'a.example.com' }))
  await settled()
  expect(looks).toHaveLength(2)
  endAll()
  await third
})

it('refuses a look beyond fifty that wait', async () => {
  const { diagnose, settled, endAll } = setUp()
  const begun = Array.from({ length: 50 }, (_, index) =>
    diagnose(exampleHost({ _id: `a${index}.example.com` })),
  )
  await settled()
  await expect(diagnose(exampleHost({ _id: 'one.example.com' }))).rejects.toMatchObject({ status: 429 })
  endAll()
  await Promise.all(begun)
  const next = diagnose(exampleHost({ _id: 'one.example.com' }))
  await settled()
  endAll()
  await next
})

it('looks while the issuer is still asked for its names: one that hangs takes no time beside the look', async () => {
  const { diagnose, looks, settled, endAll } = setUp(() => new Promise(() => {}))
  const begun = diagnose(exampleHost({ _id: 'a.example.com' }))
  await settled()
  expect(looks).toHaveLength(1)
  endAll()
  await begun
})
