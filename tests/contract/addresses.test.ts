import { describe, expect, it } from 'vitest'
import { builtPages } from '../harness/built-pages.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { setUpApp } from '../harness/set-up.ts'

const app = setUpApp({ built: builtPages })

/** Status and Allow of a request whose target leaves as it is written here. */
async function ask(method: string, target: string) {
  const { status, text } = await rawRequest(
    app.url,
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
  )
  return { status, allow: /\r\nAllow: (.*)\r\n/i.exec(text)?.[1], json: /application\/json/.test(text) }
}

describe('an address of the api', () => {
  it.each([
    '/api/eu/utils/ip',
    '/api/eu/utils/ip/',
    '/api/eu/utils/ip?x=%zz',
    '/api/eu/utils/%69p',
    '/api/%65u/utils/ip',
    '/api/eu/utils/ip#x',
  ])('is known as %s', async (target) => expect(await ask('GET', target)).toMatchObject({ status: 200 }))

  it.each([
    '/api/',
    '/api/eu',
    '/api/eu/utils',
    '/api/eu/utils/ip//',
    '/api//utils/ip',
    '/api/eu//utils/ip',
    '/api/eu/utils/IP',
    '/api/eu/utils/ip/x',
    '/api/eu/utils/%zz',
    '/api/eu/__proto__',
    '/api/eu/v2/constructor',
    `/api/${'x'.repeat(201)}/utils/ip`,
    '/api/docs/',
    '/api/openapi.json/',
  ])('is unknown as %s, whatever the method', async (target) => {
    for (const method of ['GET', 'POST', 'PUT', 'HEAD']) {
      expect(await ask(method, target), method).toEqual({ status: 404, allow: undefined, json: true })
    }
  })

  it.each([
    ['POST', '/api/eu/utils/ip', 'GET'],
    ['HEAD', '/api/eu/utils/ip', 'GET'],
    ['OPTIONS', '/api/eu/session/', 'GET'],
    ['PUT', '/api/eu/v2/workspaces/x/members', 'GET, POST, DELETE'],
    ['PROPFIND', '/api/eu/v2/agents/x', 'GET, POST, DELETE'],
  ])('says to %s %s that it takes %s', async (method, target, allow) => {
    expect(await ask(method, target)).toEqual({ status: 405, allow, json: true })
  })
})

describe('an address of a page or file', () => {
  it.each([
    ['GET', '/health', 200],
    ['GET', '/ready', 200],
    ['HEAD', '/health', 200],
    ['POST', '/health', 404],
    ['GET', '/internal/domains/allow', 404],
    ['POST', '/internal/domains/allow', 404],
    ['GET', '/internal', 404],
    ['GET', '/health/', 404],
    ['GET', '/', 200],
    ['GET', '/pricing', 200],
    ['GET', '/app/eu', 200],
    ['GET', '/app/eu/agents/agent-cafe-00001', 200],
    ['GET', '/app/eu/agents/agent-cafe-00001/overview?showDebugger=true', 200],
    ['GET', '/app/eu/agents/agent-cafe-00001/nope', 404],
    ['GET', '/app/eu/agents/short/overview', 404],
    ['GET', '/app/eu/nowhere', 404],
    ['GET', '/docs/errors', 200],
    ['GET', '/docs/nope', 404],
    ['GET', '/docs/reference/agents-from-a-website', 200],
    ['GET', '/docs/reference/nope', 404],
    ['HEAD', '/nowhere', 404],
    ['GET', '/app/mars/agents', 404],
    ['GET', '/api', 404],
    ['GET', '/files/', 404],
    ['GET', '/assets/%2e%2e/index.html', 404],
    ['GET', '/app/eu/render/%41AAAAAAAAAAAAAAA/iframe', 404],
    ['GET', '//elsewhere.example/x', 404],
    ['GET', 'http://[nowhere/x', 404],
    ['GET', 'http://localhost/api/eu/utils/ip', 404],
    ['OPTIONS', '*', 404],
  ])('%s %s is answered with %d', async (method, target, status) => {
    expect(await ask(method, target)).toMatchObject({ status })
  })
})
