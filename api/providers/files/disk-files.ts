import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './files.ts'

const segment = /^[A-Za-z0-9_-]{1,64}$/
const fileName = /^[0-9a-f-]{36}\.png$/

/** Files on this machine's disk, under `dir`. */
export function diskFiles(dir: string): Files {
  return {
    async savePng({ region, workspaceId, agentId }, png) {
      for (const part of [workspaceId, agentId]) {
        if (!segment.test(part)) throw new Error('A file needs an owner with plain ids')
      }
      const name = `${randomUUID()}.png`
      const folder = join(dir, region, workspaceId, agentId)
      await mkdir(folder, { recursive: true })
      // Written aside and moved, so that nobody reads half a file.
      const aside = join(folder, `.${name}.part`)
      await writeFile(aside, png, { flag: 'wx' })
      await rename(aside, join(folder, name))
      return `/files/${region}/${workspaceId}/${agentId}/${name}`
    },

    async read(path) {
      const parts = path.split('/')
      const name = parts.pop() ?? ''
      if (parts.length !== 3 || !fileName.test(name) || !parts.every((part) => segment.test(part)))
        return null
      return readFile(join(dir, ...parts, name)).catch(() => null)
    },
  }
}
