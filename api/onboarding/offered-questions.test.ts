import { describe, expect, it } from 'vitest'
import type { KnowledgeIndexes } from '../knowledge-index/knowledge-index.ts'
import type { Passage } from '../knowledge-index/passage.ts'
import { offeredQuestions } from './offered-questions.ts'

const docs = [{ name: 'Home', url: null, content: 'We deliver.' }]
const suggest = async () => ['Do you deliver?', 'How do I book?']

function room(search: (query: string) => Promise<number>, signal = new AbortController().signal) {
  const forgotten: string[] = []
  const asked = new Set<string>()
  const logged: string[] = []
  const knowledge: Pick<KnowledgeIndexes, 'search' | 'forget'> = {
    async search({ query, agentId }) {
      asked.add(agentId)
      return [{ score: await search(query) } as Passage]
    },
    forget: (agentId) => void forgotten.push(agentId),
  }
  const log = { error: (_: object, words: string) => void logged.push(words) }
  const offered = offeredQuestions({ knowledge, log } as never, docs, 'en', signal, suggest)
  return { offered, forgotten, asked, logged }
}

describe('the questions a new agent offers', () => {
  it('are those it answers when they are asked of it; nothing of that is kept', async () => {
    const { offered, forgotten, asked } = room(async (query) => (query.includes('deliver') ? 0.8 : 0.4))
    expect(await offered).toEqual(['Do you deliver?'])
    expect(forgotten).toEqual([...asked])
  })

  it('are what the words answer where it cannot be asked, and the log says so', async () => {
    const { offered, forgotten, logged } = room(() => Promise.reject(new Error('lost')))
    expect(await offered).toEqual(await suggest())
    expect(logged).toEqual(['suggestions.not_asked'])
    expect(forgotten).toHaveLength(1)
  })

  it('are asked together: they wait for meanings once', async () => {
    let open = () => {}
    let waiting = 0
    const both = new Promise<void>((resolve) => {
      open = resolve
    })
    const { offered } = room(async () => {
      waiting += 1
      if (waiting === 2) open()
      await both
      return 0.8
    })
    expect(await offered).toEqual(await suggest())
  })

  it('are not waited for once nobody does', async () => {
    const gone = new AbortController()
    const { offered, forgotten, logged } = room(() => {
      gone.abort(new Error('gone'))
      return new Promise(() => {})
    }, gone.signal)
    await expect(offered).rejects.toThrow('gone')
    expect(forgotten).toHaveLength(1)
    expect(logged).toEqual([])
  })
})
