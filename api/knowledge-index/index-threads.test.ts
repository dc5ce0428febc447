import { afterAll, expect, it } from 'vitest'
import { createIndexThreads } from './index-threads.ts'
import { createKnowledgeIndexes } from './knowledge-index.ts'

const encoder = {
  encode: async (texts: readonly string[]) => texts.map(() => Float32Array.of(1, 0)),
  close: async () => {},
}
const threads = createIndexThreads({ size: 2, encoder, patienceMs: 100, memoryMb: 256 })
afterAll(() => threads.close())

const load = async () => [{ ID: 'd', name: 'Hours', content: '# Hours\n- Monday: 7:00 AM to 8:00 PM' }]
const query = { revision: '1', load, query: 'Monday hours', topChunks: 2, maxChunkSize: 2_424 }

it('answers as this thread does, for several agents at once', async () => {
  const indexes = createKnowledgeIndexes({ maxAgents: 2, threads })
  const asked = await Promise.all(['a', 'b', 'c'].map((agentId) => indexes.search({ ...query, agentId })))
  for (const [best] of asked)
    expect(best).toMatchObject({ docId: 'd', answer: expect.stringContaining('7:00 AM') })
}, 30_000)

it('makes an index anew whose thread has ended', async () => {
  let loads = 0
  const own = createIndexThreads({ size: 1, encoder, patienceMs: 100, memoryMb: 256 })
  const indexes = createKnowledgeIndexes({ maxAgents: 2, threads: own })
  const ask = () => indexes.search({ ...query, agentId: 'a', load: () => load().finally(() => (loads += 1)) })
  try {
    await ask()
    await own.restart()
    expect((await ask())[0]?.answer).toContain('7:00 AM')
    expect(loads).toBe(2)
  } finally {
    await own.close()
  }
}, 30_000)

it('keeps what the other threads hold when one ends', async () => {
  const made = createIndexThreads({ size: 2, encoder, patienceMs: 100, memoryMb: 256 })
  const lost: ((shelf: unknown) => void)[] = []
  const own = { ...made, onLost: (listener: (shelf: never) => void) => void lost.push(listener as never) }
  const indexes = createKnowledgeIndexes({ maxAgents: 4, threads: own })
  let loads = 0
  const ask = (agentId: string) =>
    indexes.search({ ...query, agentId, load: () => load().finally(() => (loads += 1)) })
  try {
    const other = ['b', 'c', 'd'].find((one) => made.shelfOf(one) !== made.shelfOf('a')) ?? expect.fail()
    await ask('a')
    await ask(other)
    for (const tell of lost) tell(made.shelfOf('a'))
    await ask(other)
    expect(loads).toBe(2)
    await ask('a')
    expect(loads).toBe(3)
  } finally {
    await made.close()
  }
}, 30_000)
