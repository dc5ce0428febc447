import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingPrograms, programPath } from '../harness/debian-packages.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { type Pebble, startPebble, until, whyNoPebble } from './pebble.ts'
import { prove } from './proven-host.ts'
import { agencysPage, askPlain, visit } from './visit.ts'

const reason = (await whyNoPebble()) ?? (await missingPrograms([{ program: 'caddy', package: 'caddy' }]))
if (reason) process.stdout.write(`SKIPPED the server behind Caddy: ${reason}\n`)

describe.skipIf(reason !== null)('behind Caddy', { timeout: 60_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-caddy-'))
  let pebble: Pebble
  let app: RunningApp
  let tlsPort: number
  let stopCaddy: () => Promise<void>

  beforeAll(async () => {
    pebble = await startPebble()
    tlsPort = pebble.alpnPort
    app = await startApp({
      env: {
        TRUST_PROXY: '1',
        MAIN_HOSTS: 'app.voiceglow.example',
        PUBLIC_URL: 'https://app.voiceglow.example',
        EDGE_ADDRESS: '192.0.2.7',
      },
    })
    const server = app.url.replace('http://', '')
    const file = join(dir, 'Caddyfile')
    writeFileSync(
      file,
      `{
  admin off
  http_port ${pebble.httpPort}
  https_port ${tlsPort}
  default_bind 127.0.0.1
  storage file_system ${dir}/storage
  acme_ca ${pebble.directory}
  acme_ca_root ${pebble.caFile}
  on_demand_tls {
    ask http://${server}/internal/domains/allow
  }
}

https:// {
  tls {
    on_demand
  }
  reverse_proxy ${server}
}
`,
    )
    stopCaddy = await startCaddy(file)
  }, 60_000)
  afterAll(async () => {
    await stopCaddy?.()
    await app?.stop()
    await pebble?.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  async function startCaddy(file: string): Promise<() => Promise<void>> {
    const child = spawn(programPath('caddy')!, ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { PATH: process.env.PATH, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let text = ''
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    const ended = once(child, 'close')
    await until(
      () => askPlain(pebble.httpPort, 'app.voiceglow.example', '/'),
      () => text,
    )
    return async () => {
      child.kill('SIGKILL')
      await ended
    }
  }

  it('proven hosts and our own get certificates, and the pages of this server', async () => {
    await prove(app.deps.stores, 'chat.salon.example')
    const pages = { 'chat.salon.example': agencysPage, 'app.voiceglow.example': '/health' }
    for (const [host, path] of Object.entries(pages)) {
      const { status, certificate } = await visit(tlsPort, host, pebble.root, path)
      expect([status, certificate.subjectaltname]).toEqual([200, `DNS:${host}`])
    }
  })

  it('strangers get none, and nothing is ordered', async () => {
    const before = pebble.ordered()
    await prove(app.deps.stores, 'unproven.salon.example', { verifiedAt: null })
    for (const host of ['stranger.example', 'unproven.salon.example']) {
      await expect(visit(tlsPort, host, pebble.root), host).rejects.toThrow()
    }
    expect(pebble.ordered()).toBe(before)
  })

  it('nobody asks through it who may have one', async () => {
    const path = '/internal/domains/allow?domain=chat.salon.example'
    expect((await visit(tlsPort, 'app.voiceglow.example', pebble.root, path)).status).toBe(404)
    expect((await visit(tlsPort, 'chat.salon.example', pebble.root, path)).status).not.toBe(200)
    expect((await app.client().fetch(path)).status).toBe(200)
  })
})
