import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createPrivateFile } from './create-private-file.ts'

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-private-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('a private file', () => {
  it('is its owner’s alone, whatever the process allows', () => {
    const before = process.umask(0)
    const file = join(dir, 'made')
    expect(createPrivateFile(file, 'all of it')).toBe(true)
    process.umask(before)
    expect(readFileSync(file, 'utf8')).toBe('all of it')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is never replaced', () => {
    const file = join(dir, 'kept')
    writeFileSync(file, '')
    expect(createPrivateFile(file, 'another')).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('')
  })

  it('leaves nothing beside it, made or not', () => {
    expect(() => createPrivateFile(join(dir, 'none', 'file'), 'x')).toThrow(/ENOENT/)
    expect(readdirSync(dir).sort()).toEqual(['kept', 'made'])
  })
})
