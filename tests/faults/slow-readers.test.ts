import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type ReaderLimits, serveReaders } from '#api/http/slow-readers.ts'
import { silentReader } from '../harness/silent-reader.ts'

const big = Buffer.alloc(30_000_000, 'x')
const limits: ReaderLimits = { stall: 800, rate: 1_000_000_000, patience: 60_000, backlog: 1e9, grace: 0 }
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function serve(listener: RequestListener, changed: Partial<ReaderLimits> = {}) {
  const server = createServer()
  serveReaders(server, listener, { ...limits, ...changed }, 50)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, open }
}

/** Reads an answer whole, pausing between its parts. */
function read(url: string, pauseMs = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, async (response) => {
      let bytes = 0
      try {
        for await (const chunk of response) {
          bytes += chunk.length
          if (pauseMs) await wait(pauseMs)
        }
        resolve(bytes)
      } catch (error) {
        reject(error)
      }
    }).on('error', reject)
  })
}

describe('a client that reads nothing', () => {
  it.each([
    { name: 'a file', listener: ((_, response) => response.end(big)) as RequestListener },
    { name: 'text', listener: ((_, response) => response.end(big.toString('latin1'))) as RequestListener },
    {
      name: 'a stream',
      listener: ((_, response) => {
        const stream = new PassThrough()
        const timer = setInterval(() => stream.write(big.subarray(0, 1_000_000)), 5)
        response.on('close', () => {
          clearInterval(timer)
          stream.destroy()
        })
        stream.pipe(response)
      }) as RequestListener,
    },
  ])('of $name is cut, while another one is served whole', async ({ name, listener }) => {
    const { url, open } = await serve(listener)
    const reader = await silentReader(url, '/')
    if (name !== 'a stream') expect(await read(url)).toBe(big.length)
    await expect.poll(open, { timeout: 10_000 }).toBe(0)
    const { bytes, isCut } = await reader.readOn()
    expect(isCut).toBe(true)
    expect(bytes).toBeLessThan(big.length)
  })

  it('is cut at once when all of them together hold too much, the longest first', async () => {
    const { url, open } = await serve((_, response) => response.end(big), {
      stall: 60_000,
      backlog: 60_000_000,
    })
    for (let count = 0; count < 6; count += 1) {
      await silentReader(url, '/')
      await wait(60)
    }
    await expect.poll(open, { timeout: 10_000 }).toBeLessThanOrEqual(2)
    await wait(300)
    expect(await open()).toBeGreaterThanOrEqual(1)
  })
})

describe('a client that sends the next requests before it has an answer', () => {
  it('gets its answers one after the other', async () => {
    const begun: string[] = []
    let most = 0
    let now = 0
    const { url } = await serve(async ({ url: path = '' }, response) => {
      begun.push(path)
      now += 1
      most = Math.max(most, now)
      await wait(20)
      now -= 1
      response.end(path)
    })
    await silentReader(url, '/same', 5)
    await expect.poll(() => begun.length).toBe(5)
    expect(most).toBe(1)
  })

  it('holds one answer in memory, not all of them', async () => {
    let begun = 0
    const { url, open } = await serve((_, response) => {
      begun += 1
      response.end(big)
    })
    await silentReader(url, '/', 50)
    await expect.poll(open, { timeout: 10_000 }).toBe(0)
    expect(begun).toBe(1)
  })
})

describe('a client that reads drop by drop', () => {
  it('is cut when its average is too low, though it never stalls', async () => {
    const { url } = await serve((_, response) => response.end(big), { patience: 500 })
    await expect(read(url, 20)).rejects.toThrow(/aborted|ECONNRESET/)
  })

  it('is served when it keeps the pace', async () => {
    const { url } = await serve((_, response) => response.end(big), { rate: 1000, patience: 500 })
    expect(await read(url, 2)).toBe(big.length)
  })
})

describe('a client that has read all there is', () => {
  it('is never cut, however long the next part takes', async () => {
    const { url } = await serve(async (_, response) => {
      for (const part of ['a', 'b']) {
        response.write(part)
        await wait(1400)
      }
      response.end()
    })
    expect(await read(url)).toBe(2)
  })

  it('may wait long for its first byte, and is still cut when it then reads nothing', async () => {
    const { url, open } = await serve(async (_, response) => {
      await wait(1400)
      response.end(big)
    })
    expect(await read(url)).toBe(big.length)
    await silentReader(url, '/')
    await expect.poll(open, { timeout: 10_000 }).toBe(0)
  })
})
