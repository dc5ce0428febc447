import { expect, it } from 'vitest'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { saveAgentBackup } from '#mocks/contracts/agents/backup.contract.ts'
import { keptVersions } from '#mocks/contracts/agents/kept-versions.ts'
import {
  getVersion,
  listVersions,
  publishAgent,
  restoreVersion,
} from '#mocks/contracts/agents/version.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }

const about = (agentId: string, more: Record<string, string> = {}) => ({
  params: { region: 'eu', agentId, ...more },
})
const read = (client: Client, agentId: string) => client.call(getAgent, about(agentId))
const save = (client: Client, agentId: string, body: object) =>
  client.call(saveAgent, { ...about(agentId), body })
const publish = (client: Client, agentId: string) => client.call(publishAgent, about(agentId))
const list = (client: Client, agentId: string) => client.call(listVersions, about(agentId))
const get = (client: Client, agentId: string, version: number) =>
  client.call(getVersion, about(agentId, { version: String(version) }))
const restore = (client: Client, agentId: string, version: number, rev: number) =>
  client.call(restoreVersion, { ...about(agentId, { version: String(version) }), body: { rev } })

function backUp(client: Client, world: World, more: object = {}) {
  const body = { agentId: world.agentId, workspaceId: world.workspaceId, userEmail: world.email, ...more }
  return client.call(saveAgentBackup, { params: { region: 'eu' }, body })
}

/** Saves one title after the other and publishes each. */
async function publishTitles(world: World, titles: string[]): Promise<void> {
  for (const title of titles) {
    await save(world.owner, world.agentId, { title })
    expect((await publish(world.owner, world.agentId)).status).toBe(200)
  }
}

async function numbersOf(world: World): Promise<number[]> {
  const { items } = (await list(world.owner, world.agentId)).body
  return items.map(({ version }) => version)
}

onBothSides(publishAgent.id, (makeWorld) => {
  it('makes the draft the next version, and one that is published already no new one', async () => {
    const world = await makeWorld()
    const saved = await save(world.owner, world.agentId, { title: 'For visitors' })
    const published = await publish(world.member, world.agentId)
    expectAnswer(publishAgent, published, 200)
    expect(published.body).toMatchObject({
      title: 'For visitors',
      publishedVersion: saved.body.publishedVersion + 1,
    })
    expect((await read(world.owner, world.agentId)).body.publishedVersion).toBe(
      published.body.publishedVersion,
    )
    expect((await publish(world.owner, world.agentId)).body).toEqual(published.body)
  })

  it('is itself the backup: in the history, with the address of who published and the workspace', async () => {
    const world = await makeWorld()
    await publishTitles(world, ['Kept'])
    const kept = await get(world.owner, world.agentId, 2)
    expect(kept.body).toMatchObject({
      version: { version: 2, kind: 'published', current: true, savedBy: world.email },
      agent: { title: 'Kept', ownerID: world.workspaceId },
    })
    const backedUp = await backUp(world.owner, world)
    expect(backedUp.body.version).toEqual(kept.body.version)
    expect(await numbersOf(world)).toEqual([2, 1])
  })

  it('of one revision is a conflict when the draft changed since, and visitors keep what they have', async () => {
    const world = await makeWorld()
    const looked = (await save(world.owner, world.agentId, { title: 'Looked at' })).body
    await save(world.member, world.agentId, { title: 'Theirs' })
    const only = (rev: number) => world.owner.call(publishAgent, { ...about(world.agentId), body: { rev } })
    const reply = await only(looked.rev)
    expectAnswer(publishAgent, reply, 409)
    expect(reply.error).toMatchObject({ code: 'conflict', message: 'Someone else changed this meanwhile.' })
    expect(await numbersOf(world)).toEqual([1])
    expect((await only(looked.rev + 1)).body).toMatchObject({ title: 'Theirs', publishedVersion: 2 })
  })

  it('is not needed for a draft that is what visitors have again', async () => {
    const world = await makeWorld()
    const first = (await read(world.owner, world.agentId)).body
    await publishTitles(world, ['Two'])
    const changed = (await save(world.owner, world.agentId, { title: 'Three', lang: 'fr' })).body
    expect(changed.publishedRev).toBeLessThan(changed.rev)
    const half = (await save(world.member, world.agentId, { title: 'Two' })).body
    expect(half.publishedRev).toBeLessThan(half.rev)
    const whole = (await save(world.owner, world.agentId, { lang: first.lang })).body
    expect(whole).toMatchObject({ publishedRev: whole.rev, publishedVersion: 2 })
    expect((await publish(world.owner, world.agentId)).body).toEqual(whole)
    expect((await restore(world.owner, world.agentId, 1, whole.rev)).body.publishedRev).toBe(whole.rev)
    const again = (await restore(world.owner, world.agentId, 2, whole.rev + 1)).body
    expect(again).toMatchObject({ publishedRev: again.rev, publishedVersion: 2 })
  })

  it('is a 404 for a stranger', async () => {
    const world = await makeWorld()
    expectError(publishAgent, await publish(world.stranger, world.agentId), 404, absent)
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectAnswer(publishAgent, await publish(world.anonymous(), world.agentId), 401)
  })

  it('refuses an id no agent has', async () => {
    const world = await makeWorld()
    expectAnswer(publishAgent, await publish(world.owner, 'short'), 422)
  })
})

