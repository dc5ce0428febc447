import { expect, it } from 'vitest'
import { getPrompt, listPrompts, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const greeting = { title: 'Front desk', content: 'Be brief.\n\nBe warm.', tags: ['café'] }

function save(client: Client, { workspaceId }: World, itemId: string, body: object) {
  return client.call(savePrompt, { params: { region: 'eu', itemId }, body: { workspaceId, ...body } })
}

function list(client: Client, { workspaceId }: World, query: Record<string, string> = {}) {
  return client.call(listPrompts, { params: { region: 'eu' }, query: { workspaceId, ...query } })
}

function about(world: World, itemId: string) {
  return { params: { region: 'eu', itemId }, query: { workspaceId: world.workspaceId } }
}

async function keep(world: World, body: object = {}): Promise<string> {
  const itemId = world.newAgentId()
  expectAnswer(savePrompt, await save(world.owner, world, itemId, { ...greeting, ...body }), 200)
  return itemId
}

onBothSides(listPrompts.id, (makeWorld) => {
  it('shows the beginning of each on one line, page by page', async () => {
    const world = await makeWorld()
    for (const title of ['One', 'Two', 'Three']) await keep(world, { title })
    const first = await list(world.owner, world, { limit: '2' })
    expectAnswer(listPrompts, first, 200)
    expect(first.body.items).toHaveLength(2)
    expect(first.body.items[0]).toMatchObject({ excerpt: 'Be brief. Be warm.', tags: ['café'], rev: 1 })
    const rest = await list(world.member, world, { limit: '2', cursor: first.body.nextCursor ?? '' })
    expect([...first.body.items, ...rest.body.items].map(({ title }) => title).sort()).toEqual([
      'One',
      'Three',
      'Two',
    ])
    expect(rest.body.nextCursor).toBeNull()
  })

  it('finds by every word of the title, the tags and the text, in any case', async () => {
    const world = await makeWorld()
    await keep(world)
    await keep(world, { title: 'Complaints', content: 'Apologise once.', tags: [] })
    const titles = async (q: string) =>
      (await list(world.owner, world, { q })).body.items.map(({ title }) => title)
    expect(await titles('WARM caf')).toEqual(['Front desk'])
    expect(await titles('apolog')).toEqual(['Complaints'])
    expect(await titles('warm apologise')).toEqual([])
  })

  it('orders by name as people read it, page by page, in either direction', async () => {
    const world = await makeWorld()
    for (const title of ['Menu 10', 'apples', 'menu 9', 'Ärger']) await keep(world, { title })
    const titles = async (sort: string) => {
      const found: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await list(world.owner, world, { sort, limit: '3', ...(cursor && { cursor }) })
        expectAnswer(listPrompts, page, 200)
        found.push(...page.body.items.map(({ title }) => title))
        cursor = page.body.nextCursor
      } while (cursor && found.length < 9)
      return found
    }
    expect(await titles('name')).toEqual(['apples', 'Ärger', 'menu 9', 'Menu 10'])
    expect(await titles('-name')).toEqual(['Menu 10', 'menu 9', 'Ärger', 'apples'])
    expect(await titles('lastModified')).toHaveLength(4)
    const odd = await list(world.owner, world, { sort: 'content' })
    expect(odd.status).toBe(422)
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(listPrompts, await list(world.stranger, world), 404, defaultErrors[404])
    expectError(listPrompts, await list(world.anonymous(), world), 401, defaultErrors[401])
  })
})

onBothSides(getPrompt.id, (makeWorld) => {
  it('answers with all of the text, to members alone', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const reply = await world.member.call(getPrompt, about(world, itemId))
    expectAnswer(getPrompt, reply, 200)
    expect(reply.body).toEqual({ ...greeting, ID: itemId, lastModified: expect.any(Number), rev: 1 })
    expectError(
      getPrompt,
      await world.stranger.call(getPrompt, about(world, itemId)),
      404,
      defaultErrors[404],
    )
    expectError(
      getPrompt,
      await world.owner.call(getPrompt, about(world, world.newAgentId())),
      404,
      defaultErrors[404],
    )
  })
})

onBothSides(savePrompt.id, (makeWorld) => {
  it('makes one of the same id sent twice', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const again = await save(world.owner, world, itemId, greeting)
    expect(again.body.rev).toBe(1)
    expect((await list(world.owner, world)).body.items).toHaveLength(1)
  })

  it('merges changes of different fields, and stops one of the same field', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const tagged = await save(world.member, world, itemId, { tags: ['desk'], rev: 1 })
    expect(tagged.body).toMatchObject({ tags: ['desk'], rev: 2 })
    const renamed = await save(world.owner, world, itemId, { title: 'Desk', rev: 1 })
    expect(renamed.body).toMatchObject({ title: 'Desk', tags: ['desk'], rev: 3 })
    const late = await save(world.member, world, itemId, { title: 'Late', rev: 2 })
    expectAnswer(savePrompt, late, 409)
    expect(late.error).toMatchObject({
      code: 'conflict',
      fields: { title: 'Someone else changed this meanwhile.' },
      current: { title: 'Desk', rev: 3 },
    })
    expect((await save(world.member, world, itemId, { title: 'Late' })).body).toMatchObject({
      title: 'Late',
      rev: 4,
    })
  })

  it('does not bring back what was deleted meanwhile', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    await world.owner.call(removePrompt, about(world, itemId))
    expectError(
      savePrompt,
      await save(world.owner, world, itemId, { title: 'x', rev: 1 }),
      404,
      defaultErrors[404],
    )
  })

  const refused: [object, Record<string, string>][] = [
    [{ title: ' ' }, { title: 'Please give the prompt a title.' }],
    [{ title: 'x'.repeat(121) }, { title: 'Please use at most 120 characters.' }],
    [{ content: '' }, { content: 'Please write the prompt.' }],
    [{ content: 'x'.repeat(20_001) }, { content: 'Please use at most 20,000 characters.' }],
    [{ tags: Array(11).fill('tag') }, { tags: 'Please use at most 10 tags.' }],
    [{ tags: ['x'.repeat(41)] }, { 'tags.0': 'Please use at most 40 characters.' }],
  ]
  it.each(refused)('refuses %j', async (body, fields) => {
    const world = await makeWorld()
    const reply = await save(world.owner, world, world.newAgentId(), { ...greeting, ...body })
    expectError(savePrompt, reply, 422, { ...defaultErrors[422], fields })
  })

  it('keeps the same id apart in two workspaces', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const theirs = { ...world, workspaceId: world.strangerWorkspaceId }
    expectError(savePrompt, await save(world.stranger, world, itemId, greeting), 404, defaultErrors[404])
    expectAnswer(
      savePrompt,
      await save(world.stranger, theirs, itemId, { ...greeting, title: 'Theirs' }),
      200,
    )
    expect((await world.owner.call(getPrompt, about(world, itemId))).body.title).toBe('Front desk')
  })
})

onBothSides(removePrompt.id, (makeWorld) => {
  it('forgets one, once and again', async () => {
    const world = await makeWorld()
    const gone = await keep(world)
    await keep(world, { title: 'Stays' })
    for (const client of [world.owner, world.member]) {
      expectAnswer(removePrompt, await client.call(removePrompt, about(world, gone)), 200)
    }
    expect((await list(world.owner, world)).body.items.map(({ title }) => title)).toEqual(['Stays'])
  })
})
