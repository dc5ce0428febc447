import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A server of the lab. */
export interface LabServer {
  stop(): Promise<void>
}

/** A Knot that serves zones from files; `signed` ones it signs itself. */
export class Knot implements LabServer {
  readonly dir: string
  private isEmpty: boolean
  private child: ChildProcess | undefined

  constructor(dir: string, addresses: string[], zones: Map<string, string>, signed: readonly string[] = []) {
    this.dir = dir
    this.isEmpty = zones.size === 0
    mkdirSync(join(dir, 'zones'), { recursive: true })
    mkdirSync(join(dir, 'db'), { recursive: true })
    const name = (zone: string) => (zone === '' ? '.' : zone)
    for (const [zone, text] of zones) this.write(zone, text)
    const conf = [
      'server:',
      `  rundir: "${dir}"`,
      `  user: root`,
      '  udp-workers: 1',
      '  tcp-workers: 1',
      '  background-workers: 1',
      `  listen: [${addresses.map((address) => `${address}@53`).join(', ')}]`,
      'database:',
      `  storage: "${dir}/db"`,
      'log:',
      '  - target: stderr',
      '    any: error',
      'template:',
      '  - id: default',
      `    storage: "${dir}/zones"`,
      '    zonefile-sync: -1',
      '    journal-content: none',
      '    semantic-checks: soft',
      '  - id: signed',
      `    storage: "${dir}/zones"`,
      '    zonefile-sync: -1',
      '    zonefile-load: difference-no-serial',
      '    journal-content: all',
      '    dnssec-signing: on',
      'zone:',
      ...[...zones.keys()].flatMap((zone) => [
        `  - domain: "${name(zone)}"`,
        `    file: "${fileOf(zone)}"`,
        ...(signed.includes(zone) ? ['    template: signed'] : []),
      ]),
      '',
    ]
    writeFileSync(this.conf, conf.join('\n'))
  }

  private get conf() {
    return join(this.dir, 'knot.conf')
  }

  write(zone: string, text: string) {
    writeFileSync(join(this.dir, 'zones', fileOf(zone)), text)
  }

  /** Starts it and waits until every zone is loaded. */
  async start() {
    this.child = spawn('knotd', ['-c', this.conf], { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    this.child.stderr?.on('data', (chunk) => {
      said += String(chunk)
    })
    for (let tries = 0; tries < 200; tries++) {
      if (this.child.exitCode !== null) throw new Error(`knotd ended: ${said.slice(0, 2000)}`)
      const loaded = this.command('zone-status')
      if (loaded !== null && !/serial: (-|none)/.test(loaded) && (loaded.trim() !== '' || this.isEmpty))
        return
      await wait(50)
    }
    throw new Error(
      `zones were not loaded: ${said.slice(0, 2000)} ${this.command('zone-status')
        ?.split('\n')
        .filter((line) => /serial: (-|none)/.test(line))
        .join('\n')}`,
    )
  }

  private command(...words: string[]): string | null {
    try {
      return execFileSync('knotc', ['-c', this.conf, ...words], {
        stdio: ['ignore', 'pipe', 'ignore'],
      }).toString()
    } catch {
      return null
    }
  }

  reload() {
    this.command('-b', 'zone-reload')
  }

  /** What a signed zone's parent has to say of its keys. */
  ds(zone: string): string[] {
    const lines = execFileSync('keymgr', ['-c', this.conf, `${zone}.`, 'ds'])
      .toString()
      .trim()
      .split('\n')
    return lines.map((line) => line.trim()).filter((line) => line.split(/\s+/)[4] === '2')
  }

  stop = () => end(this.child)
}

const fileOf = (zone: string) => `${zone === '' ? 'root' : zone}.zone`

/** An Unbound that finds answers from the lab's root, and checks signatures below one anchor. */
export class Unbound implements LabServer {
  private child: ChildProcess | undefined
  private dir: string
  private address: string

  constructor(dir: string, address: string, root: string, anchors: readonly string[]) {
    this.dir = dir
    this.address = address
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, 'root.hints'), `. 3600 NS ns.registry.net.\nns.registry.net. 3600 A ${root}\n`)
    const conf = [
      'server:',
      `  interface: ${address}`,
      '  port: 53',
      '  num-threads: 1',
      '  do-daemonize: no',
      '  username: ""',
      '  chroot: ""',
      `  directory: "${dir}"`,
      '  pidfile: ""',
      '  use-syslog: no',
      '  verbosity: 0',
      '  do-ip6: no',
      '  do-not-query-localhost: no',
      '  access-control: 127.0.0.0/8 allow',
      '  root-hints: "root.hints"',
      '  module-config: "validator iterator"',
      '  target-fetch-policy: "0 0 0 0 0"',
      '  aggressive-nsec: no',
      ...anchors.map((anchor) => `  trust-anchor: "${anchor}"`),
      'remote-control:',
      '  control-enable: no',
      '',
    ]
    writeFileSync(join(dir, 'unbound.conf'), conf.join('\n'))
  }

  async start(isUp: (address: string) => Promise<boolean>) {
    this.child = spawn('unbound', ['-c', join(this.dir, 'unbound.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    this.child.stderr?.on('data', (chunk) => {
      said += String(chunk)
    })
    for (let tries = 0; tries < 100; tries++) {
      if (this.child.exitCode !== null) throw new Error(`unbound ended: ${said.slice(0, 2000)}`)
      if (await isUp(this.address)) return
      await wait(50)
    }
    throw new Error(`unbound did not answer: ${said.slice(0, 2000)}`)
  }

  stop = () => end(this.child)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function end(child: ChildProcess | undefined) {
  if (!child || child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(late)
}
