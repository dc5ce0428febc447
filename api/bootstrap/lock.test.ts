import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './lock.mjs'

const run = promisify(execFile)
let folder: string
let lockDir: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'voiceglow-lock-'))
  lockDir = path.join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Adds 1 to a number in a file, ten times, reading and writing in separate steps. */
const counting = `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { setTimeout as delay } from 'node:timers/promises'
  const [lockModule, lockDir, counter] = process.argv.slice(1)
  const { withLock } = await import(lockModule)
  for (let i = 0; i < 10; i++) {
    await withLock(lockDir, async () => {
      const value = Number(readFileSync(counter, 'utf8'))
      await delay(1)
      writeFileSync(counter, String(value + 1))
    }, { pollMs: 2 })
  }
`

describe('withLock', () => {
  it('lets one process in at a time', async () => {
    const counter = path.join(folder, 'counter')
    writeFileSync(counter, '0')
    const lockModule = new URL('./lock.mjs', import.meta.url).href
    const args = ['--input-type=module', '-e', counting, lockModule, lockDir, counter]
    await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, args, { timeout: 20_000 })))
    expect(readFileSync(counter, 'utf8')).toBe('40')
    expect(readdirSync(folder)).toEqual(['counter'])
  })

  it('takes over from an owner that has died', async () => {
    const { stdout } = await run(process.execPath, ['-p', 'process.pid'])
    mkdirSync(lockDir)
    writeFileSync(path.join(lockDir, `${stdout.trim()}-a1b2`), '')
    expect(await withLock(lockDir, () => 'done', { waitMs: 5_000 })).toBe('done')
  })

  it('gives up on an owner that lives on, and leaves its lock alone', async () => {
    mkdirSync(lockDir)
    writeFileSync(path.join(lockDir, `${process.pid}-a1b2`), '')
    await expect(withLock(lockDir, () => 'done', { waitMs: 20, pollMs: 5 })).rejects.toThrow(
      'delete that folder',
    )
    expect(readdirSync(folder)).toEqual(['lock'])
    expect(readdirSync(lockDir)).toEqual([`${process.pid}-a1b2`])
  })

  it('is free again after a failure', async () => {
    await expect(
      withLock(lockDir, () => {
        throw new Error('no disk')
      }),
    ).rejects.toThrow('no disk')
    expect(await withLock(lockDir, () => 'next')).toBe('next')
  })
})
