// Who of the visitors is there, at several servers: what is written down for it, and what is forgotten.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { visitsOf } from '#api/live/answer-mail.repository.ts'
import { createVisits } from '#api/live/visits.ts'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { interceptStores, writeMethods } from '../harness/intercept-stores.ts'

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-visits-'))
const bare = openEmbeddedStores({ dir, requireIndexes: false })
const visited = { region: 'eu', agentId: 'agent', conversationId: 'talk' } as const
let now = 1_000_000
let writes = 0

/** A server of its own on the store. */
const server = () =>
  createVisits({
    stores: interceptStores(bare, ({ method }, proceed) => {
      if (writeMethods.has(method)) writes += 1
      return proceed()
    }),
    now: () => now,
    log: pino({ level: 'silent' }),
  })

beforeEach(async () => {
  await visitsOf(bare, 'eu').deleteMany({})
  writes = 0
})
afterAll(async () => {
  await bare.close()
  rmSync(dir, { recursive: true, force: true })
})

it('who asks page by page is there, comes back once, and is written down now and then', async () => {
  const { ask, presenceOf } = server()
  const came: boolean[] = []
  for (let asked = 0; asked < 6; asked += 1) {
    came.push(await ask(visited))
    expect((await presenceOf('eu', 'talk')).isHere).toBe(true)
    now += 4_000
  }
  expect(came).toEqual([true, false, false, false, false, false])
  expect(writes).toBe(2)
  now += 31_000
  expect((await presenceOf('eu', 'talk')).isHere).toBe(false)
  expect(await ask(visited)).toBe(true)
})

it('pages that were open at servers that are gone are forgotten, those at others are not', async () => {
  await server().arrive(visited)
  now += 60_000
  const leave = await server().arrive(visited)
  await server().arrive(visited)
  const found = await visitsOf(bare, 'eu').findOne({ _id: 'talk' })
  expect(Object.keys(found?.pages ?? {})).toHaveLength(2)
  await leave()
  expect((await server().presenceOf('eu', 'talk')).isHere).toBe(true)
})
