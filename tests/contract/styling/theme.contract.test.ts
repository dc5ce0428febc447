import { expect, it } from 'vitest'
import { savedThemesLimit, themesFullMessage } from '#mocks/contracts/styling/saved-themes-limit.ts'
import { listThemes, removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }
const noName = 'Please give the theme a name.'

const terracotta = {
  name: 'Terracotta',
  primary: '#B4532A',
  nineColorPallet: generatePalette('#B4532A', 'light'),
  themeType: 'light',
}

const list = (client: Client, workspaceId: string) =>
  client.call(listThemes, { params: { region: 'eu' }, query: { workspaceId } })
const save = (client: Client, themeId: string, body: object) =>
  client.call(saveTheme, { params: { region: 'eu', themeId }, body })
const remove = (client: Client, themeId: string, workspaceId: string) =>
  client.call(removeTheme, { params: { region: 'eu', themeId }, query: { workspaceId } })

/** Saves the theme for the owner, under a new id. */
async function keepOne({ owner, workspaceId, newAgentId }: World, changes: object = {}): Promise<string> {
  const themeId = newAgentId()
  const saved = await save(owner, themeId, { workspaceId, ...terracotta, ...changes })
  expect(saved.status, saved.text).toBe(200)
  return themeId
}

onBothSides(listThemes.id, (makeWorld) => {
  it('shows what the workspace keeps to its members, latest first', async () => {
    const world = await makeWorld()
    const empty = await list(world.owner, world.workspaceId)
    expectAnswer(listThemes, empty, 200)
    expect(empty.body.items).toEqual([])
    const first = await keepOne(world)
    const second = await keepOne(world, { name: 'Second' })
    const listed = await list(world.member, world.workspaceId)
    expectAnswer(listThemes, listed, 200)
    expect(listed.body.items.map(({ ID }) => ID)).toEqual([second, first])
  })

  it('is a 404 for a stranger and for a workspace nobody has, a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    for (const workspaceId of [world.workspaceId, 'nobody-has-this']) {
      expectError(listThemes, await list(world.stranger, workspaceId), 404, absent)
    }
    expectError(listThemes, await list(world.anonymous(), world.workspaceId), 401, signedOut)
  })

  it('needs a workspace', async () => {
    const world = await makeWorld()
    expectAnswer(listThemes, await list(world.owner, ''), 422)
  })
})

