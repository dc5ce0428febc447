import { statfs } from 'node:fs/promises'

const mebibyte = 1024 * 1024
/** Below this the store's next growth may fail, though what it writes over still fits. */
const fullBytes = 16 * mebibyte
const lowBytes = 256 * mebibyte
const fewFiles = 100

/** How much room a folder's disk has: `low` is time to act, `full` is too late. */
export async function diskSpace(folder: string): Promise<'ok' | 'low' | 'full'> {
  try {
    const { bavail, bsize, files, ffree } = await statfs(folder)
    // A disk can run out of files before it runs out of bytes; some count none.
    if (bavail * bsize < fullBytes || (files > 0 && ffree < fewFiles)) return 'full'
    return bavail * bsize < lowBytes ? 'low' : 'ok'
  } catch {
    return 'full'
  }
}
