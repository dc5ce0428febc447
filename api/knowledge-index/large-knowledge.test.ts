import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createKnowledgeIndexes } from './knowledge-index.ts'
import type { KeptWords, KnowledgeParts, RevisedDocument, WordsState } from './knowledge-parts.ts'

/** A knowledge of many documents, and what was read and kept of it. Slow answers of the store take so many milliseconds. */
function manyDocuments(count: number, slowMs = 0) {
  const docs = new Map<string, RevisedDocument & { updatedAt: number }>()
  const words = new Map<string, KeptWords>()
  const read: string[] = []
  let state: WordsState | null = null
  let time = 1_000
  const write = (ID: string, content: string) =>
    docs.set(ID, { ID, name: ID, content, rev: (docs.get(ID)?.rev ?? 0) + 1, updatedAt: time })
  for (let at = 0; at < count; at++)
    write(`d${at}`, `# Trail ${at}\nThe way ${'over hills and along rivers '.repeat(20)}ends at a lake.`)
  const parts: KnowledgeParts = {
    async *batches() {
      yield [...docs.values()]
    },
    some: async (IDs) => {
      read.push(...IDs)
      return IDs.flatMap((ID) => docs.get(ID) ?? [])
    },
    async IDs() {
      await wait(slowMs)
      return [...docs.keys()]
    },
    async *changedSince(since) {
      const changed = [...docs.values()].filter(({ updatedAt }) => updatedAt >= since)
      for (let at = 0; at < changed.length; at += 20) yield changed.slice(at, at + 20)
    },
    async *words() {
      yield [...words.values()]
    },
    someWords: async (IDs) => IDs.flatMap((ID) => words.get(ID) ?? []),
    async keepWords(kept) {
      for (const one of kept) words.set(one.ID, one)
    },
    async dropWords(IDs) {
      for (const ID of IDs) words.delete(ID)
    },
    state: async () => state,
    async keepState(next) {
      state = next
    },
    now: () => time,
  }
  let revision = 1
  return {
    docs,
    words,
    read,
    change(ID: string, content: string | null, seconds = 1_000) {
      time += seconds
      revision += 1
      if (content === null) docs.delete(ID)
      else write(ID, content)
    },
    ask(indexes: ReturnType<typeof createKnowledgeIndexes>, query: string) {
      const load = async () => {
        throw new Error('All of it was read at once')
      }
      return indexes.search({
        ...{
          agentId: 'a',
          revision: String(revision),
          load,
          parts,
          query,
          topChunks: 3,
          maxChunkSize: 2_424,
        },
      })
    },
  }
}

const start = () => createKnowledgeIndexes({ maxAgents: 2, mostWholeCharacters: 10_000, patienceMs: 20_000 })

describe('knowledge that is too large for one index', () => {
  it('answers from the pieces whose words fit, and reads those alone', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d41', '# Quagga trail\nThe Quagga trail is 17 kilometres long.')
    const indexes = start()
    const [best] = await knowledge.ask(indexes, 'How long is the Quagga trail?')
    expect(best).toMatchObject({ docId: 'd41', answer: expect.stringContaining('17 kilometres') })
    knowledge.read.length = 0
    await knowledge.ask(indexes, 'How long is the Quagga trail?')
    expect(knowledge.read.length).toBeLessThanOrEqual(24)
  })

  it('knows a change from the next question on, and reads the words of that document alone', async () => {
    const knowledge = manyDocuments(60)
    const indexes = start()
    await knowledge.ask(indexes, 'Where does the way end?')
    const kept = new Map(knowledge.words)
    knowledge.change('d7', '# Okapi ferry\nThe Okapi ferry costs $40.')
    const [best] = await knowledge.ask(indexes, 'How much is the Okapi ferry?')
    expect(best?.answer).toContain('$40')
    expect([...knowledge.words].filter(([ID, words]) => kept.get(ID) !== words).map(([ID]) => ID)).toEqual([
      'd7',
    ])
    knowledge.change('d7', null)
    const after = await knowledge.ask(indexes, 'How much is the Okapi ferry?')
    expect(after.map(({ docId }) => docId)).not.toContain('d7')
    expect(knowledge.words.has('d7')).toBe(false)
  })

  it('waits longer for a change than for the first reading', async () => {
    const knowledge = manyDocuments(60, 60)
    const indexes = createKnowledgeIndexes({ maxAgents: 2, mostWholeCharacters: 10_000, patienceMs: 20 })
    const ask = async () => (await knowledge.ask(indexes, 'How much is the Okapi ferry?'))[0]?.answer ?? ''
    knowledge.change('d7', '# Okapi ferry\nThe Okapi ferry costs $30.')
    expect(await ask()).not.toContain('$30')
    await expect.poll(ask).toContain('$30')
    knowledge.change('d7', '# Okapi ferry\nThe Okapi ferry costs $40.')
    expect(await ask()).toContain('$40')
  })

  it('finds what was changed among many that were, in the same second', async () => {
    const knowledge = manyDocuments(60)
    const indexes = start()
    await knowledge.ask(indexes, 'Where does the way end?')
    for (let at = 0; at < 30; at++) knowledge.change(`d${at}`, `# Trail ${at}\nThis way is closed.`, 0)
    await knowledge.ask(indexes, 'Where does the way end?')
    knowledge.change('d59', '# Okapi ferry\nThe Okapi ferry costs $40.', 0)
    expect((await knowledge.ask(indexes, 'How much is the Okapi ferry?'))[0]?.answer).toContain('$40')
  })

  it('is not read again after a start: its words were kept', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d3', '# Tapir bridge\nThe Tapir bridge was built in 1907.')
    await knowledge.ask(start(), 'Where does the way end?')
    const kept = new Map(knowledge.words)
    knowledge.read.length = 0
    const [best] = await knowledge.ask(start(), 'When was the Tapir bridge built?')
    expect(best?.answer).toContain('1907')
    expect(knowledge.read.length).toBeLessThanOrEqual(24)
    expect(new Map(knowledge.words)).toEqual(kept)
  })

  it('says what else there is where no word fits', async () => {
    const passages = await manyDocuments(60).ask(start(), 'who are you?')
    expect(passages.map(({ score }) => score)).toEqual([0, 0, 0])
  })
})
