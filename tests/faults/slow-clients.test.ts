import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../harness/start-app.ts'

let app: RunningApp
const open: Socket[] = []

beforeAll(async () => {
  app = await startApp({ timeouts: { headers: 300, request: 600, check: 50 } })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await app.stop()
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
