// Races when deep: credentials, functions and prompts made at once, among fifty outside calls.
import { createServer, type RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bindCredentials } from '#api/library/credentials/bind-credentials.ts'
import { exportAgentToJson } from '#mocks/contracts/agents/template-file.contract.ts'
import {
  getCredential,
  listCredentials,
  removeCredential,
  saveCredential,
} from '#mocks/contracts/library/credential.contract.ts'
import { credentialsLimit } from '#mocks/contracts/library/credential.schema.ts'
import { checkFunction, listFunctions, saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults } from '#mocks/contracts/library/function.schema.ts'
import { listPrompts, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { type LocalServer, listenLocally } from '../harness/listen-locally.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { canRace, dumpRegion } from '../harness/test-stores.ts'
import { addMember, makeAgent } from '../harness/workspace-people.ts'

const host = '127.0.0.1'
const secret = 'canary-secret/of+the=shop&"9f3a"'
const servers: LocalServer[] = []
let app: RunningApp
let owner: Person
let endpoint: string
/** What the endpoint does with the next calls. */
let answer: RequestListener

beforeAll(async () => {
  endpoint = await serve((request, response) => answer(request, response))
  app = await startApp({ env: { SITE_READER_ALLOW: endpoint } })
  owner = await signUp(app)
})
afterEach(() => {
  answer = (_, response) => response.end()
})
afterAll(async () => {
  await app.stop()
  for (const server of servers) await server.stop()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = await listenLocally(createServer(listener))
  servers.push(server)
  return server.host
}

async function keepCredential(body: object = {}, person = owner): Promise<string> {
  const itemId = newAgentId()
  const made = await person.client.call(saveCredential, {
    params: { region: 'eu', itemId },
    body: { workspaceId: person.workspaceId, name: 'Shop', kind: 'bearer', hosts: [host], secret, ...body },
  })
  expect(made.status, made.text).toBe(200)
  return itemId
}

function check(definition: object, given: object = {}, person = owner) {
  return person.client.call(checkFunction, {
    params: { region: 'eu' },
    body: {
      workspaceId: person.workspaceId,
      definition: {
        ...functionDefaults,
        name: 'call',
        description: 'Calls.',
        url: `http://${endpoint}/`,
        ...definition,
      },
      arguments: given,
    },
  })
}

const text = (name: string, required = true) => ({ name, type: 'string', description: '', required })

describe('the secret of a credential', () => {
  it.each([
    ['bearer', {}, 'authorization', `Bearer ${secret}`],
    ['basic', { username: 'me' }, 'authorization', `Basic ${Buffer.from(`me:${secret}`).toString('base64')}`],
    ['header', { headerName: 'X-Api-Key' }, 'x-api-key', secret],
  ])('reaches the endpoint as %s, and comes back in no form', async (kind, fields, header, sent) => {
    const credentialId = await keepCredential({ kind, ...fields })
    let received: string | undefined
    answer = (request, response) => {
      received = request.headers[header] as string
      response.setHeader('x-request-id', secret)
      response.setHeader('set-cookie', 'session=stolen')
      response.end(
        [
          received,
          secret,
          encodeURIComponent(secret),
          JSON.stringify({ secret }),
          btoa(secret),
          btoa(`me:${secret}`),
        ].join('\n'),
      )
    }
    const reply = await check({ credentialId })
    expect(received).toBe(sent)
    expect(reply.body).toMatchObject({ failure: null, status: 200 })
    for (const form of [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret),
      btoa(secret),
      btoa(`me:${secret}`),
    ]) {
      expect(reply.body.body).not.toContain(form.replaceAll('"', ''))
    }
    expect(reply.text).not.toContain('canary-secret')
    expect(reply.text).not.toContain('stolen')
  })

  it('stands in no answer, no store, no log and no export', async () => {
    const credentialId = await keepCredential()
    const params = { region: 'eu', itemId: credentialId }
    const query = { workspaceId: owner.workspaceId }
    const functionId = newAgentId()
    const agentId = await makeAgent(owner)
    const replies = [
      await owner.client.call(getCredential, { params, query }),
      await owner.client.call(listCredentials, { params: { region: 'eu' }, query }),
      await owner.client.call(saveFunction, {
        params: { region: 'eu', itemId: functionId },
        body: { ...query, name: 'leaks', description: 'x', url: 'https://shop.example/', credentialId },
      }),
      await owner.client.call(saveCredential, { params, body: { ...query, name: 'x', rev: 99 } }),
      await owner.client.call(saveCredential, { params, body: { ...query, name: '', secret } }),
      await owner.client.call(removeCredential, { params, query }),
      await owner.client.call(exportAgentToJson, { params: { region: 'eu' }, body: { agentId } }),
      await check({ credentialId, url: 'https://127.0.0.1/' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 422, 409, 200, 200])
    for (const reply of replies) expect(reply.text).not.toContain('canary-secret')
    const dump = await dumpRegion(app.deps.stores.eu)
    expect(dump).toContain('"secret":"v1.')
    expect(dump).not.toContain('canary-secret')
    expect(app.log.lines().length).toBeGreaterThan(0)
    expect(app.log.text()).not.toContain('canary-secret')
  })

  it('is of no use in another workspace, in which it is unknown', async () => {
    const stranger = await signUp(app)
    const credentialId = await keepCredential()
    const called: string[] = []
    answer = (request, response) => {
      called.push(String(request.headers.authorization))
      response.end()
    }
    const reply = await check({ credentialId }, {}, stranger)
    expect(reply.body).toMatchObject({ failure: 'secret-lost' })
    expect(called).toEqual([])
  })

  it('cannot be opened where its record was moved to', async () => {
    const stranger = await signUp(app)
    const credentialId = await keepCredential()
    const ownId = await keepCredential({ secret: 'their own token' }, stranger)
    const credentials = app.deps.stores.eu.collection<{ _id: string; secret: string }>('credentials')
    const stolen = await credentials.findOne({ _id: `${owner.workspaceId}:${credentialId}` })
    await credentials.updateOne(
      { _id: `${stranger.workspaceId}:${ownId}` },
      { $set: { secret: stolen?.secret } },
    )
    const reply = await check({ credentialId: ownId }, {}, stranger)
    expect(reply.body).toMatchObject({ failure: 'secret-lost' })
  })

  it('goes to none but its hosts, whoever edits the function that sends it', async () => {
    const editor = await signUp(app)
    await addMember(app, owner, editor)
    const credentialId = await keepCredential({ hosts: ['shop.example', '*.shop.example'] })
    const called: string[] = []
    answer = (request, response) => {
      called.push(String(request.headers.authorization))
      response.end()
    }
    const params = { region: 'eu', itemId: credentialId }
    const rebound = await editor.client.call(saveCredential, {
      params,
      body: { workspaceId: owner.workspaceId, hosts: ['127.0.0.1'] },
    })
    expect(rebound.status).toBe(403)
    const tried = await editor.client.call(checkFunction, {
      params: { region: 'eu' },
      body: {
        workspaceId: owner.workspaceId,
        definition: {
          ...functionDefaults,
          name: 'call',
          description: 'Calls.',
          url: `http://${endpoint}/`,
          credentialId,
        },
        arguments: {},
      },
    })
    expect(tried.body).toMatchObject({ failure: 'foreign-host', status: 0 })
    expect(called).toEqual([])
  })

  it('goes nowhere while it names no host, and to those its functions called before there were any', async () => {
    const person = await signUp(app)
    const sent = await keepCredential({}, person)
    const unused = await keepCredential({}, person)
    await person.client.call(saveFunction, {
      params: { region: 'eu', itemId: newAgentId() },
      body: {
        workspaceId: person.workspaceId,
        name: 'order',
        description: 'x',
        url: 'https://Shop.example/{id}',
        parameters: [text('id')],
        credentialId: sent,
      },
    })
    const credentials = app.deps.stores.eu.collection<{ _id: string; hosts?: string[] }>('credentials')
    for (const ID of [sent, unused]) {
      await credentials.updateOne({ _id: `${person.workspaceId}:${ID}` }, { $unset: { hosts: '' } })
    }
    expect((await check({ credentialId: unused }, {}, person)).body.failure).toBe('not-bound')
    await bindCredentials(app.deps.stores, 'eu')
    expect((await check({ credentialId: unused }, {}, person)).body.failure).toBe('not-bound')
    expect((await check({ credentialId: sent }, {}, person)).body.failure).toBe('foreign-host')
    const kept = await credentials.findOne({ _id: `${person.workspaceId}:${sent}` })
    expect(kept?.hosts).toEqual(['shop.example'])
  })

  it('goes to no other origin along a redirect', async () => {
    const seen: (string | undefined)[] = []
    const other = await serve((request, response) => {
      seen.push(request.headers['x-api-key'] as string | undefined)
      response.end('there')
    })
    const twoEndpoints = await startApp({ env: { SITE_READER_ALLOW: `${endpoint},${other}` } })
    const person = await signUp(twoEndpoints)
    const credentialId = await keepCredential({ kind: 'header', headerName: 'X-Api-Key' }, person)
    answer = (_, response) => response.writeHead(302, { location: `http://${other}/` }).end()
    const reply = await check({ credentialId }, {}, person)
    await twoEndpoints.stop()
    expect(reply.body).toMatchObject({ failure: null, body: 'there' })
    expect(seen).toEqual([undefined])
  })
})

describe('the secret of a function', () => {
  const own = 'canary-own-secret-77'

  async function keepFunction(url: string) {
    const itemId = newAgentId()
    const name = `own_${itemId.replaceAll('-', '_')}`
    const body = { workspaceId: owner.workspaceId, name, description: 'x', url, serverUrlSecret: own }
    const made = await owner.client.call(saveFunction, { params: { region: 'eu', itemId }, body })
    expect(made.status, made.text).toBe(200)
    expect(made.text).not.toContain('canary')
    return itemId
  }

  /** A test of the form as it is typed, of a function that is kept. */
  const checkKept = (itemId: string, url: string, more: object = {}) =>
    owner.client.call(checkFunction, {
      params: { region: 'eu' },
      body: {
        workspaceId: owner.workspaceId,
        definition: { ...functionDefaults, name: 'own', description: 'x', url },
        arguments: {},
        itemId,
        ...more,
      },
    })

  it('goes to its host in its header, and comes back in no form', async () => {
    const received: unknown[] = []
    answer = (request, response) => {
      received.push(request.headers['x-tool-secret'])
      response.end(`${request.headers['x-tool-secret']} ${btoa(own)}`)
    }
    const itemId = await keepFunction(`http://${endpoint}/`)
    const reply = await checkKept(itemId, `http://${endpoint}/other`)
    await checkKept(itemId, `http://${endpoint}/`, { serverUrlSecret: 'typed-just-now' })
    await checkKept(itemId, `http://${endpoint}/`, { serverUrlSecret: null })
    expect(received).toEqual([own, 'typed-just-now', undefined])
    expect(reply.body.body).toBe('•••• ••••')
    expect(app.log.text()).not.toContain('canary')
  })

  it('goes to nobody else’s host, neither saved nor tried, and is kept sealed', async () => {
    const itemId = await keepFunction('https://shop.example/')
    const tried = await checkKept(itemId, `http://${endpoint}/`)
    expect(tried.status).toBe(422)
    expect(tried.error.fields).toHaveProperty('definition.serverUrlSecret')
    const stranger = await signUp(app)
    const theirs = await stranger.client.call(checkFunction, {
      params: { region: 'eu' },
      body: {
        workspaceId: stranger.workspaceId,
        definition: { ...functionDefaults, name: 'own', description: 'x', url: `http://${endpoint}/` },
        arguments: {},
        itemId,
      },
    })
    expect(theirs.body.failure).toBeNull()
    const kept = await app.deps.stores.eu.collection('functions').find({}).toArray()
    expect(JSON.stringify(kept)).not.toContain('canary')
  })
})

describe('a function call', () => {
  it('follows no redirect to a private address', async () => {
    answer = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()
    expect((await check({})).body).toMatchObject({ failure: 'blocked-address', body: '' })
  })

  it('refuses a port of this machine that is not on the list', async () => {
    const hidden = await serve((_, response) => response.end('inside'))
    const reply = await check({ url: `http://${hidden}/` })
    expect(reply.body.failure).toBe('blocked-address')
    expect(reply.text).not.toContain('inside')
  })

  it('gives up on a megabyte, and on what takes too long', async () => {
    answer = (_, response) => response.end('x'.repeat(1_000_000))
    expect((await check({})).body).toMatchObject({ failure: 'too-large', body: '' })
    answer = () => {}
    expect((await check({ timeout: 1 })).body).toMatchObject({ failure: 'timeout' })
  })

  it('shows the beginning of a long answer, and nothing of a file', async () => {
    answer = (_, response) => response.end('y'.repeat(50_000))
    const long = await check({})
    expect(long.body).toMatchObject({ bodyCut: true, bytes: 50_000 })
    expect(long.body.body).toHaveLength(20_000)
    answer = (_, response) => response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]))
    expect((await check({})).body).toMatchObject({ body: '', bytes: 6 })
  })

  it('tells an error status as it is', async () => {
    answer = (_, response) => response.writeHead(503).end('busy')
    expect((await check({})).body).toMatchObject({ failure: null, status: 503, body: 'busy' })
  })

  it('puts values where they belong, and nowhere else', async () => {
    let seen = { url: '', body: '', header: '' }
    answer = (request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        seen = { url: request.url ?? '', body, header: String(request.headers['x-name']) }
        response.end('ok')
      })
    }
    const definition = {
      method: 'POST',
      url: `http://${endpoint}/orders/{id}?q={q}&gone={gone}`,
      headers: [{ name: 'X-Name', value: 'for {id}' }],
      parameters: [
        text('id'),
        text('q'),
        text('gone', false),
        { ...text('count'), type: 'integer' },
        text('note'),
      ],
      bodyTemplate: '{"count": "{count}", "note": "It says {note}", "list": ["{gone}"]}',
    }
    const given = { id: 'a/b?c', q: '&x=1', count: 3, note: '", "admin": "yes' }
    expect((await check(definition, given)).body).toMatchObject({ status: 200 })
    expect(seen.url).toBe('/orders/a%2Fb%3Fc?q=%26x%3D1')
    expect(seen.header).toBe('for a/b?c')
    expect(JSON.parse(seen.body)).toEqual({ count: 3, note: 'It says ", "admin": "yes', list: [] })
  })

  it.each(['..', '.'])('refuses %j as a part of the path', async (id) => {
    const definition = { url: `http://${endpoint}/orders/{id}/items`, parameters: [text('id')] }
    const reply = await check(definition, { id })
    expect(reply.status).toBe(422)
    expect(reply.error.fields).toEqual({ 'arguments.id': 'This value would change the address itself.' })
  })

  it('lets no value break out of a header', async () => {
    const definition = { headers: [{ name: 'X-Name', value: '{name}' }], parameters: [text('name')] }
    const reply = await check(definition, { name: 'me\r\nX-Admin: 1' })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.error.fields ?? {})).toEqual(['arguments.name'])
  })
})

