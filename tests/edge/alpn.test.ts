import { connect as connectPlain } from 'node:net'
import { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import acme from 'acme-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChallengeRepository } from '#api/edge/challenge.repository.ts'
import { type EdgeWorld, startEdgeWorld } from './edge-world.ts'
import { type Pebble, startPebble, whyNoPebble } from './pebble.ts'
import { agencysPage, visit } from './visit.ts'

const reason = await whyNoPebble()
if (reason) process.stdout.write(`SKIPPED certificates without port 80: ${reason}\n`)

describe.skipIf(reason !== null)('certificates where port 80 is not ours', { timeout: 60_000 }, () => {
  let pebble: Pebble
  let world: EdgeWorld
  beforeAll(async () => {
    pebble = await startPebble()
    world = await startEdgeWorld(pebble, {
      env: { EDGE_TLS_PORT: String(pebble.alpnPort), EDGE_HTTP_PORT: '' },
    })
  }, 60_000)
  afterAll(async () => {
    await world?.stop()
    await pebble?.stop()
  })

  /** The handshake of an issuer that asks for proof; its certificate, and what was agreed on. */
  const ask = (host: string) =>
    new Promise<{ protocol: string | false | null; pem: string }>((resolve, reject) => {
      const options = { port: pebble.alpnPort, host: '127.0.0.1', servername: host }
      const socket = connect({ ...options, ALPNProtocols: ['acme-tls/1'], rejectUnauthorized: false }, () => {
        const raw = socket.getPeerCertificate().raw.toString('base64')
        resolve({
          protocol: socket.alpnProtocol,
          pem: `-----BEGIN CERTIFICATE-----\n${raw}\n-----END CERTIFICATE-----`,
        })
        socket.destroy()
      })
      socket.on('error', reject)
    })

  it('are there when a proven host is first opened, once for all that wait, and again when renewed', async () => {
    await world.prove('chat.salon.example')
    const open = () => visit(pebble.alpnPort, 'chat.salon.example', pebble.root, agencysPage)
    const visits = await Promise.all([open(), open(), open()])
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(visits.map(({ certificate }) => certificate.serialNumber)).size).toBe(1)
    expect(pebble.issued()).toBe(1)
    world.app.clock.advance(61 * 24 * 60 * 60 * 1000)
    await world.certificates.renew()
    expect((await open()).certificate.serialNumber).not.toBe(visits[0]?.certificate.serialNumber)
  })

  it('are proven to issuers alone, on the host that is asked, while the challenge lasts', async () => {
    const challenges = createChallengeRepository(world.app.deps.stores, world.app.clock.now)
    await challenges.putOverTls('chat.salon.example', 'token.proof')
    const { protocol, pem } = await ask('chat.salon.example')
    expect(protocol).toBe('acme-tls/1')
    expect(acme.crypto.isAlpnCertificateAuthorizationValid(pem, 'token.proof')).toBe(true)
    expect((await visit(pebble.alpnPort, 'chat.salon.example', pebble.root, agencysPage)).status).toBe(200)
    await expect(ask('other.salon.example')).rejects.toThrow()
    await expect(ask('')).rejects.toThrow()
    world.app.clock.advance(11 * 60_000)
    await expect(ask('chat.salon.example')).rejects.toThrow()
  })

  it('are shown to whoever takes long with the first record, and nothing to who sends none', async () => {
    const end = (sends: string) =>
      new Promise<string>((resolve) => {
        let text = ''
        const socket = connectPlain(pebble.alpnPort, '127.0.0.1', () => socket.write(sends))
        socket.setEncoding('latin1').on('data', (chunk: string) => {
          text += chunk
        })
        socket.on('error', () => undefined).on('close', () => resolve(text))
      })
    expect(await end('GET / HTTP/1.1\r\nHost: chat.salon.example\r\n\r\n')).not.toContain('HTTP/1.1 200')
    // A handshake that comes in halves.
    const through = connectPlain(pebble.alpnPort, '127.0.0.1').setNoDelay(true)
    const slow = new Duplex({
      read() {},
      write(chunk: Buffer, _encoding, done) {
        const half = Math.floor(chunk.length / 2)
        through.write(chunk.subarray(0, half))
        setTimeout(() => through.write(chunk.subarray(half), done), 60)
      },
    })
    through.on('data', (chunk) => slow.push(chunk))
    const secured = await new Promise<boolean>((resolve, reject) => {
      const socket = connect({ socket: slow, servername: 'chat.salon.example', ca: pebble.root }, () => {
        resolve(socket.authorized)
        socket.destroy()
      })
      socket.on('error', reject)
    })
    through.destroy()
    expect(secured).toBe(true)
  })
})
