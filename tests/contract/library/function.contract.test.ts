import { expect, it } from 'vitest'
import { saveCredential } from '#mocks/contracts/library/credential.contract.ts'
import {
  checkFunction,
  getFunction,
  listFunctions,
  removeFunction,
  saveFunction,
} from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import { notPictures } from '../../harness/not-pictures.ts'
import type { World } from '../../harness/world.ts'

const findOrder = {
  name: 'find_order',
  description: 'Finds an order.',
  url: 'https://shop.example/orders/{orderId}',
  parameters: [{ name: 'orderId', type: 'string', description: 'Its number.', required: true }],
}

function save({ owner, workspaceId }: World, itemId: string, body: object) {
  return owner.call(saveFunction, { params: { region: 'eu', itemId }, body: { workspaceId, ...body } })
}

function about(world: World, itemId: string) {
  return { params: { region: 'eu', itemId }, query: { workspaceId: world.workspaceId } }
}

async function keep(world: World, body: object = {}): Promise<string> {
  const itemId = world.newAgentId()
  expectAnswer(saveFunction, await save(world, itemId, { ...findOrder, ...body }), 200)
  return itemId
}

onBothSides(saveFunction.id, (makeWorld) => {
  it('fills in what is not said', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const reply = await world.member.call(getFunction, about(world, itemId))
    expectAnswer(getFunction, reply, 200)
    expect(reply.body).toEqual({
      ...{ ...functionDefaults, ...findOrder },
      ...{ imageUrl: '', serverUrlSecretHost: '' },
      ...{ ID: itemId, lastModified: expect.any(Number), rev: 1 },
    })
  })

  it('calls no two of a workspace the same, in any case, until a name is free again', async () => {
    const world = await makeWorld()
    const first = await keep(world)
    const taken = { ...defaultErrors[422], fields: { name: 'Another function already has this name.' } }
    const twin = { ...findOrder, name: 'Find_Order' }
    expectError(saveFunction, await save(world, world.newAgentId(), twin), 422, taken)
    const second = await keep(world, { name: 'other' })
    expectError(saveFunction, await save(world, second, { name: 'FIND_ORDER', rev: 1 }), 422, taken)
    expect((await save(world, first, { name: 'renamed', rev: 1 })).body.name).toBe('renamed')
    expect((await save(world, second, { name: 'find_order', rev: 1 })).body.name).toBe('find_order')
    await world.owner.call(removeFunction, about(world, first))
    await keep(world, { name: 'renamed' })
  })

  it('may change the case of its own name', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    expect((await save(world, itemId, { name: 'Find_Order', rev: 1 })).body.name).toBe('Find_Order')
    const reply = await save(world, world.newAgentId(), findOrder)
    expect(reply.status).toBe(422)
  })

  it('stops a change of what someone else changed', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    await save(world, itemId, { timeout: 5, rev: 1 })
    const late = await save(world, itemId, { timeout: 20, rev: 1 })
    expectAnswer(saveFunction, late, 409)
    expect(late.error).toMatchObject({ code: 'conflict', current: { timeout: 5, rev: 2 } })
  })

  it('keeps a secret for its host alone, and tells it nobody', async () => {
    const world = await makeWorld()
    const serverUrlSecret = 'canary-of-the-shop'
    const itemId = await keep(world, { serverUrlSecret })
    const read = await world.member.call(getFunction, about(world, itemId))
    expect(read.body.serverUrlSecretHost).toBe('shop.example')
    expect(read.text).not.toContain('canary')
    const elsewhere = { url: 'https://evil.example/{orderId}', rev: 1 }
    const fields = {
      serverUrlSecret: 'Please enter the secret again, or remove it: it is kept for shop.example alone.',
    }
    expectError(saveFunction, await save(world, itemId, elsewhere), 422, { ...defaultErrors[422], fields })
    const moved = await save(world, itemId, { ...elsewhere, serverUrlSecret: 'another-canary' })
    expect(moved.body).toMatchObject({ serverUrlSecretHost: 'evil.example', rev: 2 })
    const removed = await save(world, itemId, { serverUrlSecret: null, rev: 2 })
    expect(removed.body).toMatchObject({ serverUrlSecretHost: '', rev: 3 })
    expect(moved.text + removed.text).not.toContain('canary')
  })

  it('shows its picture in the list', async () => {
    const world = await makeWorld()
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const itemId = await keep(world, { imageUrl: dot })
    const { body } = await world.owner.call(getFunction, about(world, itemId))
    expect(body.imageUrl).not.toBe('')
    const list = await world.member.call(listFunctions, {
      params: { region: 'eu' },
      query: { workspaceId: world.workspaceId },
    })
    expect(list.body.items[0]?.imageUrl).toBe(body.imageUrl)
    expect((await save(world, itemId, { imageUrl: body.imageUrl, rev: 1 })).status).toBe(200)
    expect((await save(world, itemId, { imageUrl: '' })).body.imageUrl).toBe('')
  })

  const refused: [object, Record<string, string>][] = [
    [{ serverUrlSecret: 'short' }, { serverUrlSecret: 'A secret has at least 8 characters.' }],
    [
      { serverUrlSecret: 'one\r\nX-Admin: 1' },
      { serverUrlSecret: 'A secret cannot contain line breaks or special characters.' },
    ],
    [
      {
        parameters: [{ ...findOrder.parameters[0], type: 'object', defaultValue: '[1]' }],
      },
      { 'parameters.0.defaultValue': 'Please enter a JSON object, such as {"street": "Quay 4"}.' },
    ],
    [
      { name: 'find order' },
      { name: 'Use letters, digits and underscores, starting with a letter, such as find_order.' },
    ],
    [{ url: 'http://shop.example/', parameters: [] }, { url: 'Please use an https:// address.' }],
    [
      { url: 'https://me:pw@shop.example/' },
      { url: 'Use a credential in place of a name and password in the address.' },
    ],
    [
      { url: 'https://{orderId}.example/' },
      { url: 'Placeholders can be in the path or the query, not in the host.' },
    ],
    [
      { url: 'https://shop.example/{other}' },
      { url: '{other} is not a parameter. Add it below, or correct its name.' },
    ],
    [
      { headers: [{ name: 'X-A', value: 'one\r\nX-B: two' }] },
      { 'headers.0.value': 'A header cannot contain line breaks or special characters.' },
    ],
    [
      { headers: [{ name: 'authorization', value: 'Bearer x' }] },
      { 'headers.0.name': 'Use a credential for Authorization: a header is not kept secret.' },
    ],
    [
      { method: 'POST', bodyTemplate: '{"id": {orderId}}' },
      { bodyTemplate: 'This is not valid JSON. Put placeholders in quotes: {"order": "{id}"}.' },
    ],
    [
      { credentialId: 'credential0gone1' },
      { credentialId: 'This credential no longer exists. Please choose another one.' },
    ],
    [{ timeout: 31 }, { timeout: 'Please enter 1 to 30 seconds.' }],
  ]
  it.each(refused)('refuses %j', async (body, fields) => {
    const world = await makeWorld()
    const reply = await save(world, world.newAgentId(), { ...findOrder, ...body })
    expectError(saveFunction, reply, 422, { ...defaultErrors[422], fields })
  })

  it.each(notPictures)('refuses $what as its picture', async ({ given: imageUrl, says }) => {
    const world = await makeWorld()
    const reply = await save(world, world.newAgentId(), { ...findOrder, imageUrl })
    expectError(saveFunction, reply, 422, { ...defaultErrors[422], fields: { imageUrl: says } })
  })
})

