import { expect, it } from 'vitest'
import {
  getCredential,
  listCredentials,
  removeCredential,
  saveCredential,
} from '#mocks/contracts/library/credential.contract.ts'
import { credentialsLimit } from '#mocks/contracts/library/credential.schema.ts'
import { removeFunction, saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { fullMessage } from '#mocks/contracts/library/library.schema.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { World } from '../../harness/world.ts'

const token = { name: 'Shop', kind: 'bearer', hosts: ['shop.example'], secret: 'token-of-the-shop' }

function save({ owner, workspaceId }: World, itemId: string, body: object) {
  return owner.call(saveCredential, { params: { region: 'eu', itemId }, body: { workspaceId, ...body } })
}

function about(world: World, itemId: string) {
  return { params: { region: 'eu', itemId }, query: { workspaceId: world.workspaceId } }
}

async function keep(world: World, body: object = {}): Promise<string> {
  const itemId = world.newAgentId()
  expectAnswer(saveCredential, await save(world, itemId, { ...token, ...body }), 200)
  return itemId
}

function saveUser({ owner, workspaceId }: World, itemId: string, credentialId: string, name = 'find_order') {
  const body = { workspaceId, name, description: 'Finds.', url: 'https://shop.example/', credentialId }
  return owner.call(saveFunction, { params: { region: 'eu', itemId }, body })
}

onBothSides(saveCredential.id, (makeWorld) => {
  it('answers without the secret, but for its end', async () => {
    const world = await makeWorld()
    const itemId = world.newAgentId()
    const made = await save(world, itemId, token)
    expectAnswer(saveCredential, made, 200)
    expect(made.body).toEqual({
      ...{ ID: itemId, name: 'Shop', kind: 'bearer', username: '', headerName: '', hosts: ['shop.example'] },
      lastFour: 'shop',
      ...{ secretChangedAt: expect.any(Number), usedBy: [], lastModified: expect.any(Number), rev: 1 },
    })
    expect(made.text).not.toContain(token.secret)
  })

  it('shows no end of a short secret', async () => {
    const world = await makeWorld()
    const itemId = await keep(world, { secret: 'short-one' })
    expect((await world.owner.call(getCredential, about(world, itemId))).body.lastFour).toBe('')
  })

  it('keeps the secret where none is sent, and wants it anew for another kind', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const renamed = await save(world, itemId, { name: 'Stock', rev: 1 })
    expect(renamed.body).toMatchObject({ name: 'Stock', lastFour: 'shop', rev: 2 })
    const other = { kind: 'header', headerName: 'X-Api-Key', rev: 2 }
    expectError(saveCredential, await save(world, itemId, other), 422, {
      ...defaultErrors[422],
      fields: { secret: 'Please enter the secret of the new kind.' },
    })
    const changed = await save(world, itemId, { ...other, secret: 'another-secret-91ce' })
    expect(changed.body).toMatchObject({ kind: 'header', lastFour: '91ce', rev: 3 })
  })

  it('wants the secret anew before it is sent to another host, and not for fewer', async () => {
    const world = await makeWorld()
    const itemId = await keep(world, { hosts: ['shop.example', 'stock.example'] })
    const elsewhere = await save(world, itemId, { hosts: ['shop.example', 'catcher.example'], rev: 1 })
    expectError(saveCredential, elsewhere, 422, {
      ...defaultErrors[422],
      fields: { secret: 'Please enter the secret again, as it is to be sent to another host.' },
    })
    expect((await save(world, itemId, { hosts: ['shop.example'], rev: 1 })).body.hosts).toEqual([
      'shop.example',
    ])
    const again = { hosts: ['catcher.example'], secret: 'another-secret-91ce', rev: 2 }
    expect((await save(world, itemId, again)).body).toMatchObject({ hosts: ['catcher.example'], rev: 3 })
  })

  it('stops a change of what someone else changed, the secret too', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    await save(world, itemId, { secret: 'their-new-secret', rev: 1 })
    const late = await save(world, itemId, { secret: 'my-other-secret', rev: 1 })
    expectAnswer(saveCredential, late, 409)
    expect(late.error.fields).toEqual({ secret: 'Someone else changed this meanwhile.' })
    expect(late.error.current).toMatchObject({ lastFour: 'cret', rev: 2 })
    expect(late.text).not.toContain('their-new-secret')
  })

  const refused: [object, Record<string, string>][] = [
    [{ name: '' }, { name: 'Please give the credential a name.' }],
    [{ secret: undefined }, { secret: 'Please enter the secret.' }],
    [{ secret: 'abc' }, { secret: 'A secret has at least 4 characters.' }],
    [
      { secret: 'token\r\nX-Admin: 1' },
      { secret: 'A secret cannot contain line breaks or special characters.' },
    ],
    [{ kind: 'basic' }, { username: 'Please enter the username.' }],
    [{ kind: 'basic', username: 'a:b' }, { username: 'A username cannot contain a colon or a line break.' }],
    [{ kind: 'header' }, { headerName: 'Please enter the name of the header.' }],
    [
      { kind: 'header', headerName: 'X: 1\r\nY' },
      { headerName: 'Use letters, digits and hyphens, such as X-Api-Key.' },
    ],
    [{ hosts: undefined }, { hosts: 'Please name the host it may be sent to, such as api.example.com.' }],
    [{ hosts: [] }, { hosts: 'Please name the host it may be sent to, such as api.example.com.' }],
    ...['shop', '*', '*.com', 'a.*.example', 'two words.example', ''].map(
      (host): [object, Record<string, string>] => [
        { hosts: ['shop.example', host] },
        { 'hosts.1': 'Enter a host such as api.example.com, or *.example.com for all its subdomains.' },
      ],
    ),
    [{ kind: 'header', headerName: 'Host' }, { headerName: 'Host is set by us and cannot be a credential.' }],
  ]
  it.each(refused)('refuses %j', async (body, fields) => {
    const world = await makeWorld()
    const reply = await save(world, world.newAgentId(), { ...token, ...body })
    expectError(saveCredential, reply, 422, { ...defaultErrors[422], fields })
  })

  it(`keeps ${credentialsLimit} and says so at the next`, async () => {
    const world = await makeWorld()
    for (let count = 0; count < credentialsLimit; count += 1) await keep(world)
    expectError(saveCredential, await save(world, world.newAgentId(), token), 403, {
      code: 'limit_reached',
      message: fullMessage(credentialsLimit, 'credentials'),
    })
  })
})

