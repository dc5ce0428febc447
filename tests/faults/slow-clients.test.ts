import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtPages } from '../harness/built-pages.ts'
import { startChild } from '../harness/child-server.ts'
import { silentReader } from '../harness/silent-reader.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'

let app: RunningApp
/** The same, with little patience for who does not read. */
let reading: RunningApp
const open: Socket[] = []

beforeAll(async () => {
  app = await startApp({ timeouts: { headers: 300, request: 600, check: 50 } })
  reading = await startApp({
    timeouts: { stall: 1000, check: 50 },
    built: { ...builtPages, 'app/assets/big-abc123.js': 'x'.repeat(30_000_000) },
  })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await Promise.all([app.stop(), reading.stop()])
})

/** Sends the first part, then a byte now and then, until the server has had enough. */
function dribble(first: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    open.push(socket)
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.write(first)
    const timer = setInterval(() => socket.write('x'), 40)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(text)
    })
  })
}

const slow = [
  {
    name: 'sends headers byte by byte',
    first: 'POST /api/eu/auth/code HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  },
  {
    name: 'sends its body byte by byte',
    first:
      'POST /api/eu/auth/code HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"',
  },
]

describe('a client that does not read', () => {
  it.each([
    { name: 'a file', path: '/assets/big-abc123.js', times: 1 },
    { name: 'answers of the api', path: '/api/openapi.json', times: 200 },
  ])('$name is cut off, and the server goes on', { timeout: 60_000 }, async ({ path, times }) => {
    const readers = await Promise.all(Array.from({ length: 5 }, () => silentReader(reading.url, path, times)))
    for (const { socket } of readers) open.push(socket)
    // Longer than it takes to be cut, on a busy machine too: what comes then is what the system had taken already.
    await wait(8000)
    const whole = (await (await fetch(`${reading.url}${path}`)).arrayBuffer()).byteLength * times
    for (const reader of readers) {
      const { bytes, isCut } = await reader.readOn()
      expect(isCut).toBe(true)
      expect(bytes).toBeLessThan(whole)
    }
  })

  it('while hundreds read is not in their way', async () => {
    const readers = await Promise.all(
      Array.from({ length: 50 }, () => silentReader(reading.url, '/assets/big-abc123.js')),
    )
    for (const { socket } of readers) open.push(socket)
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await fetch(`${reading.url}/health`)).status),
    )
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })
})

describe('two hundred clients that do not read', () => {
  it('are cut before their answers fill the memory', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-slow-'))
    const server = await startChild({ DATA_DIR: dataDir, NODE_ENV: 'production' })
    const idle = openHandles(server.pid)
    // What making so many answers needs is no part of what is left unread.
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 10 }, async () => (await fetch(`${server.url}/api/openapi.json`)).text()),
      )
    }
    const before = residentMegabytes(server.pid)
    const readers = await Promise.all(
      Array.from({ length: 200 }, () => silentReader(server.url, '/api/openapi.json', 6)),
    )
    for (const { socket } of readers) open.push(socket)
    let highest = before
    await expect.poll(() => openHandles(server.pid)).toBeGreaterThan(idle + 100)
    // The last ones are cut when they have taken nothing for fifteen seconds.
    for (let count = 0; count < 100 && openHandles(server.pid) > idle; count += 1) {
      await wait(250)
      highest = Math.max(highest, residentMegabytes(server.pid))
    }
    process.stdout.write(`200 slow readers: ${before} MB before, ${highest} MB at most\n`)
    expect(await Promise.all(readers.map(async (reader) => (await reader.readOn()).isCut))).not.toContain(
      false,
    )
    expect(highest - before).toBeLessThan(200)
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  })
})

/** Files and connections a process holds. */
function openHandles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Resident memory of a process. */
function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

describe('a client that', () => {
  it.each(slow)('$name is told 408 and cut off', async ({ first }) => {
    const text = await dribble(first)
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(text).toContain('X-Content-Type-Options: nosniff')
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({
      code: 'timeout',
      message: 'The request took too long to arrive.',
    })
  })

  it('says nothing at all is cut off', async () => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    open.push(socket)
    await new Promise((resolve) =>
      socket
        .resume()
        .on('error', () => undefined)
        .on('close', resolve),
    )
    expect(socket.destroyed).toBe(true)
  })

  it('is quick is served while five hundred are not', async () => {
    const crowd = Array.from({ length: 500 }, () => dribble(slow[0]?.first ?? ''))
    for (let count = 0; count < 20; count += 1) {
      expect((await fetch(`${app.url}/health`)).status).toBe(200)
    }
    const answers = await Promise.all(crowd)
    expect(answers.filter((text) => text !== '' && !text.startsWith('HTTP/1.1 408'))).toEqual([])
  })
})
