import { expect, it } from 'vitest'
import {
  getKnowledge,
  getKnowledgeUsage,
  listKnowledge,
  removeKnowledge,
  saveKnowledge,
} from '#mocks/contracts/knowledge/document.contract.ts'
import { documentTextLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { listPassages } from '#mocks/contracts/knowledge/passage.contract.ts'
import {
  removeKnowledgeSelection,
  saveKnowledgeSelection,
} from '#mocks/contracts/knowledge/selection.contract.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { defaultLimits } from '#mocks/contracts/workspaces/default-limits.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const about = (world: World, documentId: string) => ({
  params: { region: 'eu', agentId: world.agentId, documentId },
})
const all = (world: World) => ({ params: { region: 'eu', agentId: world.agentId } })
const save = (
  world: World,
  documentId: string,
  body: BodyOf<typeof saveKnowledge>,
  by: Client = world.owner,
) => by.call(saveKnowledge, { ...about(world, documentId), body })

onBothSides(saveKnowledge.id, (makeWorld) => {
  it('keeps a text, and changes it without losing what somebody else changed', async () => {
    const world = await makeWorld()
    const made = await save(world, world.newAgentId(), { name: ' Parking ', content: 'Behind the house.' })
    expectAnswer(saveKnowledge, made, 200)
    expect(made.body).toMatchObject({
      name: 'Parking',
      content: 'Behind the house.',
      kind: 'text',
      sourceType: 'doc',
      status: 'SUCCESS',
      charCount: 17,
      tags: [],
      rev: 1,
    })
    const { ID } = made.body
    const renamed = await save(world, ID, { name: 'Cars', rev: 1 })
    expect(renamed.body).toMatchObject({ name: 'Cars', rev: 2, charCount: 17 })
    const merged = await save(world, ID, { content: 'In front of it.', tags: ['way'], rev: 1 })
    expect(merged.body).toMatchObject({
      name: 'Cars',
      content: 'In front of it.',
      charCount: 15,
      tags: ['way'],
    })
    const lost = await save(world, ID, { content: 'Nowhere.', rev: 2 })
    expectAnswer(saveKnowledge, lost, 409)
    expect(Object.keys(lost.error?.fields ?? {})).toEqual(['content'])
    expect(lost.error).toMatchObject({ current: { content: 'In front of it.' } })
    const read = await world.member.call(getKnowledge, about(world, ID))
    expectAnswer(getKnowledge, read, 200)
    expect(read.body).toEqual(merged.body)
  })

  it('keeps questions and answers as one text with a heading each', async () => {
    const world = await makeWorld()
    const pairs = [
      { question: 'Is there parking?', answer: 'Behind the house.' },
      { question: 'Dogs?', answer: 'Yes.' },
    ]
    const made = await save(world, world.newAgentId(), { name: 'Frequent questions', pairs })
    expectAnswer(saveKnowledge, made, 200)
    expect(made.body).toMatchObject({
      kind: 'questions',
      pairs,
      content: '## Is there parking?\n\nBehind the house.\n\n## Dogs?\n\nYes.',
    })
    const refused = await save(world, made.body.ID, { content: 'Text', rev: 1 })
    expectAnswer(saveKnowledge, refused, 422)
    const shorter = await save(world, made.body.ID, { pairs: pairs.slice(1), rev: 1 })
    expect(shorter.body).toMatchObject({ pairs: pairs.slice(1), content: '## Dogs?\n\nYes.', charCount: 14 })
  })

  it.each([
    [{ content: 'Text' }, 'name', 'Please give the document a name.'],
    [{ name: 'A' }, 'content', 'Please write what the agent is to know.'],
    [{ name: 'A', content: '  ' }, 'content', 'Please write what the agent is to know.'],
    [{ name: 'A', pairs: [] }, 'pairs', 'Please write a question and its answer.'],
    [{ name: 'A', pairs: [{ question: '', answer: 'x' }] }, 'pairs.0.question', 'Please write the question.'],
    [
      { name: 'A', content: 'x'.repeat(documentTextLimit + 1) },
      'content',
      'Please use at most 500,000 characters.',
    ],
    [
      { name: 'A', content: 'x', tags: Array.from({ length: 11 }, (_, n) => `t${n}`) },
      'tags',
      'Please use at most 10 tags.',
    ],
  ])('refuses %j', async (body, field, message) => {
    const world = await makeWorld()
    const reply = await save(world, world.newAgentId(), body as never)
    expectAnswer(saveKnowledge, reply, 422)
    expect(reply.error?.fields?.[field]).toBe(message)
  })

  it('answers 404 for a change of what is gone and for strangers', async () => {
    const world = await makeWorld()
    const ID = world.newAgentId()
    expect((await save(world, ID, { name: 'A', content: 'x', rev: 3 })).status).toBe(404)
    expect((await save(world, ID, { name: 'A', content: 'x' }, world.stranger)).status).toBe(404)
    expect((await world.owner.call(getKnowledge, about(world, ID))).status).toBe(404)
  })
})

