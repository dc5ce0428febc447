import { expect, it } from 'vitest'
import { getModelKey, saveModelKey } from '#mocks/contracts/library/model-key.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const about = ({ workspaceId }: World) => ({ params: { region: 'eu', workspaceId } })

onBothSides(saveModelKey.id, (makeWorld) => {
  it('is the server’s own key until another is chosen, and needs a language model', async () => {
    const world = await makeWorld()
    const read = await world.member.call(getModelKey, about(world))
    expectAnswer(getModelKey, read, 200)
    expect(read.body).toEqual({ host: '', credential: null })
    const reply = await world.owner.call(saveModelKey, {
      ...about(world),
      body: { credentialId: 'credential-0000001' },
    })
    expectError(saveModelKey, reply, 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { credentialId: 'This server has no language model to ask.' },
    })
    const none = await world.owner.call(saveModelKey, { ...about(world), body: { credentialId: null } })
    expectAnswer(saveModelKey, none, 200)
  })
})
