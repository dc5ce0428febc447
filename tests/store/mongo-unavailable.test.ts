// No race: there is no MongoDB to ask.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { StoreUnavailableError, StoreUsageError } from '#api/store/errors.ts'
import { openStores } from '#api/store/open-stores.ts'
import type { Row } from './suite/bench.ts'

/** Every call ends in StoreUnavailableError, so that the server can answer 503, whichever way MongoDB is gone. */
describe.concurrent('a MongoDB that does not answer', () => {
  it('that refuses connections', async () => {
    const server = await listen(() => {})
    const { port } = server.address() as AddressInfo
    server.close()
    await expectUnavailable(port)
  })

  it('that accepts and stays silent', async () => {
    const sockets: Socket[] = []
    const server = await listen((socket) => sockets.push(socket))
    await expectUnavailable((server.address() as AddressInfo).port)
    for (const socket of sockets) socket.destroy()
    server.close()
  })

  it('that hangs up', async () => {
    const server = await listen((socket) => socket.destroy())
    await expectUnavailable((server.address() as AddressInfo).port)
    server.close()
  })
})

async function listen(onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function expectUnavailable(port: number): Promise<void> {
  const uri = `mongodb://127.0.0.1:${port}/`
  const stores = await openStores({ mongodb: { uri }, dataDir: '', production: true })
  const store = stores.eu.collection<Row>('rows')
  const results = await Promise.allSettled([
    stores.na.ping(),
    store.findOne({ _id: 'a' }),
    store.find({}).toArray(),
    store.insertOne({ _id: 'a' }),
    store.updateOne({ _id: 'a' }, { $set: { n: 1 } }),
    store.deleteMany({}),
    store.insertOne({ _id: '' }),
  ])
  await stores.close()
  const reasons = results.map((result) => (result.status === 'rejected' ? result.reason : result))
  // A call that is wrong anyway is refused without asking the server.
  expect(reasons.pop()).toBeInstanceOf(StoreUsageError)
  for (const reason of reasons) {
    expect(reason).toBeInstanceOf(StoreUnavailableError)
    expect(reason.message).not.toContain(String(port))
  }
}