onBothSides(listKnowledge.id, (makeWorld) => {
  it('finds by words, kind, status and tag, in every order, page by page', async () => {
    const world = await makeWorld()
    for (const [name, content, tags] of [
      ['Zebra 10', 'a', ['Animals']],
      ['zebra 9', 'aaa', ['Animals']],
      ['Lion', 'aa', []],
    ] as const) {
      expect((await save(world, world.newAgentId(), { name, content, tags: [...tags] })).status).toBe(200)
    }
    const names = async (query: Record<string, string>) => {
      const reply = await world.member.call(listKnowledge, { ...all(world), query })
      expectAnswer(listKnowledge, reply, 200)
      return reply.body.items.map(({ name }) => name)
    }
    expect(await names({ q: 'ZEB anim', sort: 'name' })).toEqual(['zebra 9', 'Zebra 10'])
    expect(await names({ tag: 'Animals', sort: '-charCount' })).toEqual(['zebra 9', 'Zebra 10'])
    expect(await names({ kind: 'text', sort: 'charCount', q: 'zebra' })).toEqual(['Zebra 10', 'zebra 9'])
    expect(await names({ status: 'ERROR' })).toEqual([])
    const found: string[] = []
    let cursor: string | undefined
    do {
      const query = { q: 'e', sort: '-name', limit: '1', ...(cursor && { cursor }) }
      const page = await world.owner.call(listKnowledge, { ...all(world), query })
      found.push(...page.body.items.map(({ name }) => name))
      cursor = page.body.nextCursor ?? undefined
    } while (cursor && found.length < 20)
    expect(found.filter((name) => /zebra/i.test(name))).toEqual(['Zebra 10', 'zebra 9'])
    expect(new Set(found).size).toBe(found.length)
    expect((await world.owner.call(listKnowledge, { ...all(world), query: { sort: 'x' } })).status).toBe(422)
  })
})

onBothSides('knowledge.selection', (makeWorld) => {
  it('tags and deletes several, and counts what is there', async () => {
    const world = await makeWorld()
    const before = (await world.owner.call(getKnowledgeUsage, all(world))).body
    const IDs = [world.newAgentId(), world.newAgentId()]
    await save(world, IDs[0]!, { name: 'One', content: '12345' })
    const many = Array.from({ length: 10 }, (_, n) => `t${n}`)
    await save(world, IDs[1]!, { name: 'Two', content: '123', tags: many })
    const body = { documentIds: [...IDs, 'gone'], add: ['new'], remove: [] }
    const tagged = await world.owner.call(saveKnowledgeSelection, { ...all(world), body })
    expectAnswer(saveKnowledgeSelection, tagged, 200)
    expect(tagged.body).toEqual({ changed: 1, full: 1 })
    const usage = await world.member.call(getKnowledgeUsage, all(world))
    expectAnswer(getKnowledgeUsage, usage, 200)
    expect(usage.body).toEqual({
      documents: before.documents + 2,
      charCount: before.charCount + 8,
      maxKbDocsCharCount: defaultLimits.maxKbDocsCharCount,
      tags: [...before.tags, 'new', ...many].sort(),
      reading: 0,
      siteProof: expect.stringMatching(/^site-of=./),
    })
    const removed = await world.owner.call(removeKnowledgeSelection, {
      ...all(world),
      body: { documentIds: [...IDs, 'gone'] },
    })
    expectAnswer(removeKnowledgeSelection, removed, 200)
    expect(removed.body).toEqual({ removed: 2 })
    expect((await world.owner.call(getKnowledge, about(world, IDs[0]!))).status).toBe(404)
    const again = await world.owner.call(removeKnowledge, about(world, IDs[0]!))
    expectAnswer(removeKnowledge, again, 200)
  })
})

onBothSides(listPassages.id, (makeWorld) => {
  it('shows how a document is cut', async () => {
    const world = await makeWorld()
    const content = '# House\n\nIt is red.\n\n# Garden\n\nIt is green.'
    const { ID } = (await save(world, world.newAgentId(), { name: 'Place', content })).body
    const reply = await world.member.call(listPassages, about(world, ID))
    expectAnswer(listPassages, reply, 200)
    expect(reply.body.items).toEqual([
      { headings: ['House'], text: 'It is red.' },
      { headings: ['Garden'], text: 'It is green.' },
    ])
    expect(reply.body.total).toBe(2)
  })
})
