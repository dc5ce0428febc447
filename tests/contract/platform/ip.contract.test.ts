import { expect, it } from 'vitest'
import { getIp } from '#mocks/contracts/platform/ip.contract.ts'
import { expectAnswer, onBothSides } from '../../harness/both-sides.ts'

onBothSides(getIp.id, (makeWorld) => {
  it('does not know the country where no proxy tells it', async () => {
    const world = await makeWorld()
    const reply = await world.anonymous().call(getIp, { params: { region: 'eu' } })
    expectAnswer(getIp, reply, 200)
    expect(reply.body).toEqual({ country: null })
  })

  it('knows two regions', async () => {
    const world = await makeWorld()
    expectAnswer(getIp, await world.anonymous().call(getIp, { params: { region: 'moon' } }), 422)
  })
})
