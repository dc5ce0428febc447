import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createKnowledgeIndexes } from './knowledge-index.ts'
import type { KeptPack, KeptWords, KnowledgeParts, WordsState } from './knowledge-parts.ts'
import type { KnowledgeDoc } from './passage.ts'
import { textKey } from './text-key.ts'

/** A knowledge of many documents, and what was read and kept of it. Slow answers of the store take so many milliseconds. */
function manyDocuments(count: number, slowMs = 0) {
  const docs = new Map<string, KnowledgeDoc & { updatedAt: number; stamp: string }>()
  const words = new Map<string, KeptWords & { after: string }>()
  const packs = new Map<string, KeptPack>()
  const buckets = new Map<string, Map<number, string>>()
  const read: string[] = []
  /** What happens, or is waited for, when documents are read, a pack is written and old ones are dropped. */
  const hooks = { reading: () => {}, writing: async () => {}, dropping: async () => {} }
  let state: WordsState | null = null
  let time = 1_000
  let writes = 0
  const write = (ID: string, content: string) =>
    docs.set(ID, { ID, name: ID, content, updatedAt: time, stamp: String(++writes) })
  for (let at = 0; at < count; at++)
    write(`d${at}`, `# Trail ${at}\nThe way ${'over hills and along rivers '.repeat(20)}ends at a lake.`)
  const parts: KnowledgeParts = {
    async *batches() {
      yield [...docs.values()]
    },
    some: async (IDs) => {
      read.push(...IDs)
      hooks.reading()
      return IDs.flatMap((ID) => docs.get(ID) ?? []).map((doc) => ({ ...doc, key: textKey(doc) }))
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
    async *wordsAfter(pack) {
      yield [...words.values()].filter(({ after }) => after === pack)
    },
    async keepWords(kept, after) {
      for (const one of kept) words.set(one.ID, { ...one, after })
    },
    async dropWords(IDs) {
      for (const ID of IDs) words.delete(ID)
    },
    state: async () => state,
    async keepState(next) {
      if (state && state.pack !== next.pack) return false
      state = next
      return true
    },
    pack: async (name) => packs.get(name) ?? null,
    async keepPack(name, pack) {
      packs.set(name, pack)
    },
    async buckets(name, numbers) {
      const kept = buckets.get(name)
      return kept || numbers.length === 0
        ? new Map(numbers.map((number) => [number, kept!.get(number)!]))
        : null
    },
    async keepBuckets(name, from, made) {
      await hooks.writing()
      const kept = buckets.get(name) ?? new Map<number, string>()
      buckets.set(name, kept)
      for (const [index, bucket] of made.entries()) kept.set(from + index, bucket)
    },
    hasBuckets: async (name, count) => (buckets.get(name)?.size ?? 0) >= count,
    packNames: async () => [...new Set([...packs.keys(), ...buckets.keys()])],
    async dropPacks(names) {
      await hooks.dropping()
      for (const kept of [packs, buckets]) for (const name of names) kept.delete(name)
    },
    async switchPack(from, to, since) {
      if (state?.pack !== from) return false
      state = { pack: to, since, revision: '' }
      return true
    },
    now: () => time,
  }
  let revision = 1
  return {
    hooks,
    docs,
    words,
    packs,
    buckets,
    read,
    pack: () => state?.pack ?? '',
    since: () => state?.since,
    isFollowed: () => state !== null && state.revision !== '',
    change(ID: string, content: string | null, seconds = 1_000) {
      time += seconds
      revision += 1
      if (content === null) docs.delete(ID)
      else write(ID, content)
    },
    pass(seconds: number) {
      time += seconds
    },
    /** Writes a document without saying so: its writer is killed before. */
    write,
    /** Says that something may have been changed. */
    touch() {
      revision += 1
    },
    /** As a backup would that is put back. */
    replace(ID: string, content: string) {
      docs.set(ID, { ...docs.get(ID)!, content, updatedAt: 0 })
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

const start = (mostLoose?: number) =>
  createKnowledgeIndexes({ maxAgents: 2, mostWholeCharacters: 10_000, patienceMs: 20_000, mostLoose })

/** Documents whose words were kept anew. */
function changedOf({ words }: ReturnType<typeof manyDocuments>, before: ReadonlyMap<string, KeptWords>) {
  return [...words].filter(([ID, one]) => before.get(ID)?.words !== one.words).map(([ID]) => ID)
}

/** What is waited for until it is opened. */
function newGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

const wayOf = (at: number) =>
  `# Way ${at}\n${Array.from({ length: 60 }, (_, word) => `word${at}x${word}`).join(' ')}`

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
    expect(changedOf(knowledge, kept)).toEqual(['d7'])
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

  it.each([30, 70])(
    'finds what was written by somebody who was killed before they said so, and was asked %i s later',
    async (seconds) => {
      const knowledge = manyDocuments(60)
      for (let at = 20; at < 55; at++) knowledge.write(`d${at}`, `# Ferry ${at}\nThe ferry costs money.`)
      await knowledge.ask(start(), 'Where does the way end?')
      knowledge.pass(600)
      knowledge.write('d7', '# Okapi ferry\nThe Okapi ferry costs $40.')
      knowledge.pass(seconds)
      const indexes = start()
      await knowledge.ask(indexes, 'How much does the ferry cost?')
      // The repeated run finds the text as it is to be.
      knowledge.pass(60)
      knowledge.touch()
      const [best] = await knowledge.ask(indexes, 'How much is the Okapi ferry?')
      expect(best?.answer).toContain('$40')
    },
  )

  it('finds after a start what nobody ever says was written, and looks through it once', async () => {
    const knowledge = manyDocuments(60)
    await knowledge.ask(start(), 'Where does the way end?')
    knowledge.pass(600)
    knowledge.write('d7', '# Okapi ferry\nThe Okapi ferry costs $40.')
    knowledge.pass(600)
    const indexes = start()
    const told = async () => (await knowledge.ask(indexes, 'How much is the Okapi ferry?'))[0]?.answer ?? ''
    await expect.poll(told).toContain('$40')
    await expect.poll(knowledge.since).toBe(2_200 - 60)
  })

  it('reads the words of a document again that was deleted and made anew under its id', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d7', '# Okapi ferry\nThe Okapi ferry costs $30.')
    await knowledge.ask(start(), 'Where does the way end?')
    knowledge.change('d7', null)
    knowledge.change('d7', '# Tapir bridge\nThe Tapir bridge was built in 1907.')
    const [best] = await knowledge.ask(start(), 'When was the Tapir bridge built?')
    expect(best?.answer).toContain('1907')
  })

  it('notices a text that is another one than its words, even where nobody said that it was changed', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d7', '# Okapi ferry\nThe Okapi ferry costs $30.')
    await knowledge.ask(start(), 'Where does the way end?')
    knowledge.replace(
      'd7',
      `# Okapi ferry\n${'The lake is quiet. '.repeat(400)}\n\nThe Okapi ferry costs $45.`,
    )
    const [best] = await knowledge.ask(start(), 'How much is the Okapi ferry?')
    expect(best?.answer).toContain('$45')
  })

  it('packs its words, and follows changes beside the pack', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d3', '# Tapir bridge\nThe Tapir bridge was built in 1907.')
    knowledge.change('d5', '# Quagga trail\nThe Quagga trail is 17 kilometres long.')
    const indexes = start(1_000)
    await knowledge.ask(indexes, 'Where does the way end?')
    await expect.poll(() => knowledge.packs.size).toBe(1)
    const kept = new Map(knowledge.words)
    const told = async (question: string, asked = indexes) =>
      (await knowledge.ask(asked, question))[0]?.answer
    expect(await told('When was the Tapir bridge built?')).toContain('1907')
    knowledge.change('d3', '# Tapir bridge\nThe Tapir bridge was built in 1931.')
    expect(await told('When was the Tapir bridge built?')).toContain('1931')
    knowledge.change('d5', null)
    expect(await told('How long is the Quagga trail?')).not.toContain('17')
    expect(changedOf(knowledge, kept)).toEqual(['d3'])
    expect(await told('When was the Tapir bridge built?', start())).toContain('1931')
    expect(changedOf(knowledge, kept)).toEqual(['d3'])
  })

  it('knows what was deleted and changed while a pack was made, also after a start', async () => {
    const knowledge = manyDocuments(60, 5)
    for (let at = 0; at < 20; at++)
      knowledge.change(`d${at}`, `# Quagga trail ${at}\nThe Quagga trail is ${at} kilometres long.`)
    const indexes = start(1_000)
    await knowledge.ask(indexes, 'Where does the way end?')
    // It is being made now.
    for (let at = 0; at < 19; at++) knowledge.change(`d${at}`, null, 0)
    knowledge.change('d19', '# Quagga trail 19\nThe Quagga trail is 77 kilometres long.', 0)
    await expect.poll(() => knowledge.packs.size).toBe(1)
    const told = async (asked: ReturnType<typeof start>) =>
      (await knowledge.ask(asked, 'How long is the Quagga trail?'))[0]?.answer
    await expect.poll(() => told(indexes)).toContain('77')
    await expect.poll(() => told(start())).toContain('77')
  })

  it('knows what was changed while all was read for the first time, however long that took, and packed then', async () => {
    const knowledge = manyDocuments(60)
    let reads = 0
    knowledge.hooks.reading = () => {
      reads += 1
      if (reads !== 3) return
      knowledge.change('d15', '# Okapi ferry\nThe Okapi ferry costs $30.', 10)
      // Reading goes on for minutes.
      knowledge.pass(200)
    }
    const indexes = start(1_000)
    await knowledge.ask(indexes, 'Where does the way end?')
    await expect.poll(() => knowledge.pack() !== '' && knowledge.isFollowed()).toBe(true)
    const told = async (asked: ReturnType<typeof start>) =>
      (await knowledge.ask(asked, 'How much is the Okapi ferry?'))[0]?.answer
    await expect.poll(() => told(indexes)).toContain('$30')
    expect(await told(start())).toContain('$30')
  })

  it('finds nothing that is gone in the pack another process made meanwhile', async () => {
    const knowledge = manyDocuments(60)
    for (let at = 0; at < 20; at++)
      knowledge.change(`d${at}`, `# Quagga trail ${at}\nThe Quagga trail is ${at} kilometres long.`)
    knowledge.change(
      'd20',
      `# Walks\n${'There are other walks. '.repeat(30)}\nThe Quagga trail is 77 kilometres long.`,
    )
    const [one, other] = [start(1_000), start()]
    await knowledge.ask(one, 'Where does the way end?')
    await expect.poll(() => knowledge.pack() !== '' && knowledge.isFollowed()).toBe(true)
    const first = knowledge.pack()
    await knowledge.ask(other, 'Where does the way end?')
    const gate = newGate()
    let isWriting = false
    knowledge.hooks.writing = () => {
      isWriting = true
      return gate.opened
    }
    for (let at = 30; at < 60; at++) knowledge.change(`d${at}`, wayOf(at))
    await knowledge.ask(one, 'Where does the way end?')
    await expect.poll(() => isWriting).toBe(true)
    for (let at = 0; at < 20; at++) knowledge.change(`d${at}`, null)
    await knowledge.ask(one, 'Where does the way end?')
    await knowledge.ask(other, 'Where does the way end?')
    gate.open()
    await expect.poll(() => knowledge.pack() !== first && knowledge.isFollowed()).toBe(true)
    const [best] = await knowledge.ask(other, 'How long is the Quagga trail?')
    expect(best?.answer).toContain('77')
  })

  it('keeps the pack another process made while the one before it was still being cleared away', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d20', '# Quagga trail\nThe Quagga trail is 77 kilometres long.')
    const gate = newGate()
    let drops = 0
    knowledge.hooks.dropping = async () => {
      drops += 1
      if (drops === 1) await gate.opened
    }
    const [one, other] = [start(1_000), start(1_000)]
    await knowledge.ask(one, 'Where does the way end?')
    await expect.poll(() => drops).toBe(1)
    const first = knowledge.pack()
    for (let at = 30; at < 60; at++) knowledge.change(`d${at}`, wayOf(at))
    await knowledge.ask(other, 'Where does the way end?')
    await expect.poll(() => drops).toBe(2)
    const live = knowledge.pack()
    expect(live).not.toBe(first)
    gate.open()
    await expect.poll(() => knowledge.packs.has(first)).toBe(false)
    expect([...knowledge.buckets.keys()]).toEqual([live])
    expect((await knowledge.ask(start(), 'How long is the Quagga trail?'))[0]?.answer).toContain('77')
  })

  it('goes on without a pack whose list of pieces is gone', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d40', '# Tapir bridge\nThe Tapir bridge was built in 1907.')
    await knowledge.ask(start(1_000), 'Where does the way end?')
    await expect.poll(() => knowledge.pack() !== '' && knowledge.isFollowed()).toBe(true)
    knowledge.packs.clear()
    const [best] = await knowledge.ask(start(), 'When was the Tapir bridge built?')
    expect(best?.answer).toContain('1907')
  })

  it('goes on without a pack of which a part is gone', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d3', '# Tapir bridge\nThe Tapir bridge was built in 1907.')
    const indexes = start(1_000)
    await knowledge.ask(indexes, 'Where does the way end?')
    await expect.poll(() => knowledge.packs.size).toBe(1)
    for (const kept of knowledge.buckets.values()) kept.clear()
    knowledge.buckets.clear()
    const told = async (asked: ReturnType<typeof start>) =>
      (await knowledge.ask(asked, 'When was the Tapir bridge built?'))[0]?.answer
    await expect.poll(() => told(indexes)).toContain('1907')
    expect(await told(start())).toContain('1907')
  })

  it('goes on with the pack that another process has made meanwhile', async () => {
    const knowledge = manyDocuments(60)
    knowledge.change('d3', '# Tapir bridge\nThe Tapir bridge was built in 1907.')
    const [one, other] = [start(1_000), start(100)]
    await knowledge.ask(one, 'Where does the way end?')
    await expect.poll(() => knowledge.packs.size).toBe(1)
    const [before] = knowledge.packs.keys()
    knowledge.change(
      'd5',
      `# Quagga trail\nThe Quagga trail is 17 kilometres long. ${'So they say. '.repeat(9)}`,
    )
    for (let at = 10; at < 40; at++) knowledge.change(`d${at}`, `# Trail ${at}\nClosed for ${at} days.`)
    await knowledge.ask(other, 'Where does the way end?')
    await expect.poll(() => [...knowledge.packs.keys()]).not.toContain(before)
    const [best] = await knowledge.ask(one, 'How long is the Quagga trail?')
    expect(best?.answer).toContain('17 kilometres')
  })

  it('says what else there is where no word fits', async () => {
    const passages = await manyDocuments(60).ask(start(), 'who are you?')
    expect(passages.map(({ score }) => score)).toEqual([0, 0, 0])
  })
})
