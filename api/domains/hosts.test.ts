// Races: fifty claims of one host from both regions at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { regions } from '#mocks/contracts/shared/region.ts'
import { openEmbeddedStores } from '../store/embedded.ts'
import { exampleHost } from './example-host.ts'
import { createHostRepository, type HostDoc, pendingHostsOf } from './host.repository.ts'
import { createHostLookup, hostKey } from './host-lookup.ts'

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-hosts-'))
const stores = openEmbeddedStores({ dir, requireIndexes: true })
const { hosts, claim, find, hold, pendingOf, release, verify, ofAgency } = createHostRepository({ stores })
const made = stores.eu.createIndexes({
  hosts: [{ agencyId: 1 }],
  pendingHosts: [{ agencyId: 1 }, { host: 1, token: 1 }],
})
let now = 0

beforeEach(async () => {
  now = 1_000_000
  await made
  await hosts().deleteMany({})
  await pendingHostsOf(stores).deleteMany({})
})
afterAll(async () => {
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

describe('hosts', () => {
  const fifty = (made: Partial<HostDoc>) =>
    Array.from({ length: 50 }, (_, index) =>
      exampleHost({
        agencyId: `agency-${index}`,
        region: regions[index % 2],
        token: `token-${index}`,
        ...made,
      }),
    )

  it('go to one of fifty agencies in both regions that claim the same subdomain at once', async () => {
    const won = await Promise.all(fifty({ kind: 'subdomain' }).map(claim))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect((await find('app.northwind.example'))?.agencyId).toBe(`agency-${won.indexOf(true)}`)
  })

  it('go to one of fifty agencies in both regions that prove the same domain at once', async () => {
    const claims = fifty({})
    expect((await Promise.all(claims.map(claim))).every(Boolean)).toBe(true)
    expect(await find('app.northwind.example')).toBeNull()
    const held = await Promise.all(claims.map(hold))
    expect(held.filter((whose) => whose === 'own')).toHaveLength(1)
    expect(new Set(held)).toEqual(new Set(['own', 'elsewhere']))
    expect((await find('app.northwind.example'))?.agencyId).toBe(`agency-${held.indexOf('own')}`)
    expect(await claim(exampleHost({ agencyId: 'late', token: 'late' }))).toBe(false)
  })

  it('are proven once, and by the claim that stands alone', async () => {
    const first = exampleHost()
    await claim(first)
    expect(await Promise.all([hold(first), hold(first)])).toEqual(['own', 'own'])
    expect(await Promise.all([verify(first, 5), verify(first, 6)])).toEqual([true, false])
    await release(first)
    await claim(exampleHost({ token: 'token-2', agencyId: 'agency-2' }))
    expect(await verify(first, 7)).toBe(false)
    expect(await release(first)).toBe(false)
    expect(await hold(first)).toBe('gone')
    expect(await find(first._id)).toBeNull()
    expect(await pendingOf(first._id)).toMatchObject([{ agencyId: 'agency-2', verifiedAt: null }])
  })

  it('are found by their agency and its region', async () => {
    await claim(exampleHost({ region: 'na' }))
    await claim(exampleHost({ _id: 'other.example.com' }))
    expect((await ofAgency('na', 'agency-1')).map(({ _id }) => _id)).toEqual(['app.northwind.example'])
  })
})

describe('whose host it is', () => {
  it('is told of proven hosts alone, however they are written', async () => {
    const lookup = createHostLookup({ stores, now: () => now })
    await claim(exampleHost())
    expect(await lookup.agencyOf('app.northwind.example')).toBeNull()
    await hold(exampleHost())
    await verify(exampleHost(), 5)
    now += 5_000
    const owner = { region: 'eu', agencyId: 'agency-1', kind: 'custom' }
    for (const host of ['app.northwind.example', 'APP.Northwind.example:3000', 'app.northwind.example.'])
      expect(await lookup.agencyOf(host)).toEqual(owner)
  })

  it('is remembered for four seconds, and so is that a host is unknown', async () => {
    const lookup = createHostLookup({ stores, now: () => now })
    expect(await lookup.agencyOf('app.northwind.example')).toBeNull()
    await claim(exampleHost({ verifiedAt: 5 }))
    now += 3_999
    expect(await lookup.agencyOf('app.northwind.example')).toBeNull()
    now += 1
    expect(await lookup.agencyOf('app.northwind.example')).not.toBeNull()
    await release(exampleHost())
    lookup.forget('app.northwind.example')
    expect(await lookup.agencyOf('app.northwind.example')).toBeNull()
  })

  it('is not asked of the store for what is no name of a host', () => {
    const none = [
      '',
      'localhost',
      '[::1]:3000',
      'a@b.example',
      'a..b',
      'x'.repeat(100_000),
      '.a.b',
      'ünïcode.de',
    ]
    for (const host of none) expect(hostKey(host)).toBeNull()
    expect(hostKey('Name.Localhost:3000')).toBe('name.localhost')
  })
})
