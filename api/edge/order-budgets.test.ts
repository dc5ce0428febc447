import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmbeddedStores } from '../store/embedded.ts'
import { createSlidingBudgets, type SlidingBudgetDoc } from '../store/sliding-budgets.ts'
import { pauseAfterFailures } from './certificates.ts'
import { createOrderBudgets, keptForOwn, type OrderAs, orderLimits } from './order-budgets.ts'

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-orders-'))
const stores = openEmbeddedStores({ dir, requireIndexes: false })
const dayMs = 24 * 60 * 60 * 1000
let now = 0

beforeEach(async () => {
  now = 1_000 * dayMs
  await stores.eu.collection('edgeOrderBudgets').deleteMany({})
})
afterAll(async () => {
  await stores.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Each as a process that was just started: what counts is in the store. */
const take = (host: string, domain = 'salon.example', as: OrderAs = 'first') =>
  createOrderBudgets(stores, () => now).take(host, domain, as)

describe('orders', () => {
  it('of one host are as many as the issuer allows, until the oldest no longer counts', async () => {
    for (let count = 0; count < orderLimits.host.most; count += 1) {
      expect((await take('chat.salon.example')).waitUntil).toBeNull()
    }
    const { waitUntil } = await take('chat.salon.example')
    expect(waitUntil).toBeGreaterThan(now + 7 * dayMs)
    expect((await take('book.salon.example')).waitUntil).toBeNull()
    now = waitUntil!
    expect((await take('chat.salon.example')).waitUntil).toBeNull()
  })

  it('of one registered domain are limited over all its hosts', async () => {
    for (let count = 0; count < orderLimits.domain.most - keptForOwn; count += 1) {
      expect((await take(`h${count}.salon.example`)).waitUntil).toBeNull()
    }
    expect((await take('one-more.salon.example')).waitUntil).not.toBeNull()
    // Those of agencies leave some to the product's own hosts, and renewals need none.
    for (let count = 0; count < keptForOwn; count += 1) {
      expect((await take(`own${count}.salon.example`, 'salon.example', 'own')).waitUntil).toBeNull()
    }
    expect((await take('own.salon.example', 'salon.example', 'own')).waitUntil).not.toBeNull()
    expect((await take('h0.salon.example', 'salon.example', 'renewal')).waitUntil).toBeNull()
    expect((await take('chat.cafe.example', 'cafe.example')).waitUntil).toBeNull()
  })

  it('of free trials are a third of a domain’s, and leave the rest to those who pay', async () => {
    const { trial, domain } = orderLimits
    for (let count = 0; count < trial.most; count += 1) {
      expect(await take(`t${count}.salon.example`, 'salon.example', 'trial')).toMatchObject({
        waitUntil: null,
      })
    }
    const { waitUntil, isTrials } = await take('late.salon.example', 'salon.example', 'trial')
    expect([waitUntil! > now + 7 * dayMs, isTrials]).toEqual([true, true])
    for (let count = trial.most; count < domain.most - keptForOwn; count += 1) {
      expect((await take(`p${count}.salon.example`)).waitUntil).toBeNull()
    }
    expect(await take('p.salon.example')).toMatchObject({ waitUntil: expect.any(Number), isTrials: false })
    now = waitUntil!
    expect((await take('late.salon.example', 'salon.example', 'trial')).waitUntil).toBeNull()
  })

  it('that bring no certificate count among all orders alone', async () => {
    const { most, windowMs } = orderLimits.orders
    const budgets = createSlidingBudgets(
      stores.eu.collection<SlidingBudgetDoc>('edgeOrderBudgets'),
      () => now,
    )
    await budgets.take('orders', most - 10, windowMs)
    for (let count = 0; count < 10; count += 1) {
      const room = await take('chat.salon.example')
      expect(room.waitUntil).toBeNull()
      await room.giveBack()
    }
    expect((await take('chat.cafe.example', 'cafe.example')).waitUntil).not.toBeNull()
    now += 4 * 60 * 60 * 1000
    expect((await take('chat.cafe.example', 'cafe.example')).waitUntil).toBeNull()
  })
})

describe('pauseAfterFailures', () => {
  it('lets four tries of one host into an hour, fewer than issuers allow, and two into a day at last', () => {
    const begins = [0]
    for (let failures = 1; failures < 100; failures += 1) {
      begins.push(begins.at(-1)! + pauseAfterFailures(failures))
    }
    const inHour = begins.map(
      (from) => begins.filter((at) => at >= from && at < from + 60 * 60 * 1000).length,
    )
    expect(Math.max(...inHour)).toBe(4)
    expect(pauseAfterFailures(99)).toBe(dayMs / 2)
  })
})
