import { expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import {
  getPlatformKey,
  removePlatformKey,
  savePlatformKey,
} from '#mocks/contracts/agents/platform-key.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const about = ({ agentId }: World) => ({ params: { region: 'eu', agentId } })

/** Makes the world's agent one of the compatible platform. */
async function join(world: World): Promise<void> {
  await world.owner.call(saveAgent, { ...about(world), body: { agentPlatform: 'vf' } })
}

onBothSides(getPlatformKey.id, (makeWorld) => {
  it('tells whoever may look that there is no key yet', async () => {
    const world = await makeWorld()
    await join(world)
    const reply = await world.member.call(getPlatformKey, about(world))
    expectAnswer(getPlatformKey, reply, 200)
    expect(reply.body).toEqual({ connected: false, lastFour: '', changedAt: null })
  })

  it('is a 422 for an agent that answers by itself, and a 404 for a stranger', async () => {
    const world = await makeWorld()
    expectError(getPlatformKey, await world.owner.call(getPlatformKey, about(world)), 422, {
      code: 'no_platform',
      message: 'This agent answers by itself and needs no key of another platform.',
    })
    expectAnswer(getPlatformKey, await world.stranger.call(getPlatformKey, about(world)), 404)
  })
})

onBothSides(savePlatformKey.id, (makeWorld) => {
  it.each([
    ['', 'Please enter the whole key.'],
    ['VF.DM', 'Please enter the whole key.'],
    ['VF.DM.with a space', 'A key cannot contain spaces, line breaks or special characters.'],
    ['x'.repeat(301), 'Please use at most 300 characters.'],
  ])('refuses %j', async (key, words) => {
    const world = await makeWorld()
    await join(world)
    const reply = await world.owner.call(savePlatformKey, { ...about(world), body: { key } })
    expectAnswer(savePlatformKey, reply, 422)
    expect(reply.error.fields?.key).toBe(words)
  })
})

onBothSides(removePlatformKey.id, (makeWorld) => {
  it('forgets what is not there, too', async () => {
    const world = await makeWorld()
    await join(world)
    const reply = await world.owner.call(removePlatformKey, about(world))
    expectAnswer(removePlatformKey, reply, 200)
    expect(reply.body.connected).toBe(false)
  })
})
