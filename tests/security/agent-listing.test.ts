// Races when deep: three saves at once and the words they leave to search, twenty times.
import { describe, expect, it } from 'vitest'
import { createAgentWords } from '#api/agents/agent-words.ts'
import { listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { runSeed, seededRandom } from '../harness/seeded-random.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { makeAgent, setLimits, visitorClient } from '../harness/workspace-people.ts'

const day = 24 * 60 * 60 * 1000

const app = setUpApp()

async function makeOwner(): Promise<Person> {
  const owner = await signUp(app)
  await setLimits(app, owner, { maxAgents: null })
  return owner
}

function save(owner: Person, agentId: string, body: object) {
  const { region, workspaceId } = owner
  return owner.client.call(saveAgent, { params: { region, agentId }, body: { workspaceId, ...body } })
}

/** Every id of a list, page by page. */
async function idsOf(owner: Person, query: Record<string, string>): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  for (let page = 0; page < 100; page += 1) {
    const wanted: Record<string, string> = {
      workspaceId: owner.workspaceId,
      ...query,
      ...(cursor && { cursor }),
    }
    const reply = await owner.client.call(listAgents, { params: { region: owner.region }, query: wanted })
    expect(reply.status, reply.text).toBe(200)
    ids.push(...reply.body.items.map(({ ID }) => ID))
    cursor = reply.body.nextCursor
    if (!cursor) return ids
  }
  throw new Error('The list has no end')
}

describe('search', () => {
  it('finds the same among few agents as among more than are looked up by id', {
    timeout: 120_000,
  }, async () => {
    const owner = await makeOwner()
    const rare: string[] = []
    for (let index = 0; index < 210; index += 1) {
      const agentId = newAgentId()
      const isRare = index % 50 === 7
      if (isRare) rare.push(agentId)
      await save(owner, agentId, {
        title: `Branch ${index}`,
        description: isRare ? 'Near the lighthouse' : 'Inland',
      })
    }
    for (const sort of ['lastModified', 'title']) {
      const all = await idsOf(owner, { sort, limit: '100' })
      // 'branch' begins a word of more agents than are looked up by id; 'light' of a handful.
      expect(await idsOf(owner, { sort, q: 'branch', limit: '30' })).toEqual(all)
      const some = await idsOf(owner, { sort, q: 'bra light', limit: '2' })
      expect(some).toEqual(all.filter((id) => rare.includes(id)))
    }
  })

  it('sees nothing of another workspace', async () => {
    const [owner, stranger] = [await makeOwner(), await makeOwner()]
    await save(stranger, newAgentId(), { title: 'Lighthouse' })
    expect(await idsOf(owner, { q: 'lighthouse' })).toEqual([])
  })

  it('takes words for words: no text of a search is a pattern, a range or an operator', async () => {
    const owner = await makeOwner()
    const agentId = newAgentId()
    await save(owner, agentId, { title: 'Desk (a+)+$ .* [x]', description: '' })
    for (const q of [
      '.*',
      '(a+)+',
      '$gt',
      ':',
      '[x]',
      '\u{10ffff}',
      `${owner.workspaceId}:desk`,
      '%',
      "' or 1=1",
    ]) {
      const found = await idsOf(owner, { q })
      expect(found.length, q).toBeLessThanOrEqual(1)
    }
    expect(await idsOf(owner, { q: 'desk' })).toEqual([agentId])
  })

  it('keeps in step with names that are saved at the same moment', async () => {
    const random = seededRandom(runSeed())
    const owner = await makeOwner()
    const agentId = newAgentId()
    await save(owner, agentId, { title: 'Start', description: '' })
    const names = ['amber', 'birch', 'cedar', 'dune', 'elm']
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 3 }, () =>
          save(owner, agentId, { title: `${random.pick(names)} ${random.pick(names)}` }),
        ),
      )
      const held = await createAgentWords(app.deps.stores).words('eu').find({ agentId }).toArray()
      const title = (await save(owner, agentId, {})).body.title
      const words = [...new Set(title.split(' '))].sort()
      expect(held.map(({ _id }) => _id.split(':')[1]).sort()).toEqual(words)
    }
  })
})

describe('a page of a list', () => {
  it('is no page of a list in another order', async () => {
    const owner = await makeOwner()
    for (const title of ['One', 'Two', 'Three']) await save(owner, newAgentId(), { title })
    const query = { workspaceId: owner.workspaceId, limit: '1' }
    const params = { region: 'eu' }
    const { nextCursor } = (await owner.client.call(listAgents, { params, query })).body
    const other = { ...query, sort: 'title', cursor: nextCursor ?? '' }
    const reply = await owner.client.call(listAgents, { params, query: other })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['cursor'])
  })

  it('is the next one although an agent before it was renamed or changed', async () => {
    const owner = await makeOwner()
    const ids: string[] = []
    for (const title of ['A', 'B', 'C', 'D']) {
      const agentId = newAgentId()
      await save(owner, agentId, { title })
      ids.push(agentId)
    }
    const query = { workspaceId: owner.workspaceId, limit: '2', sort: 'title' }
    const params = { region: 'eu' }
    const first = (await owner.client.call(listAgents, { params, query })).body
    await save(owner, ids[1] ?? '', { title: 'Z' })
    const second = await owner.client.call(listAgents, {
      params,
      query: { ...query, cursor: first.nextCursor ?? '' },
    })
    expect(second.body.items.map(({ title }) => title)).toEqual(['C', 'D'])
  })
})

describe('conversations per day', () => {
  it('counts those visitors began, each once, on its day', async () => {
    const owner = await makeOwner()
    const agentId = await makeAgent(owner)
    const params = { region: 'eu', agentId }
    const ask = async () => {
      const visitor = await visitorClient(app, 'eu', agentId)
      for (const text of ['Hello', 'When are you open?']) {
        expect((await visitor.call(sendVisitorMessage, { params, body: { text } })).status).toBe(200)
      }
    }
    await ask()
    await ask()
    app.clock.advance(2 * day)
    const back = await signUp(app, { email: owner.email })
    await ask()
    await back.client.call(sendTestMessage, { params, body: { text: 'The owner tries it out' } })
    const listed = await back.client.call(listAgents, {
      params: { region: 'eu' },
      query: { workspaceId: owner.workspaceId },
    })
    expect(listed.body.items[0]?.conversations7d).toEqual([0, 0, 0, 0, 2, 0, 1])
  })
})
