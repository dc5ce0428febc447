import { expect, it } from 'vitest'
import { createDashboardCss } from '#mocks/contracts/agency/dashboard-css.contract.ts'
import { applyPatch } from '#mocks/contracts/styling/style-wish.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

onBothSides(createDashboardCss.id, (makeWorld) => {
  const ask = (client: Client, world: World, content: string, more: object = {}) =>
    client.call(createDashboardCss, {
      params: { region: 'eu', agencyId: world.workspaceId },
      body: { messages: [{ role: 'user', content }], currentCSS: '/* mine */', ...more },
    })

  it('answers with what makes the new style sheet of what the editor holds', async () => {
    const world = await makeWorld()
    const reply = await ask(world.owner, world, 'Make the bar dark blue')
    expectAnswer(createDashboardCss, reply, 200)
    expect(reply.body).toMatchObject({ success: true, error: null, removed: [] })
    const after = applyPatch('/* mine */', reply.body.patch!)
    expect(after).toContain('/* mine */')
    expect(after).toMatch(/\.vg-client-dashboard__bar \{[^}]*background: #00008B/)
    expect(reply.body.changes).toContainEqual(
      expect.objectContaining({ selector: '.vg-client-dashboard__bar', from: null, to: '#00008B' }),
    )
  })

  it('writes nothing where it understands nothing', async () => {
    const world = await makeWorld()
    const reply = await ask(world.owner, world, 'qwrtz zxcvb')
    expectAnswer(createDashboardCss, reply, 200)
    expect(reply.body).toMatchObject({ success: true, patch: null, changes: [], error: null })
  })

  it('is for those who are signed in', async () => {
    const world = await makeWorld()
    expectAnswer(createDashboardCss, await ask(world.anonymous(), world, 'hello'), 401)
  })

  it('takes a request that says something, last', async () => {
    const world = await makeWorld()
    const reply = await ask(world.owner, world, '', { messages: [{ role: 'user', content: ' ' }] })
    expectError(createDashboardCss, reply, 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { messages: 'Please say what should look different.' },
    })
    const long = await ask(world.owner, world, 'x'.repeat(4001))
    expectAnswer(createDashboardCss, long, 422)
  })
})
