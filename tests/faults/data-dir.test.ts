import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbeddedStores } from '#api/store/embedded.ts'
import { type ChildServer, failToStart, startChild } from '../harness/child-server.ts'
import { newAgentId } from '../harness/sign-up.ts'

const root = mkdtempSync(join(tmpdir(), 'voiceglow-data-'))
const running = new Set<ChildServer>()
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

async function start(dataDir: string): Promise<ChildServer> {
  const server = await startChild({ DATA_DIR: dataDir })
  running.add(server)
  return server
}

async function end(server: ChildServer, signal: NodeJS.Signals) {
  running.delete(server)
  return server.end(signal)
}

/** Every path below a folder whose rights reach further than its owner. */
function readableByOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = [folder, ...names.map((name) => join(folder, name))]
  return paths.filter((path) => (statSync(path).mode & 0o077) !== 0)
}

describe('the secret this machine made', () => {
  it.each([
    { held: '', says: 'is empty' },
    { held: '\n', says: 'is empty' },
    { held: 'a-short-one', says: 'has 11 characters, fewer than 32' },
  ])('ends the start when it cannot protect anything: $says', async ({ held, says }) => {
    const dataDir = join(root, `secret-${newAgentId()}`)
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'session-secret'), held)
    const { code, output } = await failToStart({ DATA_DIR: dataDir, PORT: '0' })
    expect(code).toBe(1)
    expect(output).toContain(`${join(dataDir, 'session-secret')} ${says}`)
    expect(output).toContain('Put it back from a backup')
    expect(output).not.toMatch(/\n\s+at /)
    // Made anew by itself, it would lock away what is encrypted with the old one.
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe(held)
  })

  it('is one, however many servers start at the same moment in an empty folder', async () => {
    const dataDir = join(root, 'together')
    const started = await Promise.allSettled([start(dataDir), start(dataDir), start(dataDir)])
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toMatch(/^[\w-]{43}$/)
    for (const server of running) await end(server, 'SIGKILL')
  })
})

describe('the folder of a server', () => {
  it('is its owner’s alone, databases and their logs included', async () => {
    const dataDir = join(root, 'fresh')
    const server = await start(dataDir)
    expect(readdirSync(dataDir)).toEqual(
      expect.arrayContaining(['session-secret', 'voiceglow.db', 'voiceglow.db-wal', 'voiceglow-eu.db-shm']),
    )
    expect(readableByOthers(dataDir)).toEqual([])
    await end(server, 'SIGTERM')
  })

  it('becomes so where an earlier version left it open, uploads included', async () => {
    const dataDir = join(root, 'open')
    await end(await start(dataDir), 'SIGKILL')
    const uploads = join(dataDir, 'files', 'eu', 'agent')
    mkdirSync(uploads, { recursive: true })
    writeFileSync(join(uploads, 'logo.png'), 'x')
    writeFileSync(join(dataDir, 'notes.txt'), 'somebody else’s')
    const elsewhere = join(root, 'elsewhere.png')
    writeFileSync(elsewhere, 'x')
    symlinkSync(elsewhere, join(uploads, 'link.png'))
    execFileSync('chmod', ['-R', 'a+rX', dataDir])
    chmodSync(elsewhere, 0o644)
    expect(readableByOthers(dataDir).length).toBeGreaterThan(5)
    const server = await start(dataDir)
    expect(readableByOthers(dataDir)).toEqual([join(dataDir, 'notes.txt'), join(uploads, 'link.png')])
    await end(server, 'SIGTERM')
  })

  it('is refused to a second server, which names the first', async () => {
    const dataDir = join(root, 'shared')
    const first = await start(dataDir)
    const { code, output } = await failToStart({ DATA_DIR: dataDir, PORT: '0' })
    expect(code).toBe(1)
    expect(output).toMatch(/DATA_DIR \S+ is in use by another server: process \d+ on \S+, since \d{4}-/)
    expect(output).not.toMatch(/\n\s+at /)
    expect((await fetch(`${first.url}/health`)).status).toBe(200)
    await end(first, 'SIGTERM')
    expect(existsSync(join(dataDir, 'server-lock-holder'))).toBe(false)
  })

  it('is taken over at once from a server that was killed', async () => {
    const dataDir = join(root, 'killed')
    await end(await start(dataDir), 'SIGKILL')
    expect(existsSync(join(dataDir, 'server-lock-holder'))).toBe(true)
    const server = await start(dataDir)
    expect(await end(server, 'SIGTERM')).toEqual({ code: 0, signal: null })
  })

  it('that cannot be written is named, also when nothing has to be made in it', async () => {
    const dataDir = join(root, 'a-file')
    writeFileSync(dataDir, '')
    const SESSION_SECRET = 'a secret of the tests alone, never a real one'
    const { code, output } = await failToStart({ DATA_DIR: dataDir, PORT: '0', SESSION_SECRET })
    expect(code).toBe(1)
    expect(output).toContain(`  DATA_DIR ${dataDir} cannot be written (EEXIST)`)
    expect(output).not.toMatch(/\n\s+at /)
  })
})

describe('a store that is damaged', () => {
  /** A folder whose eu store has been through `damage`. */
  async function damagedFolder(damage: (bytes: Buffer) => Buffer): Promise<string> {
    const dataDir = join(root, `damaged-${newAgentId()}`)
    const stores = openEmbeddedStores({ dir: dataDir, requireIndexes: true })
    const docs = Array.from({ length: 500 }, (_, count) => ({ _id: `row-${count}`, text: 'x'.repeat(100) }))
    await stores.eu.collection('rows').insertMany(docs)
    await stores.close()
    const file = join(dataDir, 'voiceglow-eu.db')
    writeFileSync(file, damage(readFileSync(file)))
    return dataDir
  }

  it.each([
    { name: 'overwritten', damage: (bytes: Buffer) => Buffer.alloc(bytes.length, 'x') },
    { name: 'torn in the middle', damage: (bytes: Buffer) => bytes.fill(0xa5, 8192, bytes.length / 2) },
    { name: 'cut off', damage: (bytes: Buffer) => bytes.subarray(0, 20_000) },
  ])('$name ends the start with its name, the cause and what to do', async ({ damage }) => {
    const dataDir = await damagedFolder(damage)
    const { code, output } = await failToStart({ DATA_DIR: dataDir, PORT: '0' })
    expect(code).toBe(1)
    expect(output).toMatch(/^The store's file \S+voiceglow-eu\.db is damaged \(.+\)\./)
    expect(output).toContain('put a backup in its place')
    expect(output).not.toMatch(/\n\s+at /)
  })
})