onBothSides(listCredentials.id, (makeWorld) => {
  it('tells which functions send each', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const functionId = world.newAgentId()
    await saveUser(world, functionId, itemId)
    const query = { workspaceId: world.workspaceId }
    const reply = await world.member.call(listCredentials, { params: { region: 'eu' }, query })
    expectAnswer(listCredentials, reply, 200)
    expect(reply.body.items[0]?.usedBy).toEqual([{ ID: functionId, name: 'find_order' }])
    expect(reply.text).not.toContain(token.secret)
  })
})

onBothSides(getCredential.id, (makeWorld) => {
  it('is a 404 for a stranger, and for what is not there', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    expectAnswer(getCredential, await world.member.call(getCredential, about(world, itemId)), 200)
    const foreign = await world.stranger.call(getCredential, about(world, itemId))
    expectError(getCredential, foreign, 404, defaultErrors[404])
    const absent = await world.owner.call(getCredential, about(world, world.newAgentId()))
    expectError(getCredential, absent, 404, defaultErrors[404])
  })
})

onBothSides(removeCredential.id, (makeWorld) => {
  it('refuses while functions send it, naming them, and then forgets it', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const functionId = world.newAgentId()
    await saveUser(world, functionId, itemId)
    expectError(removeCredential, await world.owner.call(removeCredential, about(world, itemId)), 409, {
      code: 'in_use',
      message: 'The function find_order uses this credential. Choose another one there first.',
    })
    await world.owner.call(removeFunction, about(world, functionId))
    expectAnswer(removeCredential, await world.owner.call(removeCredential, about(world, itemId)), 200)
    expectError(
      getCredential,
      await world.owner.call(getCredential, about(world, itemId)),
      404,
      defaultErrors[404],
    )
  })
})
