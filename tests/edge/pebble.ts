import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { missingPrograms, programPath } from '../harness/debian-packages.ts'
import { freePorts } from './free-port.ts'

const run = promisify(execFile)
const startMs = 20_000

/** Pebble, Let's Encrypt's own test issuer, with a DNS server that answers every name with this machine. */
export interface Pebble {
  /** Its ACME directory. */
  directory: string
  /** Where it calls HTTP-01 and TLS-ALPN-01 challenges. */
  httpPort: number
  alpnPort: number
  /** The DNS server it asks, `address:port`; every name leads to this machine. */
  dns: string
  /** Has that server say more: `add-caa`, `set-txt` and the like, as its manual names them. */
  tellDns: (what: string, record: object) => Promise<void>
  /** PEM file of what vouches for its own address. */
  caFile: string
  /** Connects to it as one who trusts it. */
  agent: Agent
  /** PEM of what vouches for the certificates it gives. */
  root: string
  /** How many certificates it has given, and orders it has taken. */
  issued: () => number
  ordered: () => number
  /** Takes it away, and starts it again with nothing in mind. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  stop: () => Promise<void>
}

/** Why there is no Pebble here; null when there is. */
export async function whyNoPebble(): Promise<string | null> {
  return missingPrograms([
    { program: 'pebble', package: 'pebble' },
    { program: 'pebble-challtestsrv', package: 'pebble' },
    { program: 'openssl', package: 'openssl' },
  ])
}

/** Starts it on ports of its own; certificates are good for `days`. It refuses every seventh nonce on purpose. */
export async function startPebble({ days = 90 }: { days?: number } = {}): Promise<Pebble> {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-pebble-'))
  const [acme = 0, management = 0, httpPort = 0, tlsPort = 0, dns = 0, dnsManagement = 0] = await freePorts(6)
  const caFile = join(dir, 'own.pem')
  const keyFile = join(dir, 'own.key')
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-keyout', keyFile, '-out', caFile, '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
  ])
  const config = join(dir, 'pebble.json')
  writeFileSync(
    config,
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${acme}`,
        managementListenAddress: `127.0.0.1:${management}`,
        certificate: caFile,
        privateKey: keyFile,
        httpPort,
        tlsPort,
        ocspResponderURL: '',
        externalAccountBindingRequired: false,
        certificateValidityPeriod: days * 24 * 60 * 60,
      },
    }),
  )
  const names = start('pebble-challtestsrv', [
    ...['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${dnsManagement}`],
    ...['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv4', '127.0.0.1', '-defaultIPv6', ''],
  ])
  const startIssuer = () => start('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dns}`])
  let issuer = startIssuer()
  const agent = new Agent({ ca: readFileSync(caFile), keepAlive: false })
  const ask = (url: string) => read(url, agent)
  const rootUrl = `https://127.0.0.1:${management}/roots/0`
  const ready = () => until(() => ask(rootUrl), issuer.output)
  const pebble = {
    directory: `https://127.0.0.1:${acme}/dir`,
    httpPort,
    alpnPort: tlsPort,
    dns: `127.0.0.1:${dns}`,
    async tellDns(what: string, record: object) {
      const init = { method: 'POST', body: JSON.stringify(record) }
      const { status } = await fetch(`http://127.0.0.1:${dnsManagement}/${what}`, init)
      if (status !== 200) throw new Error(`The DNS server answered ${status}`)
    },
    caFile,
    agent,
    root: await ready(),
    issued: () => count(issuer.output(), /Issued certificate serial/g),
    ordered: () => count(issuer.output(), /Added order /g),
    pause: () => issuer.end(),
    async resume() {
      issuer = startIssuer()
      pebble.root = await ready()
    },
    async stop() {
      await Promise.all([issuer.end(), names.end()])
      agent.destroy()
      rmSync(dir, { recursive: true, force: true })
    },
  }
  return pebble
}

function start(program: string, args: readonly string[]) {
  const child: ChildProcess = spawn(programPath(program) ?? program, args, {
    env: {
      PATH: process.env.PATH,
      PEBBLE_VA_NOSLEEP: '1',
      PEBBLE_WFE_NONCEREJECT: '15',
      PEBBLE_AUTHZREUSE: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  const ended = once(child, 'close')
  return {
    output: () => text,
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What something answers, once it answers. */
export async function until<R>(ask: () => Promise<R>, output: () => string): Promise<R> {
  for (const end = performance.now() + startMs; ; ) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > end) throw new Error(`It did not start: ${output()}`, { cause: error })
      await wait(30)
    }
  }
}

function read(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

function count(text: string, what: RegExp): number {
  return [...text.matchAll(what)].length
}
