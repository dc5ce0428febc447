import { expect, it } from 'vitest'
import { createLog, listLogs } from '#mocks/contracts/analytics/log.contract.ts'
import { listReceipts } from '#mocks/contracts/analytics/receipt.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const signedOut = { code: 'unauthenticated', message: 'Please sign in.' }

type Entry = Parameters<typeof write>[2]

function write(
  client: Client,
  userId: string,
  body: {
    type?: 'info' | 'warning' | 'error'
    content?: string
    agentId?: string
    userId?: string
    region?: 'eu' | 'na'
    channel?: string
    metadata?: Record<string, unknown>
    withEmail?: boolean
  } = {},
) {
  const entry = { type: 'info' as const, content: 'Something happened.', ...body }
  return client.call(createLog, { params: { region: 'eu', userId }, body: entry })
}

const list = (client: Client, workspaceId: string, query: Record<string, string> = {}) =>
  client.call(listLogs, { params: { region: 'eu' }, query: { workspaceId, ...query } })

onBothSides(createLog.id, (makeWorld) => {
  it('writes an entry that the list then begins with', async () => {
    const world = await makeWorld()
    const { owner, workspaceId, agentId } = world
    const written = await write(owner, workspaceId, {
      type: 'error',
      content: '  The shop did not answer.  ',
      agentId,
      channel: 'widget',
      metadata: { order: 4711, tried: ['a', 'b'] },
    })
    expectAnswer(createLog, written, 200)
    expect(written.body).toMatchObject({
      type: 'error',
      content: 'The shop did not answer.',
      agentId,
      channel: 'widget',
      metadata: '{"order":4711,"tried":["a","b"]}',
      mailed: false,
    })
    const { body } = await list(world.member, workspaceId, { type: 'error', agentId })
    expect(body.items[0]).toEqual(written.body)
    expect((await list(owner, workspaceId, { type: 'info', agentId })).body.items).not.toContainEqual(
      written.body,
    )
  })

  it.each<[string, Entry, string]>([
    ['an entry that says nothing', { content: '   ' }, 'content'],
    ['one that says too much', { content: 'x'.repeat(4001) }, 'content'],
    ['a type there is none of', { type: 'loud' as 'info' }, 'type'],
    ['more facts than are kept', { metadata: { long: 'x'.repeat(4000) } }, 'metadata'],
    ['another workspace in the body', { userId: 'somebody-else' }, 'userId'],
    ['another region in the body', { region: 'na' }, 'region'],
  ])('refuses %s', async (_, body, field) => {
    const world = await makeWorld()
    const reply = await write(world.owner, world.workspaceId, body)
    expectAnswer(createLog, reply, 422)
    expect(reply.error?.fields).toHaveProperty(field)
  })

  it('is a 404 for a stranger and about an agent of nobody, a 401 for whoever is not signed in', async () => {
    const world = await makeWorld()
    const { workspaceId } = world
    expectError(createLog, await write(world.stranger, workspaceId), 404, absent)
    expectError(createLog, await write(world.anonymous(), workspaceId), 401, signedOut)
    const agentId = 'agent-of-nobody1'
    expectError(createLog, await write(world.owner, workspaceId, { agentId }), 404, absent)
  })
})

const lists = [listLogs, listReceipts] as const
for (const contract of lists) {
  onBothSides(contract.id, (makeWorld) => {
    const read = (client: Client, { workspaceId }: World, query: Record<string, string> = {}) =>
      client.call(contract, { params: { region: 'eu' }, query: { workspaceId, ...query } })

    it('answers whoever is in the workspace', async () => {
      const world = await makeWorld()
      expectAnswer(contract, await read(world.owner, world), 200)
      expectAnswer(contract, await read(world.member, world, { limit: '1' }), 200)
    })

    it('is a 404 for a stranger and a 401 for whoever is not signed in', async () => {
      const world = await makeWorld()
      expectError(contract, await read(world.stranger, world), 404, absent)
      expectError(contract, await read(world.anonymous(), world), 401, signedOut)
    })

    it('refuses a page size of nothing', async () => {
      const world = await makeWorld()
      expectAnswer(contract, await read(world.owner, world, { limit: '0' }), 422)
    })
  })
}
