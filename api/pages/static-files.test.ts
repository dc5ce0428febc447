import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Koa from 'koa'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStaticFiles } from './static-files.ts'

let dir: string
let stop: () => Promise<void>
let url: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'voiceglow-static-'))
  await mkdir(join(dir, 'assets'))
  await writeFile(join(dir, 'assets/app.js'), 'console.info(1)')
  await writeFile(join(dir, 'assets/app.js.br'), brotliCompressSync('console.info(1)'))
  await writeFile(join(dir, 'assets/app.js.gz'), gzipSync('console.info(1)'))
  await writeFile(join(dir, 'assets/screen.webp'), 'RIFF')
  await writeFile(join(dir, 'secret.env'), 'x')
  const serve = createStaticFiles(dir)
  const app = new Koa()
  app.use((ctx) => {
    if (!serve(ctx, ctx.path, 'public, max-age=1')) ctx.status = 404
  })
  const server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = () => new Promise((resolve) => server.close(() => resolve()))
})

afterEach(async () => {
  await stop()
  await rm(dir, { recursive: true, force: true })
})

describe('createStaticFiles', () => {
  it('serves the pictures of pages', async () => {
    const answer = await fetch(`${url}/assets/screen.webp`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })

  it('serves a file with its type, packed when the caller takes it', async () => {
    const answer = await fetch(`${url}/assets/app.js`, { headers: { 'accept-encoding': 'br' } })
    expect(await answer.text()).toBe('console.info(1)')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=1',
      vary: 'Accept-Encoding',
    })
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['identity', null],
  ])('answers %j with %s, under the same tag', async (accepted, encoding) => {
    const answer = await fetch(`${url}/assets/app.js`, { headers: { 'accept-encoding': accepted } })
    const plain = await fetch(`${url}/assets/app.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(await answer.text()).toBe('console.info(1)')
  })

  it('answers 304 to whoever has it', async () => {
    const first = await fetch(`${url}/assets/app.js`)
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${url}/assets/app.js`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    })
    expect(again.status).toBe(304)
  })

  it('goes on serving when a build replaces the files', async () => {
    await rm(join(dir, 'assets'), { recursive: true })
    expect((await fetch(`${url}/assets/app.js`)).status).toBe(200)
  })

  it.each([
    '/secret.env',
    '/assets',
    '/assets/',
    '/assets/../secret.env',
    '/%2e%2e/etc/passwd',
    '/assets/app.js.br',
  ])('has nothing at %s', async (path) => expect((await fetch(url + path)).status).toBe(404))
})
