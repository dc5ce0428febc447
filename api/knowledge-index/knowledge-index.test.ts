import { describe, expect, it } from 'vitest'
import type { KnowledgeQuery } from './knowledge-index.ts'
import { createKnowledgeIndexes } from './knowledge-index.ts'
import { defaultIfKnowsThreshold, type KnowledgeDoc } from './passage.ts'

const docs: KnowledgeDoc[] = [
  { ID: 'd1', name: 'Home', url: 'https://cafe.example/', content: '# Welcome\nFresh bread every day.' },
  {
    ID: 'd2',
    name: 'Store',
    url: 'https://cafe.example/store',
    content: '# Visit\n## Hours\n- Sunday: Closed\n- Monday: 7:00 AM to 8:00 PM',
  },
  { ID: 'd3', name: 'Notes', url: null, content: 'The terrace has a view.' },
]

function setup(maxAgents = 2) {
  const loads: string[] = []
  const indexes = createKnowledgeIndexes({ maxAgents })
  const query = (overrides: Partial<KnowledgeQuery> = {}): KnowledgeQuery => {
    const { agentId = 'a', revision = '1' } = overrides
    const load = async () => {
      loads.push(`${agentId}:${revision}`)
      return docs
    }
    return { agentId, revision, load, query: 'Monday hours', topChunks: 2, maxChunkSize: 2424, ...overrides }
  }
  return {
    loads,
    query,
    search: (overrides?: Partial<KnowledgeQuery>) => indexes.search(query(overrides)),
    indexes,
  }
}

describe('search', () => {
  it('returns the best passage with where it stands', async () => {
    const [best] = await setup().search()
    expect(best).toMatchObject({
      docId: 'd2',
      title: 'Store',
      url: 'https://cafe.example/store',
      heading: 'Hours',
      headings: ['Visit', 'Hours'],
      text: '- Sunday: Closed\n- Monday: 7:00 AM to 8:00 PM',
    })
    expect(best?.lines.map((line) => line.text)).toContain('- Monday: 7:00 AM to 8:00 PM')
    expect(best?.score).toBeGreaterThan(defaultIfKnowsThreshold)
    expect(best?.score).toBeLessThanOrEqual(1)
  })

  it('fills up with what else there is, scored 0', async () => {
    const passages = await setup().search({ query: 'airline tickets', topChunks: 5 })
    expect(passages.map(({ docId, score }) => [docId, score])).toEqual([
      ['d1', 0],
      ['d2', 0],
      ['d3', 0],
    ])
    expect(passages[2]).not.toHaveProperty('url')
  })

  it.each([
    '',
    '???',
    '👋🎉',
    'the of and',
    'constructor __proto__ hasOwnProperty toString',
    '‮שלום',
    '(.*)+?^()|[]\\',
    'a'.repeat(10_000),
  ])('survives %j', async (query) => {
    for (const passage of await setup().search({ query })) expect(passage.score).toBe(0)
  })

  it('finds a page that speaks of constructors', async () => {
    const load = async () => [{ ID: 'c', name: 'Code', content: 'The constructor and its prototype.' }]
    const [best] = await setup().search({ load, query: 'constructor' })
    expect(best?.score).toBeGreaterThan(defaultIfKnowsThreshold)
  })

  it('forgives a typing error but not another word', async () => {
    const { search } = setup()
    expect((await search({ query: 'terace' }))[0]).toMatchObject({ docId: 'd3' })
    expect((await search({ query: 'terrcae' }))[0]).toMatchObject({ docId: 'd3' })
    expect((await search({ query: 'price' }))[0]?.score).toBe(0)
  })

  it('names a repeated section once, by its first page', async () => {
    const load = async () => docs.slice(1, 2).flatMap((doc) => [doc, { ...doc, ID: 'copy' }])
    expect((await setup().search({ load, topChunks: 9 })).map((passage) => passage.docId)).toEqual(['d2'])
  })
})

describe('the cache', () => {
  it('shares one build between simultaneous questions', async () => {
    const { loads, search } = setup()
    await Promise.all([search(), search({ query: 'bread' }), search()])
    expect(loads).toEqual(['a:1'])
  })

  it('builds anew for a new revision or chunk size', async () => {
    const { loads, search } = setup()
    await search()
    await search({ revision: '2' })
    await search({ revision: '2', maxChunkSize: 1500 })
    expect(loads).toEqual(['a:1', 'a:2', 'a:2'])
  })

  it('drops the agent that was asked longest ago', async () => {
    const { loads, search } = setup(2)
    for (const agentId of ['a', 'b', 'a', 'c', 'a', 'b']) await search({ agentId })
    expect(loads).toEqual(['a:1', 'b:1', 'c:1', 'b:1'])
  })

  it('tries again after a failed load', async () => {
    const { search } = setup()
    await expect(search({ load: () => Promise.reject(new Error('store away')) })).rejects.toThrow(
      'store away',
    )
    expect((await search())[0]?.docId).toBe('d2')
  })

  it('can be warmed before the first question', async () => {
    const { loads, indexes, query, search } = setup()
    await indexes.warm(query())
    await search()
    expect(loads).toEqual(['a:1'])
  })
})

describe('a site of a workshop', () => {
  const workshop: KnowledgeDoc[] = [
    {
      ID: 'p',
      name: 'Prices',
      url: 'https://workshop.example/prices',
      content: '# Prices\n\n## Repairs\n\nFull service city bike: €79\nFull service e-bike: €119',
    },
    {
      ID: 'h',
      name: 'Hours and directions',
      url: 'https://workshop.example/hours',
      content:
        '# Hours and directions\n\n## Opening hours\n\nMonday: closed. Saturday 9:00–17:00.\n\n## Directions\n\nFive minutes on foot from the station.',
    },
    {
      ID: 'c',
      name: 'Contact',
      url: 'https://workshop.example/contact',
      content: '# Contact\n\nHaarlemmerstraat 112, 2312 GD Leiden. Phone +31 71 555 0142.',
    },
  ]

  it.each([
    ['What does a full service for an e-bike cost?', '€119'],
    ['What does a full service for a city bike cost?', '€79'],
    ['Where is your shop?', 'Haarlemmerstraat 112'],
    ['What is your address?', 'Haarlemmerstraat 112'],
  ])('%s', async (query, answer) => {
    const [best] = await setup().search({ query, load: async () => workshop })
    expect(best?.answer).toContain(answer)
  })
})
