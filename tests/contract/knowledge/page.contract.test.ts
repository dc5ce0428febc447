// Races when deep: searches for pages begun at once.
import { expect, it, vi } from 'vitest'
import {
  createKnowledgeDiscovery,
  getKnowledgeDiscovery,
  removeKnowledgeDiscovery,
} from '#mocks/contracts/knowledge/discovery.contract.ts'
import {
  getKnowledgeUsage,
  listKnowledge,
  saveKnowledge,
} from '#mocks/contracts/knowledge/document.contract.ts'
import { createKnowledgeReading } from '#mocks/contracts/knowledge/file.contract.ts'
import { refuseSearch } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { searchesLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import {
  createKnowledgePages,
  createKnowledgeReadings,
  saveKnowledgeRefreshRate,
} from '#mocks/contracts/knowledge/page.contract.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const about = (world: World) => ({ params: { region: 'eu', agentId: world.agentId } })
const urls = ['https://cafe.example/a', 'cafe.example/b', 'https://cafe.example/a#part']

/** Adds pages and waits until they are read. */
async function addPages(world: World, body: object = { urls }) {
  const made = await world.owner.call(createKnowledgePages, { ...about(world), body })
  expectAnswer(createKnowledgePages, made, 202)
  await vi.waitFor(
    async () => expect((await world.owner.call(getKnowledgeUsage, about(world))).body.reading).toBe(0),
    { timeout: 20_000, interval: 50 },
  )
  return made.body
}

async function pagesOf(world: World) {
  const { body } = await world.member.call(listKnowledge, { ...about(world), query: { q: 'cafe.example' } })
  return body.items.filter(({ url }) => url !== null && /\/[ab]$/.test(url))
}

onBothSides(createKnowledgePages.id, (makeWorld) => {
  it('adds each page once, and reads it behind the answer', async () => {
    const world = await makeWorld()
    expect(await addPages(world, { urls, refreshRate: '24h', tags: ['Visit'] })).toEqual({
      added: 2,
      known: 0,
      left: 0,
    })
    const pages = await pagesOf(world)
    expect(pages.map(({ name }) => name).sort()).toEqual(['a', 'b'])
    for (const page of pages) {
      expect(page).toMatchObject({
        sourceType: 'url',
        kind: 'page',
        status: 'SUCCESS',
        error: null,
        refreshRate: '24h',
        tags: ['Visit'],
        charCount: 'The page /a of cafe.example.'.length,
        readAt: expect.any(Number),
        unchangedSince: null,
      })
    }
    expect(await addPages(world)).toEqual({ added: 0, known: 2, left: 0 })
    expect(await pagesOf(world)).toHaveLength(2)
  }, 30_000)

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://me:secret@cafe.example/', 'nothing', ''])(
    'refuses the address %j',
    async (url) => {
      const world = await makeWorld()
      const call = { ...about(world), body: { urls: ['https://cafe.example/', url] } }
      expectAnswer(createKnowledgePages, await world.owner.call(createKnowledgePages, call), 422)
    },
  )

  it('is a 404 for strangers, and nobody adds nothing', async () => {
    const world = await makeWorld()
    const call = { ...about(world), body: { urls } }
    expect((await world.stranger.call(createKnowledgePages, call)).status).toBe(404)
    const none = { ...about(world), body: { urls: [] } }
    expect((await world.owner.call(createKnowledgePages, none)).status).toBe(422)
  })
})

onBothSides(createKnowledgeReadings.id, (makeWorld) => {
  it('reads pages again, and says since when one is unchanged', async () => {
    const world = await makeWorld()
    await addPages(world)
    const before = await pagesOf(world)
    const documentIds = [...before.map(({ ID }) => ID), 'none']
    const call = { ...about(world), body: { documentIds } }
    const read = await world.owner.call(createKnowledgeReadings, call)
    expectAnswer(createKnowledgeReadings, read, 202)
    expect(read.body).toEqual({ reading: 2 })
    await vi.waitFor(
      async () => {
        for (const page of await pagesOf(world)) {
          const was = before.find(({ ID }) => ID === page.ID)
          expect(page).toMatchObject({
            status: 'SUCCESS',
            unchangedSince: was?.readAt,
            updatedAt: was?.updatedAt,
            rev: was?.rev,
          })
        }
      },
      { timeout: 20_000, interval: 50 },
    )
    const [first] = before
    const one = { params: { region: 'eu', agentId: world.agentId, documentId: first!.ID } }
    expectAnswer(createKnowledgeReading, await world.owner.call(createKnowledgeReading, one), 202)
    expect((await world.stranger.call(createKnowledgeReadings, call)).status).toBe(404)
  }, 30_000)
})

onBothSides(saveKnowledgeRefreshRate.id, (makeWorld) => {
  it('says how often pages are read, and leaves what is no page as it is', async () => {
    const world = await makeWorld()
    await addPages(world)
    const ID = world.newAgentId()
    const text = { params: { region: 'eu', agentId: world.agentId, documentId: ID } }
    await world.owner.call(saveKnowledge, {
      ...text,
      body: { name: 'Parking', content: 'Behind the house.' },
    })
    const documentIds = [...(await pagesOf(world)).map((page) => page.ID), ID]
    const call = { ...about(world), body: { documentIds, refreshRate: '7d' } }
    const saved = await world.owner.call(saveKnowledgeRefreshRate, call)
    expectAnswer(saveKnowledgeRefreshRate, saved, 200)
    expect(saved.body).toEqual({ changed: 2 })
    expect((await pagesOf(world)).map(({ refreshRate }) => refreshRate)).toEqual(['7d', '7d'])
    expect((await world.owner.call(saveKnowledgeRefreshRate, call)).body).toEqual({ changed: 0 })
    expect((await world.stranger.call(saveKnowledgeRefreshRate, call)).status).toBe(404)
    const wrong = { ...about(world), body: { documentIds, refreshRate: '1h' } }
    expect((await world.owner.call(saveKnowledgeRefreshRate, wrong)).status).toBe(422)
  }, 30_000)
})