onBothSides(listVersions.id, (makeWorld) => {
  it('shows who published what, the newest first and the one visitors get marked', async () => {
    const world = await makeWorld()
    await publishTitles(world, ['Two', 'Three'])
    const listed = await list(world.member, world.agentId)
    expectAnswer(listVersions, listed, 200)
    expect(listed.body.items.map(({ version, kind, current }) => ({ version, kind, current }))).toEqual([
      { version: 3, kind: 'published', current: true },
      { version: 2, kind: 'published', current: false },
      { version: 1, kind: 'published', current: false },
    ])
    expect(listed.body.items[0]).toMatchObject({ savedBy: world.email, keptFor: null })
  })

  it(`keeps ${keptVersions}`, async () => {
    const world = await makeWorld()
    await publishTitles(
      world,
      Array.from({ length: keptVersions + 2 }, (_, index) => `Title ${index}`),
    )
    const numbers = await numbersOf(world)
    expect(numbers).toHaveLength(keptVersions)
    expect(numbers[0]).toBe(keptVersions + 3)
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(listVersions, await list(world.stranger, world.agentId), 404, absent)
    expectError(listVersions, await list(world.anonymous(), world.agentId), 401, signedOut)
  })
})

onBothSides(getVersion.id, (makeWorld) => {
  it('shows the agent as it was', async () => {
    const world = await makeWorld()
    const before = (await read(world.owner, world.agentId)).body
    await publishTitles(world, ['Two'])
    const first = await get(world.member, world.agentId, 1)
    expectAnswer(getVersion, first, 200)
    expect(first.body).toMatchObject({
      version: { version: 1, current: false },
      agent: { title: before.title },
    })
    expect((await get(world.owner, world.agentId, 2)).body).toMatchObject({
      version: { current: true },
      agent: { title: 'Two', publishedVersion: 2 },
    })
  })

  it('is a 404 for a version there is not, and for everyone else', async () => {
    const world = await makeWorld()
    expectError(getVersion, await get(world.owner, world.agentId, 99), 404, absent)
    expectError(getVersion, await get(world.stranger, world.agentId, 1), 404, absent)
    expectError(getVersion, await get(world.anonymous(), world.agentId, 1), 401, signedOut)
  })

  it.each(['0', '-1', '1.5', 'latest'])('refuses %s', async (version) => {
    const world = await makeWorld()
    const reply = await world.owner.call(getVersion, about(world.agentId, { version }))
    expectAnswer(getVersion, reply, 422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['version'])
  })
})

