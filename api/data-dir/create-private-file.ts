import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a file that only its owner may read: whole or not at all, also when the disk is full or the power goes.
 * @returns false when there is one already, which stays as it is
 */
export function createPrivateFile(path: string, text: string): boolean {
  const aside = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    write(aside, text)
    const isMade = moveUnlessTaken(aside, path)
    if (isMade) syncFolder(dirname(path))
    return isMade
  } finally {
    rmSync(aside, { force: true })
  }
}

function write(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    const bytes = Buffer.from(text)
    // A disk that fills up may take a part of it and say so only in the count.
    if (writeSync(file, bytes) !== bytes.length) {
      throw Object.assign(new Error(`${path} was written in part`), { code: 'ENOSPC' })
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function moveUnlessTaken(from: string, to: string): boolean {
  try {
    // Unlike a rename, a link never replaces what another process made at the same moment.
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(to)) return false
    // Some file systems know no links.
    renameSync(from, to)
    return true
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
