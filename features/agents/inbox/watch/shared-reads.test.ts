import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SharedReads } from './shared-reads.ts'

let pages: SharedReads<number>[]
/** Counts up with every reading. */
let read: number
let isDown: boolean
let takesMs: number
const channels = new Set<FakeChannel>()

class FakeChannel {
  onmessage: (event: { data: unknown }) => void = () => {}
  constructor() {
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const each of channels) if (each !== this) each.onmessage({ data })
  }
  close() {
    channels.delete(this)
  }
}

function page() {
  const known: number[] = []
  const reads = new SharedReads<number>('who waits', {
    async read() {
      read += 1
      const value = read
      if (isDown) return
      if (takesMs > 0) await new Promise((done) => setTimeout(done, takesMs))
      known.push(value)
      return value
    },
    put: (value) => known.push(value),
  })
  pages.push(reads)
  return { reads, known }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  pages = []
  read = 0
  isDown = false
  takesMs = 0
})
afterEach(() => {
  for (const each of pages) each.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is read once for all pages, by the one that leads', async () => {
  const [one, two, three] = [page(), page(), page()]
  for (let times = 0; times < 10; times += 1) {
    one.reads.want(true)
    two.reads.want(false)
    three.reads.want(false)
    await vi.advanceTimersByTimeAsync(1000)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(read).toBeLessThanOrEqual(6)
  expect(one.known.at(-1)).toBe(read)
  expect([two.known, three.known]).toEqual([one.known, one.known])
})

it('is read by another page, which tells it, where the one that leads sleeps', async () => {
  const [one, two] = [page(), page()]
  two.reads.want(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect([one.known, two.known]).toEqual([[1], [1]])
})

it('is read again where more happened than the page that leads knew', async () => {
  const [one, two] = [page(), page()]
  takesMs = 100
  one.reads.want(true)
  await vi.advanceTimersByTimeAsync(250)
  // It is being read.
  two.reads.want(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(two.known).toEqual([1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([one.known, two.known]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

it('is tried by others where the one that leads could not read it', async () => {
  const [one, two] = [page(), page()]
  one.reads.want(true)
  two.reads.want(false)
  isDown = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toBe(1)
  isDown = false
  await vi.advanceTimersByTimeAsync(5000)
  expect([one.known, two.known]).toEqual([[2], [2]])
})

it('is read on each page where browsers have no channels', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  const [one, two] = [page(), page()]
  one.reads.want(true)
  two.reads.want(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect([one.known, two.known]).toEqual([[1], [2]])
})
