// Races: one theme sent several times at once.
import { describe, expect, it } from 'vitest'
import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { getAgent, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { savedThemesLimit } from '#mocks/contracts/styling/saved-themes-limit.ts'
import { listThemes, removeTheme, saveTheme } from '#mocks/contracts/styling/theme.contract.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const app = setUpApp()

const colours = {
  name: 'Terracotta',
  primary: '#B4532A',
  nineColorPallet: generatePalette('#B4532A', 'light'),
  themeType: 'light',
}

function save({ client, workspaceId }: Person, themeId: string, change: object = {}) {
  const body = { workspaceId, ...colours, ...change }
  return client.call(saveTheme, { params: { region: 'eu', themeId }, body })
}

async function keptBy({ client, workspaceId }: Person) {
  const listed = await client.call(listThemes, { params: { region: 'eu' }, query: { workspaceId } })
  return listed.body.items
}

describe('saved themes in a race', () => {
  it('are one for the same id, however often it is sent at once', async () => {
    const owner = await signUp(app)
    const themeId = newAgentId()
    const replies = await Promise.all(Array.from({ length: 10 }, () => save(owner, themeId)))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await keptBy(owner)).toHaveLength(1)
  })

  it('are never more than the limit', async () => {
    const owner = await signUp(app)
    for (let count = 0; count < savedThemesLimit - 3; count += 1) await save(owner, newAgentId())
    const replies = await Promise.all(Array.from({ length: 10 }, () => save(owner, newAgentId())))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403, 403, 403, 403, 403])
    expect(await keptBy(owner)).toHaveLength(savedThemesLimit)
  })

  it('lose nothing when saving and deleting cross', async () => {
    const owner = await signUp(app)
    const ids = Array.from({ length: 6 }, newAgentId)
    for (const themeId of ids) await save(owner, themeId)
    const { workspaceId } = owner
    await Promise.all([
      ...ids
        .slice(0, 3)
        .map((themeId) =>
          owner.client.call(removeTheme, { params: { region: 'eu', themeId }, query: { workspaceId } }),
        ),
      ...ids.slice(3).map((themeId) => save(owner, themeId, { name: 'Changed' })),
    ])
    const kept = await keptBy(owner)
    expect(kept.map(({ ID }) => ID).sort()).toEqual(ids.slice(3).sort())
    expect(kept.every(({ name }) => name === 'Changed')).toBe(true)
  })
})

describe('ids that mean something to JavaScript', () => {
  it.each(['__defineGetter__', '__lookupSetter__'])('%s is a theme like any other', async (themeId) => {
    const owner = await signUp(app)
    expect((await save(owner, themeId)).body.ID).toBe(themeId)
    expect(await keptBy(owner)).toMatchObject([{ ID: themeId, name: 'Terracotta' }])
  })
})

describe('colours stored before they were checked', () => {
  it('can still be read, saved around and put right', async () => {
    const owner = await signUp(app)
    const agentId = await makeAgent(owner)
    await createAgentRepository(app.deps.stores)
      .agents('eu')
      .updateOne({ _id: agentId }, { $set: { customThemeJSONString: '{broken' } })
    const params = { region: 'eu', agentId }
    const read = await owner.client.call(getAgent, { params })
    expect(read.body.customThemeJSONString).toBe('{broken')
    const renamed = await owner.client.call(saveAgent, { params, body: { title: 'Desk' } })
    expect(renamed.body).toMatchObject({ title: 'Desk', customThemeJSONString: '{broken' })
    const cleared = await owner.client.call(saveAgent, { params, body: { customThemeJSONString: '' } })
    expect(cleared.body.customThemeJSONString).toBe('')
  })
})