onBothSides(createKnowledgeDiscovery.id, (makeWorld) => {
  const search = { by: 'crawl', address: 'cafe.example', maxPages: 3, include: [], exclude: [] }
  const one = (world: World, discoveryId: string) => ({
    params: { region: 'eu', agentId: world.agentId, discoveryId },
  })

  async function ended(world: World, discoveryId: string) {
    return vi.waitFor(
      async () => {
        const found = await world.member.call(getKnowledgeDiscovery, one(world, discoveryId))
        expectAnswer(getKnowledgeDiscovery, found, 200)
        expect(found.body.state).not.toBe('running')
        return found.body
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  it('finds pages, as many as were asked for, and says which are known', async () => {
    const world = await makeWorld()
    const id = world.newAgentId()
    const begun = await world.owner.call(createKnowledgeDiscovery, { ...one(world, id), body: search })
    expectAnswer(createKnowledgeDiscovery, begun, 202)
    expect(begun.body).toMatchObject({ ID: id, by: 'crawl', state: 'running', pages: [] })
    const found = await ended(world, id)
    expect(found).toMatchObject({ state: 'done', found: 3, refused: 0 })
    expect(found.pages).toHaveLength(3)
    await addPages(world, { urls: [found.pages[1]!.url] })
    const looked = await world.owner.call(getKnowledgeDiscovery, one(world, id))
    expect(looked.body.pages[1]?.known).toBe(true)
    const again = await world.owner.call(createKnowledgeDiscovery, { ...one(world, id), body: search })
    expect(again.body).toMatchObject({ ID: id, state: 'done' })
    expect((await world.stranger.call(getKnowledgeDiscovery, one(world, id))).status).toBe(404)
  }, 30_000)

  it('fails with the reason', async () => {
    const world = await makeWorld()
    const id = world.newAgentId()
    const body = { ...search, by: 'sitemap', address: 'https://unreachable.example/sitemap.xml' }
    await world.owner.call(createKnowledgeDiscovery, { ...one(world, id), body })
    const found = await ended(world, id)
    expect(found).toMatchObject({ state: 'failed', pages: [] })
    expect(found.message).toMatch(/website/i)
  }, 30_000)

  it('begins no more than there is room for when many are asked for at once', async () => {
    const world = await makeWorld()
    const body = { ...search, address: 'https://slow.example/' }
    const begun = await Promise.all(
      Array.from({ length: 9 }, (_, at) =>
        world.owner.call(createKnowledgeDiscovery, { ...one(world, `at-once-search-${at}`), body }),
      ),
    )
    expect(begun.filter(({ status }) => status === 202).length).toBeLessThanOrEqual(searchesLimit)
    expect(new Set(begun.map(({ status }) => status))).toContain(403)
  })

  it('lets no more wait than a workspace may have, and is cancelled', async () => {
    const world = await makeWorld()
    const slow = { ...search, address: 'slow.example' }
    const ids = Array.from({ length: searchesLimit }, () => world.newAgentId())
    for (const id of ids) {
      const begun = await world.owner.call(createKnowledgeDiscovery, { ...one(world, id), body: slow })
      expectAnswer(createKnowledgeDiscovery, begun, 202)
    }
    const more = { ...one(world, world.newAgentId()), body: search }
    const full = await world.owner.call(createKnowledgeDiscovery, more)
    expectAnswer(createKnowledgeDiscovery, full, 403)
    expect(full.error).toMatchObject({ code: 'limit_reached', message: refuseSearch(searchesLimit)?.message })
    const again = await world.owner.call(createKnowledgeDiscovery, { ...one(world, ids[0]!), body: slow })
    expect(again.status).toBe(202)
    const gone = one(world, ids[0]!)
    expect((await world.stranger.call(removeKnowledgeDiscovery, gone)).status).toBe(404)
    expectAnswer(removeKnowledgeDiscovery, await world.owner.call(removeKnowledgeDiscovery, gone), 200)
    expect((await world.owner.call(getKnowledgeDiscovery, gone)).status).toBe(404)
    expect((await world.owner.call(removeKnowledgeDiscovery, gone)).status).toBe(404)
    expectAnswer(createKnowledgeDiscovery, await world.owner.call(createKnowledgeDiscovery, more), 202)
    for (const id of ids.slice(1)) await world.owner.call(removeKnowledgeDiscovery, one(world, id))
    // Whose turn was held up is found once the others are gone.
    expect(await ended(world, more.params.discoveryId)).toMatchObject({ state: 'done' })
  }, 30_000)

  it.each([
    ['no page', { maxPages: 0 }],
    ['too many pages', { maxPages: 1001 }],
    ['half a page', { maxPages: 1.5 }],
    ['a path without a slash', { include: ['blog'] }],
    ['too many paths', { exclude: Array.from({ length: 11 }, (_, n) => `/${n}`) }],
    ['no address', { address: '' }],
    ['two addresses', { address: 'a.example b.example' }],
    ['another way', { by: 'magic' }],
  ])('refuses %s', async (_what, wrong) => {
    const world = await makeWorld()
    const call = { ...one(world, world.newAgentId()), body: { ...search, ...wrong } }
    expect((await world.owner.call(createKnowledgeDiscovery, call)).status).toBe(422)
  })
})