onBothSides(listFunctions.id, (makeWorld) => {
  it('shows what each does, found by name, words and address', async () => {
    const world = await makeWorld()
    await keep(world)
    await keep(world, {
      name: 'opening_hours',
      description: 'Tells when.',
      url: 'https://cafe.example/',
      parameters: [],
    })
    const list = (query: object) =>
      world.member.call(listFunctions, {
        params: { region: 'eu' },
        query: { workspaceId: world.workspaceId, ...query },
      })
    expect((await list({})).body.items).toHaveLength(2)
    const found = await list({ q: 'cafe tells' })
    expectAnswer(listFunctions, found, 200)
    expect(found.body.items).toMatchObject([{ name: 'opening_hours', method: 'GET', credentialId: '' }])
    expect(found.body.items[0]).not.toHaveProperty('headers')
  })
})

onBothSides(getFunction.id, (makeWorld) => {
  it('is a 404 for a stranger', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    const reply = await world.stranger.call(getFunction, about(world, itemId))
    expectError(getFunction, reply, 404, defaultErrors[404])
  })
})

onBothSides(removeFunction.id, (makeWorld) => {
  it('forgets one, once and again', async () => {
    const world = await makeWorld()
    const itemId = await keep(world)
    for (const client of [world.owner, world.member]) {
      expectAnswer(removeFunction, await client.call(removeFunction, about(world, itemId)), 200)
    }
    const reply = await world.owner.call(getFunction, about(world, itemId))
    expectError(getFunction, reply, 404, defaultErrors[404])
  })
})