describe('a library in a race', () => {
  it('keeps no more credentials than there is room for', async () => {
    const person = await signUp(app)
    for (let count = 0; count < credentialsLimit - 2; count += 1) await keepCredential({}, person)
    const body = { workspaceId: person.workspaceId, name: 'Late', kind: 'bearer', hosts: [host], secret }
    await Promise.all(
      Array.from({ length: 12 }, () =>
        person.client.call(saveCredential, { params: { region: 'eu', itemId: newAgentId() }, body }),
      ),
    )
    const kept = await app.deps.stores.eu
      .collection<{ _id: string; workspaceId: string }>('credentials')
      .countDocuments({ workspaceId: person.workspaceId })
    expect(kept).toBeLessThanOrEqual(credentialsLimit)
  })

  it.runIf(canRace())('gives a name to one function alone', async () => {
    const person = await signUp(app)
    const body = {
      workspaceId: person.workspaceId,
      name: 'same',
      description: 'x',
      url: 'https://shop.example/',
    }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        person.client.call(saveFunction, { params: { region: 'eu', itemId: newAgentId() }, body }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const query = { workspaceId: person.workspaceId }
    const listed = await person.client.call(listFunctions, { params: { region: 'eu' }, query })
    expect(listed.body.items).toHaveLength(1)
  })

  it('makes one prompt of an id sent ten times', async () => {
    const person = await signUp(app)
    const itemId = newAgentId()
    const body = { workspaceId: person.workspaceId, title: 'Once', content: 'Be brief.' }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        person.client.call(savePrompt, { params: { region: 'eu', itemId }, body }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const query = { workspaceId: person.workspaceId }
    const listed = await person.client.call(listPrompts, { params: { region: 'eu' }, query })
    expect(listed.body.items).toHaveLength(1)
  })
})
