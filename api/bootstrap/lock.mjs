import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Longer than anything done under a lock is allowed to take. */
const STALE_AFTER_MS = 30 * 60_000

/**
 * Runs `work` while no other process holds the lock directory `lockDir`.
 * Waits at most `waitMs`, then throws; a lock whose owner has died, or that is older than half an hour, is taken over.
 */
export async function withLock(
  lockDir,
  work,
  { waitMs = 20 * 60_000, pollMs = 250, onWait = () => {} } = {},
) {
  const release = await acquire(lockDir, { waitMs, pollMs, onWait })
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * The lock is a directory holding one file named `<pid>-<random>`. It is prepared aside and renamed into place, which
 * succeeds only where no directory, or an empty one, stands. Names are never reused, so clearing a dead owner's file
 * can never remove a living owner's lock.
 */
async function acquire(lockDir, { waitMs, pollMs, onWait }) {
  const owner = `${process.pid}-${randomBytes(6).toString('hex')}`
  const prepared = `${lockDir}.${owner}`
  mkdirSync(prepared, { recursive: true })
  writeFileSync(path.join(prepared, owner), '')
  const deadline = process.hrtime.bigint() + BigInt(waitMs) * 1_000_000n
  let announced = false
  try {
    while (!moveInto(prepared, lockDir)) {
      clearDeadOwners(lockDir)
      if (moveInto(prepared, lockDir)) break
      if (process.hrtime.bigint() > deadline) {
        throw new Error(
          `Another process has held ${lockDir} for too long. If none is running, delete that folder.`,
        )
      }
      if (!announced) onWait()
      announced = true
      await delay(pollMs)
    }
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true })
    throw error
  }
  return () => {
    rmSync(path.join(lockDir, owner), { force: true })
    removeIfEmpty(lockDir)
  }
}

/** True when `prepared` now stands at `lockDir`; false when another lock stands there. */
function moveInto(prepared, lockDir) {
  try {
    renameSync(prepared, lockDir)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY'].includes(error.code)) return false
    throw error
  }
}

/** Removes the owner files of processes that are gone, and then the emptied directory. */
function clearDeadOwners(lockDir) {
  for (const owner of namesIn(lockDir)) {
    if (isDead(path.join(lockDir, owner), Number(owner.split('-')[0]))) {
      rmSync(path.join(lockDir, owner), { force: true })
    }
  }
  removeIfEmpty(lockDir)
}

function isDead(file, pid) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS) return true
  } catch {
    return false
  }
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function namesIn(directory) {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function removeIfEmpty(directory) {
  try {
    rmdirSync(directory)
  } catch {
    // Another process took it in the meantime, or it is already gone: both are fine.
  }
}
