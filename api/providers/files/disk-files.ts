import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Files, filesOver } from './files.ts'

/** Files on this machine's disk, under `dir`. */
export function diskFiles(dir: string): Files {
  return filesOver({
    kind: 'disk',
    async put(key, bytes) {
      const file = join(dir, key)
      const aside = `${file}.part`
      await mkdir(dirname(file), { recursive: true })
      try {
        // Written aside and moved, so that nobody reads half a file.
        await writeFile(aside, bytes, { flag: 'wx' })
        await rename(aside, file)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(join(dir, key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(join(dir, key), { force: true }),
    removeFolder: (folder) => rm(join(dir, folder), { recursive: true, force: true }),
  })
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
}
