import { expect, it } from 'vitest'
import {
  createAutomationRun,
  listAutomationRuns,
  listAutomations,
  removeAutomation,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import { isRunning } from '#mocks/contracts/library/automation.schema.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }

function bodyOf({ workspaceId, agentId }: World) {
  return { workspaceId, agentId, name: 'Café website', website: 'cafe.example', maxPages: 10 }
}

/** A crawler of the owner's, by hand only. */
async function made(world: World): Promise<string> {
  const automationId = world.newAgentId()
  const reply = await world.owner.call(saveAutomation, {
    params: { region, automationId },
    body: bodyOf(world),
  })
  expectAnswer(saveAutomation, reply, 200)
  return automationId
}

async function listed(world: World, automationId: string) {
  const { body } = await world.owner.call(listAutomations, {
    params: { region },
    query: { workspaceId: world.workspaceId },
  })
  return body.items.find(({ ID }) => ID === automationId)
}

onBothSides(saveAutomation.id, (makeWorld) => {
  it('makes a crawler once, by hand and switched on unless told otherwise', async () => {
    const world = await makeWorld()
    const params = { region, automationId: world.newAgentId() }
    const first = await world.owner.call(saveAutomation, { params, body: bodyOf(world) })
    expectAnswer(saveAutomation, first, 200)
    expect(first.body).toMatchObject({
      ...bodyWithout(world),
      ID: params.automationId,
      ownerID: world.workspaceId,
      schedule: 'manual',
      enabled: true,
      lastRun: null,
      nextRunAt: null,
      rev: 1,
    })
    expect(first.body.agent?.ID).toBe(world.agentId)
    const again = await world.owner.call(saveAutomation, { params, body: bodyOf(world) })
    expect(again.body.rev).toBe(1)
  })

  it('plans the next run of a schedule, and none of one that is off', async () => {
    const world = await makeWorld()
    const automationId = await made(world)
    const save = (body: object) =>
      world.owner.call(saveAutomation, {
        params: { region, automationId },
        body: { workspaceId: world.workspaceId, ...body },
      })
    const daily = await save({ schedule: 'daily' })
    expect(daily.body.nextRunAt).toBeGreaterThan(daily.body.lastModified + 86_000)
    expect((await save({ enabled: false })).body.nextRunAt).toBeNull()
  })

  it('merges what others left alone, and refuses what they changed', async () => {
    const world = await makeWorld()
    const automationId = await made(world)
    const params = { region, automationId }
    const { workspaceId } = world
    const save = (body: object) =>
      world.owner.call(saveAutomation, { params, body: { workspaceId, ...body } })
    await save({ name: 'First', rev: 1 })
    const second = await save({ name: 'Second', rev: 1 })
    expectAnswer(saveAutomation, second, 409)
    expect(second.error).toMatchObject({ fields: { name: 'Someone else changed this meanwhile.' } })
  })

  it.each<{ sent: object; fields: Record<string, string> }>([
    { sent: { name: ' ' }, fields: { name: 'Please give the website sync a name.' } },
    { sent: { website: 'nothing' }, fields: { website: 'Please enter a valid website URL or domain' } },
    { sent: { maxPages: 31 }, fields: { maxPages: 'Please enter a number from 1 to 30.' } },
    { sent: { schedule: 'hourly' }, fields: { schedule: 'Please choose when it runs.' } },
  ])('refuses $sent', async ({ sent, fields }) => {
    const world = await makeWorld()
    const reply = await world.owner.call(saveAutomation, {
      params: { region, automationId: world.newAgentId() },
      body: { ...bodyOf(world), ...sent },
    })
    expectError(saveAutomation, reply, 422, { ...checkFields, fields })
  })

  it('teaches no agent of somebody else', async () => {
    const world = await makeWorld()
    const reply = await world.owner.call(saveAutomation, {
      params: { region, automationId: world.newAgentId() },
      body: { ...bodyOf(world), agentId: world.strangerAgentId },
    })
    expectError(saveAutomation, reply, 422, {
      ...checkFields,
      fields: { agentId: 'Please choose an agent.' },
    })
  })

  it('is nobody else’s', async () => {
    const world = await makeWorld()
    const automationId = await made(world)
    const body = { workspaceId: world.strangerWorkspaceId, name: 'Mine now' }
    const params = { region, automationId }
    expectAnswer(saveAutomation, await world.stranger.call(saveAutomation, { params, body }), 404)
    expect((await listed(world, automationId))?.name).toBe('Café website')
  })

  it('does not bring a deleted one back', async () => {
    const world = await makeWorld()
    const automationId = await made(world)
    const params = { region, automationId }
    expectAnswer(removeAutomation, await world.owner.call(removeAutomation, { params }), 200)
    const body = { workspaceId: world.workspaceId, name: 'Back', rev: 1 }
    expectAnswer(saveAutomation, await world.owner.call(saveAutomation, { params, body }), 404)
  })
})

onBothSides(createAutomationRun.id, (makeWorld) => {
  it('reads the site, and the list and the history tell of it', async () => {
    const world = await makeWorld()
    const automationId = await made(world)
    const params = { region, automationId }
    const started = await world.owner.call(createAutomationRun, { params })
    expectAnswer(createAutomationRun, started, 202)
    expect(started.body.trigger).toBe('hand')
    await expect.poll(async () => isRunning((await listed(world, automationId))?.lastRun ?? null)).toBe(false)
    expect((await listed(world, automationId))?.lastRun).toMatchObject({
      ID: started.body.ID,
      state: 'done',
      pagesRead: 2,
      pagesNew: 2,
      finishedAt: expect.any(Number),
    })
    const history = await world.owner.call(listAutomationRuns, { params })
    expectAnswer(listAutomationRuns, history, 200)
    expect(history.body.items.map(({ ID }) => ID)).toEqual([started.body.ID])
  })

  it('is a 404 for one that does not exist', async () => {
    const world = await makeWorld()
    const params = { region, automationId: world.newAgentId() }
    expectAnswer(createAutomationRun, await world.owner.call(createAutomationRun, { params }), 404)
  })
})

onBothSides(listAutomations.id, (makeWorld) => {
  it('is paged, newest first, and for members alone', async () => {
    const world = await makeWorld()
    const ids = [await made(world), await made(world)]
    const page = (query: object) =>
      world.member.call(listAutomations, {
        params: { region },
        query: { workspaceId: world.workspaceId, limit: '1', ...query },
      })
    const first = await page({})
    expectAnswer(listAutomations, first, 200)
    const second = await page({ cursor: first.body.nextCursor })
    expect([...first.body.items, ...second.body.items].map(({ ID }) => ID).sort()).toEqual(ids.sort())
    const query = { workspaceId: world.workspaceId }
    const foreign = await world.stranger.call(listAutomations, { params: { region }, query })
    expectAnswer(listAutomations, foreign, 404)
  })
})

onBothSides(removeAutomation.id, (makeWorld) => {
  it('deletes it with its history', async () => {
    const world = await makeWorld()
    const automationId = await made(world)
    const params = { region, automationId }
    expectAnswer(removeAutomation, await world.owner.call(removeAutomation, { params }), 200)
    expect(await listed(world, automationId)).toBeUndefined()
    expectAnswer(listAutomationRuns, await world.owner.call(listAutomationRuns, { params }), 404)
    expectAnswer(removeAutomation, await world.owner.call(removeAutomation, { params }), 404)
  })
})

onBothSides(listAutomationRuns.id, (makeWorld) => {
  it('is empty before the first run', async () => {
    const world = await makeWorld()
    const params = { region, automationId: await made(world) }
    const reply = await world.member.call(listAutomationRuns, { params })
    expectAnswer(listAutomationRuns, reply, 200)
    expect(reply.body.items).toEqual([])
  })
})

function bodyWithout(world: World) {
  const { workspaceId: _, ...fields } = bodyOf(world)
  return fields
}
