import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { serveReaders } from './slow-readers.ts'

const limits = { stall: 10_000, rate: 1, patience: 10_000, backlog: 1_000_000, grace: 10_000 }
const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

let server: ReturnType<typeof createServer>
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server that keeps what it is asked, and a client of it that sends `count` requests at once. */
async function send(count: number) {
  server = createServer()
  const begun: ServerResponse[] = []
  serveReaders(server, (_, response) => begun.push(response), limits, 1000)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const closed = new Promise<void>((resolve) =>
    client.on('error', () => undefined).once('close', () => resolve()),
  )
  await new Promise<void>((resolve) => client.once('connect', () => resolve()))
  client.write(request.repeat(count))
  return { begun, client, closed }
}

describe('requests that wait in one connection', () => {
  it('are begun one after the other', async () => {
    const { begun, client } = await send(3)
    let answers = ''
    client.on('data', (chunk) => {
      answers += chunk
    })
    for (const count of [1, 2, 3]) {
      await expect.poll(() => begun.length).toBe(count)
      begun[count - 1]?.end(`answer ${count}`)
    }
    await expect.poll(() => answers.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3'])
    client.destroy()
  })

  it('end it when they pile up behind one that takes long', async () => {
    const { begun, closed } = await send(100_000)
    await closed
    expect(begun).toHaveLength(1)
  })
})
