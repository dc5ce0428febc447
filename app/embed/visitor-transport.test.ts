import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildAnswer, buildMessage } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { visitorTransport } from './visitor-transport.ts'

const answer = buildAnswer()
const options = { onDelta: () => {}, signal: new AbortController().signal }

/** What the server saw: `POST /sessions`, `POST /messages token-1`. */
let seen: string[]
/** Tokens the server takes for ended. */
let ended: Set<string>
let server: Server
let url: string

function reply(request: IncomingMessage): { status: number; body: unknown } {
  const path = request.url!.replace(/\?.*/, '')
  const token = request.headers.authorization?.replace('Bearer ', '')
  seen.push([request.method, path, token].filter(Boolean).join(' '))
  if (path === '/sessions') {
    const issued = seen.filter((call) => call === 'POST /sessions').length
    return { status: 200, body: { token: `token-${issued}`, expiresIn: 7200 } }
  }
  if (!token || ended.has(token)) return { status: 401, body: { code: 'unauthenticated' } }
  if (request.method === 'POST') return { status: 200, body: answer }
  const second = request.url!.includes('cursor=next%2F2')
  return {
    status: 200,
    body: { items: [buildMessage({ id: second ? 'b' : 'a' })], nextCursor: second ? null : 'next/2' },
  }
}

beforeEach(async () => {
  seen = []
  ended = new Set()
  server = createServer((request, response) => {
    const { status, body } = reply(request)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('asks for nothing before the first message', async () => {
  await expect(visitorTransport(url).history()).resolves.toEqual([])
  expect(seen).toEqual([])
})

it('starts one session with the first message', async () => {
  const transport = visitorTransport(url)
  await expect(transport.send('Hello', options)).resolves.toMatchObject(answer)
  await transport.send('Hello again', options)
  expect(seen).toEqual(['POST /sessions', 'POST /messages token-1', 'POST /messages token-1'])
})

it('starts again, once, when the session has ended', async () => {
  const transport = visitorTransport(url)
  await transport.send('Hello', options)
  ended.add('token-1')
  seen = ['POST /sessions']
  await expect(transport.send('Still there?', options)).resolves.toMatchObject(answer)
  expect(seen.slice(1)).toEqual(['POST /messages token-1', 'POST /sessions', 'POST /messages token-2'])
})

it('gives up when a new session is refused too', async () => {
  ended = new Set(['token-1', 'token-2', 'token-3'])
  await expect(visitorTransport(url).send('Hello', options)).rejects.toMatchObject({ status: 401 })
  expect(seen.filter((call) => call === 'POST /sessions')).toHaveLength(2)
})

it('reads earlier messages page by page', async () => {
  const transport = visitorTransport(url)
  await transport.send('Hello', options)
  const messages = await transport.history()
  expect(messages.map(({ id }) => id)).toEqual(['a', 'b'])
})

it('has no earlier messages once its session has ended', async () => {
  const transport = visitorTransport(url)
  await transport.send('Hello', options)
  ended.add('token-1')
  await expect(transport.history()).resolves.toEqual([])
})
