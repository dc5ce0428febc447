import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createHealth } from '#api/health/health.ts'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { startChild } from '../harness/child-server.ts'
import { interceptStores, type StoreCall } from '../harness/intercept-stores.ts'
import { setUpApp } from '../harness/set-up.ts'

/** What happens to writes of the probe; reads always work. */
let onProbe: () => Promise<void> = async () => undefined
let probes = 0
const secret = 'SQLITE_FULL: database or disk is full at /var/lib/canary'

const app = setUpApp({
  wrapStores: (stores) =>
    interceptStores(stores, async ({ collection, method }: StoreCall, proceed) => {
      if (collection === 'health' && method === 'updateOne') {
        probes += 1
        await onProbe()
      }
      return proceed()
    }),
})

const root = mkdtempSync(join(tmpdir(), 'voiceglow-health-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Asks once what was remembered is forgotten. */
async function ask(path: string, url = app.url) {
  await wait(350)
  const response = await fetch(`${url}${path}`)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

describe('health', () => {
  it('is fine when everything is, and no cache keeps it', async () => {
    const { status, body, headers } = await ask('/health')
    expect([status, body]).toEqual([200, { status: 'ok' }])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('sees a store that can be read and not written, and tells strangers its name alone', async () => {
    onProbe = async () => {
      throw new StoreUnavailableError(new Error(secret))
    }
    const health = await ask('/health')
    const ready = await ask('/ready')
    onProbe = async () => undefined
    for (const { status, body } of [health, ready]) {
      expect([status, body]).toEqual([503, { status: 'degraded', failing: ['store'] }])
    }
    expect((await ask('/health')).body).toEqual({ status: 'ok' })
    const lines = app.log.lines().filter(({ msg }) => /^health\./.test(String(msg)))
    expect(lines.map(({ msg }) => msg)).toEqual(['health.failing', 'health.recovered'])
    expect(JSON.stringify(lines[0])).toContain('disk is full')
  })

  it('answers in time when the store does not, and asks it once', async () => {
    let letGo = () => {}
    const hung = new Promise<void>((resolve) => {
      letGo = resolve
    })
    onProbe = () => hung
    await wait(350)
    probes = 0
    const started = performance.now()
    const first = await Promise.all(Array.from({ length: 20 }, () => ask('/health')))
    const second = await ask('/health')
    expect(performance.now() - started).toBeLessThan(8000)
    expect([...first, second].filter(({ status }) => status !== 503)).toEqual([])
    // One per region.
    expect(probes).toBe(2)
    onProbe = async () => undefined
    letGo()
    await expect.poll(async () => (await ask('/health')).status).toBe(200)
  })

  it('costs one write per region, however many ask', async () => {
    await wait(350)
    probes = 0
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await fetch(`${app.url}/health`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(probes).toBeLessThanOrEqual(6)
  })

  it('names what fails beside the server, which goes on without it', async () => {
    const { condition } = app.deps
    condition.failed('model')
    condition.failed('mail')
    expect(await ask('/health')).toMatchObject({
      status: 200,
      body: { status: 'degraded', failing: ['mail', 'model'] },
    })
    expect(await ask('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
    condition.worked('model')
    condition.worked('mail')
    expect((await ask('/health')).body).toEqual({ status: 'ok' })
  })
})

describe('readiness', () => {
  it.each(['starting', 'stopping'] as const)('is a 503 while the server is %s', async (phase) => {
    app.deps.condition.phase = phase
    const { status, body } = await ask('/ready')
    app.deps.condition.phase = 'serving'
    expect([status, body]).toEqual([503, { status: phase }])
    expect((await ask('/ready')).body).toEqual({ status: 'ready' })
  })

  it('ends first when the server is told to stop, then the answering, then the server', async () => {
    const server = await startChild({ DATA_DIR: join(root, 'drain'), DRAIN_SECONDS: '3' })
    expect(await ask('/ready', server.url)).toMatchObject({ status: 200 })
    const ended = server.end('SIGTERM')
    expect(await ask('/ready', server.url)).toMatchObject({ status: 503, body: { status: 'stopping' } })
    expect((await fetch(`${server.url}/api/eu/utils/ip`)).status).toBe(200)
    expect(await ended).toEqual({ code: 0, signal: null })
    await expect(fetch(`${server.url}/health`)).rejects.toThrow()
  })
})

describe('a disk that fills up', () => {
  const disk = join(root, 'disk')
  const isMounted = mountSmallDisk(disk)
  const unless = isMounted ? '' : ' (this user may mount none)'

  it.skipIf(!isMounted)(`makes health a 503 until there is room again${unless}`, async () => {
    const server = await startChild({ DATA_DIR: join(disk, 'data') })
    try {
      // Little, but enough: time to act.
      expect(await ask('/health', server.url)).toMatchObject({
        status: 200,
        body: { status: 'degraded', failing: ['disk'] },
      })
      expect((await ask('/ready', server.url)).status).toBe(200)
      fill(join(disk, 'filler'))
      const full = await ask('/health', server.url)
      expect(full.status).toBe(503)
      expect(full.body.failing).toContain('disk')
      expect((await ask('/ready', server.url)).status).toBe(503)
      const mongodb = { uri: '' }
      const storeElsewhere = createHealth({
        ...app.deps,
        config: { ...app.deps.config, mongodb, dataDir: disk },
      })
      expect(await storeElsewhere()).toEqual({ failing: ['disk'], canServe: true })
      rmSync(join(disk, 'filler'))
      expect((await ask('/ready', server.url)).status).toBe(200)
    } finally {
      await server.end('SIGKILL')
      execFileSync('umount', [disk])
    }
  })
})

function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes until there is no room left. */
function fill(file: string): void {
  const part = Buffer.alloc(1024 * 1024)
  try {
    for (let count = 0; count < 100; count += 1) writeFileSync(file, part, { flag: 'a' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
