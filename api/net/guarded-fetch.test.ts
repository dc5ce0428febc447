import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createGuardedFetch, type GuardedFetchSettings } from './guarded-fetch.ts'

describe('guardedFetch', () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
  })

  async function serve(listener: RequestListener, settings: GuardedFetchSettings = {}) {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    return { url: `http://${host}/`, host, fetch: createGuardedFetch({ ...settings, allow: [host] }) }
  }

  it('sends what it is and the name it was asked for', async () => {
    const { url, host, fetch } = await serve((request, response) =>
      response.end(JSON.stringify(request.headers)),
    )
    const headers = JSON.parse(
      (await fetch(url, { accept: ['text/html', 'image/'] }).catch(() => fetch(url))).body.toString(),
    )
    expect(headers).toMatchObject({ 'user-agent': 'VoiceGlowBot/1.0', host, accept: '*/*' })
    expect(headers.cookie).toBeUndefined()
  })

  it.each([
    ['gzip', gzipSync('hello')],
    ['br', brotliCompressSync('hello')],
    ['deflate', deflateSync('hello')],
    ['identity', Buffer.from('hello')],
  ])('reads %s bodies', async (encoding, body) => {
    const { url, fetch } = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    )
    expect((await fetch(url)).body.toString()).toBe('hello')
  })

  it('refuses an encoding it cannot undo, and a body that is not what it says', async () => {
    const { url, fetch } = await serve((request, response) =>
      response.writeHead(200, { 'content-encoding': request.url === '/' ? 'zstd' : 'gzip' }).end('not gzip'),
    )
    await expect(fetch(url)).rejects.toMatchObject({ reason: 'bad-type' })
    await expect(fetch(`${url}broken`)).rejects.toMatchObject({ reason: 'network' })
  })

  it('counts bytes after decompression, with or without a stated length', async () => {
    const { url, fetch } = await serve(
      (request, response) => {
        if (request.url === '/packed')
          response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(101)))
        else if (request.url === '/stated')
          response.writeHead(200, { 'content-length': 101 }).end('a'.repeat(101))
        else response.end('a'.repeat(100))
      },
      { maxBytes: 100 },
    )
    await expect(fetch(`${url}packed`)).rejects.toMatchObject({ reason: 'too-large' })
    await expect(fetch(`${url}stated`)).rejects.toMatchObject({ reason: 'too-large' })
    expect((await fetch(url)).body).toHaveLength(100)
    await expect(fetch(url, { maxBytes: 99 })).rejects.toMatchObject({ reason: 'too-large' })
  })

  it('reads only the media types asked for', async () => {
    const { url, fetch } = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'Image/PNG; q=1' }).end('x'),
    )
    expect((await fetch(url, { accept: ['image/'] })).contentType).toBe('image/png')
    expect((await fetch(url, { accept: ['image/png'] })).contentType).toBe('image/png')
    await expect(fetch(url, { accept: ['text/html'] })).rejects.toMatchObject({
      reason: 'bad-type',
      contentType: 'image/png',
    })
  })

  it('follows three redirects, not four', async () => {
    const { url, fetch } = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('there')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await fetch(`${url}3`)).toMatchObject({ url: `${url}0`, status: 200 })
    await expect(fetch(`${url}4`)).rejects.toMatchObject({ reason: 'too-many-redirects' })
  })

  it('keeps headers from other origins, and redirects on the origin when told to', async () => {
    const other = await serve((request, response) => response.end(String(request.headers.authorization)))
    const { url, host } = await serve((_request, response) =>
      response.writeHead(302, { location: other.url }).end(),
    )
    const fetch = createGuardedFetch({ allow: [host, other.host] })
    const headers = { authorization: 'Bearer secret' }
    expect((await fetch(other.url, { headers })).body.toString()).toBe('Bearer secret')
    expect((await fetch(url, { headers })).body.toString()).toBe('undefined')
    await expect(fetch(url, { stayOn: new URL(url).origin })).rejects.toMatchObject({ reason: 'left-origin' })
  })

  it('posts a body once and does not follow its redirect', async () => {
    const { url, fetch } = await serve((request, response) => {
      if (request.url === '/moved') return void response.writeHead(307, { location: '/' }).end()
      request.pipe(response)
    })
    expect((await fetch(url, { method: 'POST', body: '{"a":1}' })).body.toString()).toBe('{"a":1}')
    await expect(fetch(`${url}moved`, { method: 'POST', body: 'x' })).rejects.toMatchObject({
      reason: 'status',
      status: 307,
    })
  })

  it('tells an error status, a closed port and a cut answer apart', async () => {
    const { url, fetch } = await serve((request, response) => {
      if (request.url === '/cut')
        response.writeHead(200, { 'content-length': 50 }).write('half', () => response.destroy())
      else response.writeHead(503).end()
    })
    await expect(fetch(url)).rejects.toMatchObject({ reason: 'status', status: 503 })
    await expect(fetch(`${url}cut`)).rejects.toMatchObject({ reason: 'network' })
    servers[0]?.close()
    servers[0]?.closeAllConnections()
    await expect(fetch(url)).rejects.toMatchObject({ reason: 'network' })
  })

  it('gives up on a resolver or a server that never answers, and at once when told to', async () => {
    const never = createGuardedFetch({ resolver: () => new Promise(() => {}), totalTimeoutMs: 50 })
    await expect(never('http://slow.example/')).rejects.toMatchObject({ reason: 'timeout' })
    const { url, fetch } = await serve(() => {}, { totalTimeoutMs: 50 })
    await expect(fetch(url)).rejects.toMatchObject({ reason: 'timeout' })
    const stop = new AbortController()
    const { url: silent, fetch: patient } = await serve(() => stop.abort(new Error('enough')))
    await expect(patient(silent, { signal: stop.signal })).rejects.toThrow('enough')
    await expect(patient(silent, { signal: stop.signal })).rejects.toThrow('enough')
  })

  it('gives up on a TLS handshake that never ends', async () => {
    const { url, host } = await serve(() => {})
    const fetch = createGuardedFetch({ allow: [host], connectTimeoutMs: 50 })
    servers[0]?.removeAllListeners('connection')
    await expect(fetch(url.replace('http:', 'https:'))).rejects.toMatchObject({ reason: 'timeout' })
  })

  it('reports bytes as they arrive', async () => {
    const { url, fetch } = await serve((_request, response) => response.end('a'.repeat(5_000)))
    let seen = 0
    await fetch(url, {
      onBytes: (count) => {
        seen += count
      },
    })
    expect(seen).toBe(5_000)
  })
})
