// No race: certificates of one server; what several order at once is in processes.test.ts.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCertificateRepository } from '#api/edge/certificate.repository.ts'
import { createCertificates, pauseAfterFailures } from '#api/edge/certificates.ts'
import { createChallengeRepository } from '#api/edge/challenge.repository.ts'
import { orderLimits } from '#api/edge/order-budgets.ts'
import { createEndingTeller } from '#api/edge/tell-of-ending.ts'
import { signUp } from '../harness/sign-up.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { type EdgeWorld, startEdgeWorld } from './edge-world.ts'
import { type Pebble, startPebble, whyNoPebble } from './pebble.ts'
import { askPlain, visit } from './visit.ts'

const reason = await whyNoPebble()
if (reason) process.stdout.write(`SKIPPED certificates from a real issuer: ${reason}\n`)

const dayMs = 24 * 60 * 60 * 1000

describe.skipIf(reason !== null)('certificates from a real issuer', { timeout: 60_000 }, () => {
  let pebble: Pebble
  let world: EdgeWorld
  beforeAll(async () => {
    pebble = await startPebble()
    world = await startEdgeWorld(pebble)
  }, 60_000)
  afterAll(async () => {
    await world?.stop()
    await pebble?.stop()
  })

  const kept = (host: string) => createCertificateRepository(world.app.deps.stores).find(host)

  it('are there when a proven host is opened for the first time', async () => {
    await world.prove('chat.salon.example')
    const { status, body, certificate } = await visit(world.tlsPort, 'chat.salon.example', pebble.root)
    expect([status, body]).toEqual([200, '{"status":"ok"}'])
    expect(certificate.subjectaltname).toBe('DNS:chat.salon.example')
  })

  it('are one when five open a host at once', async () => {
    await world.prove('five.salon.example')
    const before = pebble.issued()
    const visits = await Promise.all(
      Array.from({ length: 5 }, () => visit(world.tlsPort, 'five.salon.example', pebble.root)),
    )
    expect(new Set(visits.map(({ certificate }) => certificate.serialNumber)).size).toBe(1)
    expect(pebble.issued() - before).toBe(1)
  })
})
