import { expect, it } from 'vitest'
import {
  createAgentWebhookSecret,
  getAgentWebhook,
  saveAgentWebhook,
} from '#mocks/contracts/library/agent-webhook.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const about = ({ agentId }: World) => ({ params: { region: 'eu', agentId } })
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }

onBothSides(saveAgentWebhook.id, (makeWorld) => {
  it('begins with nothing, keeps where events go, and hides the address from whoever may not change it', async () => {
    const world = await makeWorld()
    const before = await world.owner.call(getAgentWebhook, about(world))
    expectAnswer(getAgentWebhook, before, 200)
    expect(before.body).toMatchObject({ endpoint: '', subscribedEvents: [] })
    const saved = await world.owner.call(saveAgentWebhook, {
      ...about(world),
      body: { endpoint: 'https://93.184.215.14/leads', subscribedEvents: ['lead_created'] },
    })
    expectAnswer(saveAgentWebhook, saved, 200)
    expect(saved.body.endpointId).toMatch(/^whep_/)
    const read = await world.owner.call(getAgentWebhook, about(world))
    expect(read.body).toEqual(saved.body)
    const seen = await world.member.call(getAgentWebhook, about(world))
    expectAnswer(getAgentWebhook, seen, 200)
    expect(seen.body).toEqual({ ...saved.body, endpoint: 'https://93.184.215.14/…' })
  })

  it('refuses addresses that are not safe, and events that are no agent’s', async () => {
    const world = await makeWorld()
    const refused = (endpoint: string) =>
      world.owner.call(saveAgentWebhook, { ...about(world), body: { endpoint } })
    expectError(saveAgentWebhook, await refused('http://93.184.215.14/'), 422, {
      ...checkFields,
      fields: { endpoint: 'Please use an https:// address.' },
    })
    expectError(saveAgentWebhook, await refused('https://127.0.0.1/'), 422, {
      ...checkFields,
      fields: { endpoint: 'This address does not belong to a public server.' },
    })
    const other = await world.owner.call(saveAgentWebhook, {
      ...about(world),
      body: { subscribedEvents: ['member_joined' as 'lead_created'] },
    })
    expectAnswer(saveAgentWebhook, other, 422)
  })
})

onBothSides(createAgentWebhookSecret.id, (makeWorld) => {
  it('is shown once to whoever may change the webhook', async () => {
    const world = await makeWorld()
    const reply = await world.owner.call(createAgentWebhookSecret, about(world))
    expectAnswer(createAgentWebhookSecret, reply, 200)
    expect(reply.body.secret).toMatch(/^whsec_/)
    expectAnswer(
      createAgentWebhookSecret,
      await world.member.call(createAgentWebhookSecret, about(world)),
      403,
    )
  })
})
