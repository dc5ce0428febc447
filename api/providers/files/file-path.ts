import { randomUUID } from 'node:crypto'
import type { StoredExtension } from '#mocks/contracts/files/stored-extension.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'

const segment = /^[A-Za-z0-9_-]{1,64}$/
const fileName =
  /^(tmp-|chat-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(png|webp|pdf|txt|csv|json|woff2)$/

/** Whose file it is; the server alone makes the path from it (threats 17). */
export interface FileOwner {
  region: Region
  workspaceId: string
  agentId: string
}

/** What a stored file's path tells. */
export interface FilePath {
  id: string
  extension: StoredExtension
  temporary: boolean
  /** It is of a conversation: no address shows it to whoever asks. */
  attached: boolean
}

/** The folder of an agent's files; throws for ids that could lead elsewhere. */
export function folderOf({ region, workspaceId, agentId }: FileOwner): string {
  for (const part of [workspaceId, agentId]) {
    if (!segment.test(part)) throw new Error('A file needs an owner with plain ids')
  }
  return `${region}/${workspaceId}/${agentId}`
}

/** A path nobody has had before. */
export function newFilePath(
  owner: FileOwner,
  extension: StoredExtension,
  { temporary = false, attached = false }: Partial<Pick<FilePath, 'temporary' | 'attached'>>,
) {
  const id = randomUUID()
  const kind = attached ? 'chat-' : temporary ? 'tmp-' : ''
  return { id, path: `${folderOf(owner)}/${kind}${id}.${extension}` }
}

/** Reads a path of ours; null for every other one, whatever it tries. */
export function parseFilePath(path: string): FilePath | null {
  const parts = path.split('/')
  const [, kind, id, extension] = fileName.exec(parts.pop() ?? '') ?? []
  if (!id || parts.length !== 3 || !parts.every((part) => segment.test(part))) return null
  return {
    id,
    extension: extension as StoredExtension,
    temporary: kind === 'tmp-',
    attached: kind === 'chat-',
  }
}