onBothSides(restoreVersion.id, (makeWorld) => {
  it('makes the draft what it was, unpublished, and can itself be undone', async () => {
    const world = await makeWorld()
    const first = (await read(world.owner, world.agentId)).body
    await publishTitles(world, ['Two'])
    const edited = (await save(world.owner, world.agentId, { title: 'Unpublished', lang: 'fr' })).body
    const restored = await restore(world.member, world.agentId, 1, edited.rev)
    expectAnswer(restoreVersion, restored, 200)
    expect(restored.body).toMatchObject({
      title: first.title,
      lang: first.lang,
      publishedVersion: 2,
      rev: edited.rev + 1,
    })
    const { items } = (await list(world.owner, world.agentId)).body
    expect(items[0]).toMatchObject({ version: 3, kind: 'draft', keptFor: 1, current: false })
    const undone = await restore(world.owner, world.agentId, 3, restored.body.rev)
    expect(undone.body).toMatchObject({ title: 'Unpublished', lang: 'fr' })
    // The draft that was restored is in version 1 already.
    expect(await numbersOf(world)).toEqual([3, 2, 1])
    expect((await publish(world.owner, world.agentId)).body.publishedVersion).toBe(4)
  })

  it('keeps no draft that is published as it is', async () => {
    const world = await makeWorld()
    await publishTitles(world, ['Two'])
    const { rev } = (await read(world.owner, world.agentId)).body
    await restore(world.owner, world.agentId, 1, rev)
    expect(await numbersOf(world)).toEqual([2, 1])
  })

  it('is a conflict when the draft changed since, and changes nothing', async () => {
    const world = await makeWorld()
    const { rev } = (await read(world.owner, world.agentId)).body
    await save(world.member, world.agentId, { title: 'Theirs' })
    const reply = await restore(world.owner, world.agentId, 1, rev)
    expectAnswer(restoreVersion, reply, 409)
    expect(reply.error).toMatchObject({
      code: 'conflict',
      message: 'Someone else changed this meanwhile.',
      fields: { title: 'Someone else changed this meanwhile.' },
      current: { title: 'Theirs', rev: rev + 1 },
    })
    expect((await read(world.owner, world.agentId)).body.title).toBe('Theirs')
    expect(await numbersOf(world)).toEqual([1])
  })

  it('is a 404 for a version there is not, and for everyone else', async () => {
    const world = await makeWorld()
    const { rev } = (await read(world.owner, world.agentId)).body
    expectError(restoreVersion, await restore(world.owner, world.agentId, 99, rev), 404, absent)
    expectError(restoreVersion, await restore(world.stranger, world.agentId, 1, rev), 404, absent)
    expectError(restoreVersion, await restore(world.anonymous(), world.agentId, 1, rev), 401, signedOut)
  })
})

onBothSides(saveAgentBackup.id, (makeWorld) => {
  it('of a published draft is the published version, with who published it', async () => {
    const world = await makeWorld()
    await publishTitles(world, ['Two'])
    const kept = await backUp(world.owner, world)
    expectAnswer(saveAgentBackup, kept, 200)
    expect(kept.body.version).toMatchObject({ version: 2, current: true, savedBy: world.email })
    expect(await numbersOf(world)).toEqual([2, 1])
  })

  it('of unpublished changes is an entry of its own, once', async () => {
    const world = await makeWorld()
    await save(world.owner, world.agentId, { title: 'Not yet' })
    const [one, two] = [await backUp(world.owner, world), await backUp(world.owner, world)]
    expect(one.body.version).toMatchObject({ version: 2, kind: 'draft', current: false, keptFor: null })
    expect(two.body).toEqual(one.body)
    expect((await get(world.owner, world.agentId, 2)).body.agent.title).toBe('Not yet')
  })

  it('is signed with nobody else’s address', async () => {
    const world = await makeWorld()
    expectError(saveAgentBackup, await backUp(world.owner, world, { userEmail: 'other@example.com' }), 403, {
      code: 'forbidden',
      message: 'You do not have access to do this.',
    })
  })

  it('is a 404 in another workspace and for a stranger’s agent', async () => {
    const world = await makeWorld()
    for (const more of [{ workspaceId: world.strangerWorkspaceId }, { agentId: world.strangerAgentId }]) {
      expectError(saveAgentBackup, await backUp(world.owner, world, more), 404, absent)
    }
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectError(saveAgentBackup, await backUp(world.anonymous(), world), 401, signedOut)
  })
})