onBothSides(saveTheme.id, (makeWorld) => {
  it('keeps a theme with its owner and the moment', async () => {
    const world = await makeWorld()
    const themeId = world.newAgentId()
    const saved = await save(world.owner, themeId, {
      workspaceId: world.workspaceId,
      ...terracotta,
      name: ' Terracotta ',
    })
    expectAnswer(saveTheme, saved, 200)
    expect(saved.body).toEqual({
      ...terracotta,
      ID: themeId,
      ownerID: world.workspaceId,
      lastModified: expect.any(Number),
      rev: 1,
    })
    expect((await list(world.owner, world.workspaceId)).body.items).toEqual([saved.body])
  })

  it('keeps one theme of the same id pressed twice', async () => {
    const world = await makeWorld()
    const themeId = await keepOne(world)
    const again = await save(world.owner, themeId, { workspaceId: world.workspaceId, ...terracotta })
    expect(again.body.rev).toBe(1)
    expect((await list(world.owner, world.workspaceId)).body.items).toHaveLength(1)
  })

  it('reads colours with and without #, and makes ten shades of 9 to 11', async () => {
    const world = await makeWorld()
    for (const count of [9, 10, 11]) {
      const nineColorPallet = Array.from({ length: count }, (_, index) => [18.4, 62, 90 - index * 8])
      const themeId = await keepOne(world, { primary: 'b4532a', nineColorPallet })
      const kept = (await list(world.owner, world.workspaceId)).body.items.find(({ ID }) => ID === themeId)
      expect(kept?.primary).toBe('#B4532A')
      expect(kept?.nineColorPallet).toHaveLength(10)
      expect(kept?.nineColorPallet[0]).toEqual([18.4, 62, 90])
    }
  })

  it('changes what is sent and nothing else, and grows the revision', async () => {
    const world = await makeWorld()
    const themeId = await keepOne(world)
    const { workspaceId } = world
    const renamed = await save(world.member, themeId, { workspaceId, name: 'Brick', rev: 1, ownerID: 'x' })
    expectAnswer(saveTheme, renamed, 200)
    expect(renamed.body).toMatchObject({ ...terracotta, name: 'Brick', rev: 2, ownerID: workspaceId })
    expect((await save(world.owner, themeId, { workspaceId, name: 'Brick', rev: 1 })).body.rev).toBe(2)
  })

  it('stops a change made on an older revision, and shows the theme as it is now', async () => {
    const world = await makeWorld()
    const themeId = await keepOne(world)
    const { workspaceId } = world
    await save(world.member, themeId, { workspaceId, name: 'Brick', rev: 1 })
    const late = await save(world.owner, themeId, { workspaceId, name: 'Clay', rev: 1 })
    expectAnswer(saveTheme, late, 409)
    expect(late.error).toMatchObject({
      code: 'conflict',
      message: 'Someone else changed this meanwhile.',
      fields: { name: 'Someone else changed this meanwhile.' },
      current: { name: 'Brick', rev: 2 },
    })
    const anyway = await save(world.owner, themeId, { workspaceId, name: 'Clay' })
    expect(anyway.body).toMatchObject({ name: 'Clay', rev: 3 })
  })

  it('does not bring back what was deleted meanwhile', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const themeId = await keepOne(world)
    await remove(world.member, themeId, workspaceId)
    const late = await save(world.owner, themeId, { workspaceId, ...terracotta, name: 'Brick', rev: 1 })
    expectError(saveTheme, late, 404, absent)
  })

  const refused: [change: object, fields: Record<string, string>][] = [
    [{ name: undefined }, { name: noName }],
    [{ name: '  ' }, { name: noName }],
    [{ name: 'x'.repeat(61) }, { name: 'Please keep the name under 60 characters.' }],
    [{ primary: undefined }, { primary: 'Primary colour must have 6 hex digits.' }],
    [{ primary: '#B45' }, { primary: 'Primary colour must have 6 hex digits.' }],
    [{ primary: 'red;}body{display:none' }, { primary: 'Primary colour must have 6 hex digits.' }],
    [
      { nineColorPallet: terracotta.nineColorPallet.slice(2) },
      { nineColorPallet: 'Palette must have 9 to 11 shades.' },
    ],
    [
      { nineColorPallet: 'red' },
      { nineColorPallet: 'Palette must be a list of hue, saturation and lightness.' },
    ],
    [{ themeType: 'sepia' }, { themeType: 'Theme type must be light or dark.' }],
  ]
  it.each(refused)('refuses %j', async (change, fields) => {
    const world = await makeWorld()
    const body = { workspaceId: world.workspaceId, ...terracotta, ...change }
    const reply = await save(world.owner, world.newAgentId(), body)
    expectError(saveTheme, reply, 422, { ...checkFields, fields })
    expect((await list(world.owner, world.workspaceId)).body.items).toEqual([])
  })

  it(`keeps ${savedThemesLimit} and says so at the next`, async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const ids: string[] = []
    for (let count = 0; count < savedThemesLimit; count += 1) ids.push(await keepOne(world))
    const next = await save(world.owner, world.newAgentId(), { workspaceId, ...terracotta })
    expectError(saveTheme, next, 403, { code: 'limit_reached', message: themesFullMessage })
    const change = await save(world.owner, ids[0] ?? '', { workspaceId, name: 'Still changes' })
    expect(change.status).toBe(200)
    await remove(world.owner, ids[1] ?? '', workspaceId)
    expect((await save(world.owner, world.newAgentId(), { workspaceId, ...terracotta })).status).toBe(200)
  })

  it('is a 404 in a stranger’s workspace, and another theme under the same id in one’s own', async () => {
    const world = await makeWorld()
    const themeId = await keepOne(world)
    const { workspaceId, strangerWorkspaceId } = world
    expectError(
      saveTheme,
      await save(world.stranger, themeId, { workspaceId, ...terracotta, name: 'Mine' }),
      404,
      absent,
    )
    const own = await save(world.stranger, themeId, {
      workspaceId: strangerWorkspaceId,
      ...terracotta,
      name: 'Mine',
    })
    expect(own.body).toMatchObject({ name: 'Mine', ownerID: strangerWorkspaceId, rev: 1 })
    expect((await list(world.owner, workspaceId)).body.items).toMatchObject([{ name: 'Terracotta' }])
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const body = { workspaceId: world.workspaceId, ...terracotta }
    expectError(saveTheme, await save(world.anonymous(), world.newAgentId(), body), 401, signedOut)
  })

  it('refuses an id no theme has', async () => {
    const world = await makeWorld()
    const reply = await save(world.owner, 'short', { workspaceId: world.workspaceId, ...terracotta })
    expectAnswer(saveTheme, reply, 422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['themeId'])
  })
})

onBothSides(removeTheme.id, (makeWorld) => {
  it('forgets the theme, once and again, and no other', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const gone = await keepOne(world)
    const stays = await keepOne(world)
    for (const client of [world.owner, world.member]) {
      const reply = await remove(client, gone, workspaceId)
      expectAnswer(removeTheme, reply, 200)
      expect(reply.body).toEqual({ success: true })
    }
    const listed = await list(world.owner, workspaceId)
    expect(listed.body.items.map(({ ID }) => ID)).toEqual([stays])
  })

  it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    const themeId = await keepOne(world)
    expectError(removeTheme, await remove(world.stranger, themeId, workspaceId), 404, absent)
    expectError(removeTheme, await remove(world.anonymous(), themeId, workspaceId), 401, signedOut)
    expect((await list(world.owner, workspaceId)).body.items).toHaveLength(1)
  })
})
