import { expect, it } from 'vitest'
import { createCss } from '#mocks/contracts/styling/css.contract.ts'
import { applyPatch } from '#mocks/contracts/styling/style-wish.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }

onBothSides(createCss.id, (makeWorld) => {
  const ask = (client: Client, world: World, request: string, more: object = {}) =>
    client.call(createCss, {
      body: {
        messages: [{ role: 'user', content: request }],
        currentCSS: '/* mine */',
        userData: { uid: world.workspaceId },
        agentID: world.agentId,
        bucket: 'voiceglow-eu',
        ...more,
      },
    })

  it.each([
    ['make the chat bubble purple', /\.vg-launcher \{[^}]*#800080/],
    ['add a glow effect to buttons', /\.vg-widget__send \{[^}]*box-shadow/],
    ['create a pizza shop theme', /\.vg-scope \{[^}]*--primary/],
  ])(
    'answers “%s” with what is new, and with what makes the whole new style sheet of it',
    async (request, rule) => {
      const world = await makeWorld()
      const reply = await ask(world.owner, world, request)
      expectAnswer(createCss, reply, 200)
      expect(reply.body).toMatchObject({ success: true, error: null, removed: [] })
      const blocks = reply.body.response.split('```css\n')
      expect(blocks).toHaveLength(2)
      expect(blocks[0]!.trim()).not.toBe('')
      expect(blocks[1]).toMatch(rule)
      expect(blocks[1]).not.toContain('/* mine */')
      expect(blocks[1]).toMatch(/\n```$/)
      const after = applyPatch('/* mine */', reply.body.patch!)
      expect(after).toMatch(rule)
      expect(after).toContain('/* mine */')
      expect(reply.body.changes.length).toBeGreaterThan(0)
      for (const { selector, from, to } of reply.body.changes) {
        expect(from).toBeNull()
        expect(after).toContain(selector)
        expect(after).toContain(to)
      }
    },
  )

  it('takes the changes of earlier answers with the next request', async () => {
    const world = await makeWorld()
    const first = await ask(world.owner, world, 'make the chat bubble purple', { currentCSS: '' })
    const { response: content, changes } = first.body
    const messages = [
      { role: 'user', content: 'make the chat bubble purple' },
      { role: 'assistant', content, changes },
      { role: 'user', content: 'add a glow effect to buttons' },
    ]
    const currentCSS = applyPatch('', first.body.patch!)
    expectAnswer(createCss, await ask(world.owner, world, '', { messages, currentCSS }), 200)
  })

  it('changes nothing the second time', async () => {
    const world = await makeWorld()
    const { body } = await ask(world.member, world, 'make the chat bubble purple', { currentCSS: '' })
    const first = applyPatch('', body.patch!)
    const again = await ask(world.owner, world, 'make the chat bubble purple', { currentCSS: first })
    expect(applyPatch(first, again.body.patch!)).toBe(first)
    expect(again.body.changes).toEqual([])
  })

  it('answers in words alone what it does not understand', async () => {
    const world = await makeWorld()
    const reply = await ask(world.owner, world, 'What is the weather like?')
    expectAnswer(createCss, reply, 200)
    expect(reply.body).toMatchObject({ success: true, error: null, removed: [] })
    expect(reply.body.response).toContain('I did not understand that')
    expect(reply.body.response).not.toContain('```')
  })

  it.each(['', 'voiceglow-eu', 'eu'])('finds the agent by the bucket “%s”', async (bucket) => {
    const world = await makeWorld()
    expectAnswer(createCss, await ask(world.owner, world, 'make the chat bubble purple', { bucket }), 200)
  })

  it('is a 404 for a stranger, another’s agent, another’s workspace and the other region', async () => {
    const world = await makeWorld()
    const { strangerAgentId: agentID, strangerWorkspaceId: uid } = world
    const request = 'make the chat bubble purple'
    for (const reply of [
      await ask(world.stranger, world, request),
      await ask(world.owner, world, request, { agentID }),
      await ask(world.owner, world, request, { agentID, userData: { uid } }),
      await ask(world.stranger, world, request, { userData: { uid } }),
      await ask(world.owner, world, request, { agentID: world.newAgentId() }),
      await ask(world.owner, world, request, { bucket: 'voiceglow' }),
    ]) {
      expectError(createCss, reply, 404, absent)
    }
  })

  it('is a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    expectAnswer(createCss, await ask(world.anonymous(), world, 'hello'), 401)
  })

  it.each<[string, unknown, string]>([
    ['an empty request', [{ role: 'user', content: ' ' }], 'Please say what should look different.'],
    [
      'an answer in place of a request',
      [{ role: 'assistant', content: 'Hi' }],
      'Please say what should look different.',
    ],
  ])('refuses %s in words', async (_, messages, message) => {
    const world = await makeWorld()
    expectError(createCss, await ask(world.owner, world, '', { messages }), 422, {
      code: 'validation_failed',
      message: 'Please check the highlighted fields.',
      fields: { messages: message },
    })
  })

  it.each<[string, object]>([
    ['no turn at all', { messages: [] }],
    ['too many turns', { messages: Array.from({ length: 41 }, () => ({ role: 'user', content: 'x' })) }],
    ['a turn of another role', { messages: [{ role: 'system', content: 'x' }] }],
    ['a request that is too long', { messages: [{ role: 'user', content: 'x'.repeat(4001) }] }],
    ['CSS that is too long', { currentCSS: 'x'.repeat(100_001) }],
    ['no workspace', { userData: {} }],
    ['an id no agent has', { agentID: 'short' }],
  ])('refuses %s', async (_, more) => {
    const world = await makeWorld()
    expectAnswer(createCss, await ask(world.owner, world, 'x', more), 422)
  })
})
