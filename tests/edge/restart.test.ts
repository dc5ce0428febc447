import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChildServer, failToStart, startChild } from '../harness/child-server.ts'
import { freePorts } from './free-port.ts'
import { type Pebble, startPebble, whyNoPebble } from './pebble.ts'
import { proveOnDisk } from './proven-host.ts'
import { agencysPage, visit } from './visit.ts'

const reason = await whyNoPebble()
if (reason) process.stdout.write(`SKIPPED a server of its own that ends TLS: ${reason}\n`)

const host = 'chat.salon.example'

describe.skipIf(reason !== null)('a server that ends TLS', { timeout: 60_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-edge-'))
  let pebble: Pebble
  let env: Record<string, string>
  let tlsPort: number
  let server: ChildServer

  beforeAll(async () => {
    pebble = await startPebble()
    const [port = 0] = await freePorts(1)
    tlsPort = port
    await proveOnDisk(dataDir, host)
    env = {
      DATA_DIR: dataDir,
      EDGE_TLS_PORT: String(port),
      EDGE_HTTP_PORT: String(pebble.httpPort),
      EDGE_BIND: '127.0.0.1',
      EDGE_ADDRESS: '127.0.0.1',
      ACME_DIRECTORY: pebble.directory,
      PUBLIC_URL: `https://app.voiceglow.example:${port}`,
      NODE_EXTRA_CA_CERTS: pebble.caFile,
      LOG_LEVEL: 'info',
    }
    server = await startChild(env)
  }, 60_000)
  afterAll(async () => {
    await server?.end('SIGKILL')
    await pebble?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('serves its own host and an agency’s, and keeps their certificates when it is killed', async () => {
    const own = () => visit(tlsPort, 'app.voiceglow.example', pebble.root)
    const agencys = () => visit(tlsPort, host, pebble.root, agencysPage)
    expect((await own()).status).toBe(200)
    expect((await agencys()).status).toBe(200)
    const before = [await own(), await agencys()].map(({ certificate }) => certificate.serialNumber)
    expect(new Set(before).size).toBe(2)
    await server.end('SIGKILL')
    await pebble.pause()
    server = await startChild(env)
    const after = [await own(), await agencys()].map(({ certificate }) => certificate.serialNumber)
    expect(after).toEqual(before)
  })

  it('ends when it is told to', async () => {
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  it('does not start on an address of another machine, and says which variable names it', async () => {
    const { code, output } = await failToStart({ ...env, PORT: '0', EDGE_BIND: '192.0.2.1' })
    expect([code, output]).toEqual([1, expect.stringContaining('EDGE_BIND 192.0.2.1 is no address')])
  })
})
