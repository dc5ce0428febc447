import { execFile, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const installMs = 3 * 60_000
const startMs = 10_000

/** A record as a zone file has it. */
export interface ZoneRecord {
  /** The whole name, without a dot at its end. */
  name: string
  type: string
  /** Of a TXT the text, of an MX `10 mail.example.com`. */
  value: string
}

/** Knot, a real authoritative name server, on this machine alone. */
export interface Knot {
  /** `127.0.0.1:port`. */
  server: string
  /** Adds records to a zone that is served. */
  add(zone: string, records: readonly ZoneRecord[]): Promise<void>
  /** Takes all records of a name and type away. */
  remove(zone: string, name: string, type: string): Promise<void>
  stop(): Promise<void>
}

/** Starts Knot for empty zones, installed where it can be had; otherwise says why not. */
export async function openKnot(zones: readonly string[]): Promise<Knot | { missing: string }> {
  if (!(await hasKnot())) return { missing: 'Knot DNS is not there, and apt did not install it' }
  const dir = await mkdtemp(join(tmpdir(), 'voiceglow-knot-'))
  const port = await freePort()
  const server = `127.0.0.1:${port}`
  const config = join(dir, 'knot.conf')
  await writeFile(config, settings(dir, port, zones))
  for (const zone of zones) await writeFile(join(dir, `${zone}.zone`), emptyZone(zone))
  const daemon = spawn('knotd', ['-c', config], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()))
  const stop = async () => {
    daemon.kill('SIGTERM')
    await Promise.race([ended, wait(3000, undefined, { ref: false })])
    if (daemon.exitCode === null) daemon.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  }
  if (!(await answers(server, zones[0]!))) {
    await stop()
    return { missing: `Knot DNS did not start within ${startMs / 1000} s` }
  }
  const knotc = (...args: string[]) => run('knotc', ['-c', config, ...args])

  async function change(zone: string, steps: readonly string[][]): Promise<void> {
    await knotc('-b', 'zone-begin', zone)
    for (const step of steps) await knotc(...step)
    await knotc('-b', 'zone-commit', zone)
  }
  return {
    server,
    add: (zone, records) =>
      change(
        zone,
        records.map(({ name, type, value }) => [
          'zone-set',
          zone,
          `${name}.`,
          '60',
          type,
          ...data(type, value),
        ]),
      ),
    remove: (zone, name, type) => change(zone, [['zone-unset', zone, `${name}.`, type]]),
    stop,
  }
}

async function hasKnot(): Promise<boolean> {
  const works = () =>
    run('knotd', ['--version']).then(
      () => true,
      () => false,
    )
  if (await works()) return true
  if (process.getuid?.() !== 0) return false
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'knot'], {
    timeout: installMs,
  }).catch(() => undefined)
  return works()
}

/** What stands in a record; a text is in pieces of at most 255 characters. */
function data(type: string, value: string): string[] {
  if (type === 'TXT') return (value.match(/.{1,255}/gs) ?? ['']).map((piece) => `"${piece}"`)
  if (type === 'MX') return value.split(' ').map((part, index) => (index === 1 ? `${part}.` : part))
  return [value]
}

function settings(dir: string, port: number, zones: readonly string[]): string {
  return `server:
  listen: 127.0.0.1@${port}
  rundir: "${dir}"
database:
  storage: "${dir}"
log:
  - target: "${join(dir, 'knot.log')}"
    any: warning
zone:
${zones.map((zone) => `  - domain: ${zone}\n    storage: "${dir}"\n    file: "${zone}.zone"\n    zonefile-sync: -1\n    journal-content: none\n    semantic-checks: off`).join('\n')}
`
}

function emptyZone(zone: string): string {
  return `$ORIGIN ${zone}.
$TTL 60
@ SOA ns.${zone}. admin.${zone}. 1 60 60 60 60
@ NS ns.${zone}.
ns A 127.0.0.1
`
}

async function answers(server: string, zone: string): Promise<boolean> {
  const until = performance.now() + startMs
  while (performance.now() < until) {
    const resolver = new Resolver({ timeout: 200, tries: 1 })
    resolver.setServers([server])
    if (await resolver.resolveSoa(zone).catch(() => null)) return true
    await wait(50)
  }
  return false
}

/** A port that is free now, for UDP. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4')
    socket.once('error', reject)
    socket.bind(0, '127.0.0.1', () => {
      const { port } = socket.address()
      socket.close(() => resolve(port))
    })
  })
}