onBothSides(checkFunction.id, (makeWorld) => {
  const definition = { ...functionDefaults, ...findOrder }
  function check({ owner, workspaceId }: World, body: object) {
    return owner.call(checkFunction, {
      params: { region: 'eu' },
      body: { workspaceId, definition, arguments: { orderId: 'A-1' }, ...body },
    })
  }

  it.each(['https://127.0.0.1/', 'https://169.254.169.254/latest', 'https://10.0.0.8/', 'https://[::1]/'])(
    'calls nothing at %s',
    async (url) => {
      const world = await makeWorld()
      const reply = await check(world, { definition: { ...definition, url } })
      expectAnswer(checkFunction, reply, 200)
      expect(reply.body).toMatchObject({ failure: 'blocked-address', status: 0, body: '' })
    },
  )

  it.each([
    [['api.example.com', '*.shops.example'], 'https://shop.example/', 'foreign-host'],
    [['shop.example'], 'https://api.shop.example/', 'foreign-host'],
    [['*.shop.example'], 'https://shop.example/', 'foreign-host'],
    [['*.shop.example'], 'https://notshop.example/', 'foreign-host'],
    [['shop.example'], 'https://shop.example.evil.example/', 'foreign-host'],
    [['shop.example'], 'https://shop.example@evil.example/', null],
    [['evil.example'], 'https://shop.example\\@evil.example/', 'foreign-host'],
    [['10.0.0.8'], 'https://10.0.0.8/', 'blocked-address'],
  ])('sends a credential of %j to %s: %s', async (hosts, url, failure) => {
    const world = await makeWorld()
    const credentialId = world.newAgentId()
    const kept = await world.owner.call(saveCredential, {
      params: { region: 'eu', itemId: credentialId },
      body: {
        workspaceId: world.workspaceId,
        name: 'Shop',
        kind: 'bearer',
        hosts,
        secret: 'token-of-the-shop',
      },
    })
    expectAnswer(saveCredential, kept, 200)
    const reply = await check(world, { definition: { ...definition, url, credentialId } })
    if (failure === null) expect(reply.status).toBe(422)
    else expect(reply.body).toMatchObject({ failure, status: 0, body: '' })
  })

  const refused: [object, Record<string, string>][] = [
    [{ arguments: {} }, { 'arguments.orderId': 'Please enter a value.' }],
    [{ arguments: { orderId: 7 } }, { 'arguments.orderId': 'Please enter some text.' }],
    [{ arguments: { orderId: { a: 1 } } }, { 'arguments.orderId': 'Please enter some text.' }],
    [{ serverUrlSecret: 'short' }, { serverUrlSecret: 'A secret has at least 8 characters.' }],
    [
      { definition: { ...definition, url: 'https://shop.example/{other}' } },
      { 'definition.url': '{other} is not a parameter. Add it below, or correct its name.' },
    ],
  ]
  it.each(refused)('refuses %j', async (body, fields) => {
    const world = await makeWorld()
    expectError(checkFunction, await check(world, body), 422, { ...defaultErrors[422], fields })
  })

  it('is a 404 for a stranger', async () => {
    const world = await makeWorld()
    const body = { workspaceId: world.workspaceId, definition, arguments: { orderId: 'A-1' } }
    const reply = await world.stranger.call(checkFunction, { params: { region: 'eu' }, body })
    expectError(checkFunction, reply, 404, defaultErrors[404])
  })
})
