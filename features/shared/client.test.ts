import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listLanguages } from '#mocks/contracts/platform/languages.contract.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { setTrueNow, trueNow } from '#ui/relative-time/true-now.ts'
import { call } from './client.ts'

const now = Date.UTC(2026, 10, 3, 12) / 1000
const hours = 3600

/** Every call is answered by a server on whose clock it is that late. */
function answeredAt(at: number) {
  const headers = { 'content-type': 'application/json', date: new Date(at * 1000).toUTCString() }
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 })
  setTrueNow(now)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells the time by the server where the device’s clock is off', async () => {
  answeredAt(now - 5 * hours)
  await call(getSession, { params: { region: 'eu' } })
  expect(trueNow()).toBe(now - 5 * hours)
})

it('does not tell the time by an answer a cache kept', async () => {
  answeredAt(now - 5 * hours)
  await call(listLanguages, {})
  expect(trueNow()).toBe(now)
})
