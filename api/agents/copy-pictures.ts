import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import type { Deps } from '../deps.ts'
import { createFileService } from '../files/file.service.ts'
import type { FileOwner } from '../providers/files/file-path.ts'
import { parseFilePath } from '../providers/files/file-path.ts'

/** Fields of an agent that may show a file of its own. */
type Pictures = Pick<AgentFields, 'roundedImageURL' | 'chatBgURL'>

const prefix = '/files/'

/** Gives a copy of an agent its own pictures, so that it keeps them when the other agent is removed. */
export function createCopyPictures(deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>) {
  const files = createFileService(deps)

  async function copy(url: string, owner: FileOwner): Promise<string> {
    const path = url.startsWith(prefix) ? url.slice(prefix.length) : ''
    const parsed = parseFilePath(path)
    const bytes = parsed && !parsed.attached && (await deps.files.read(path))
    if (!parsed || !bytes) return url
    const kept = await files.keep(owner, { bytes, extension: parsed.extension })
    return `${prefix}${kept.path}`
  }

  return async function copyPictures(pictures: Pictures, owner: FileOwner): Promise<Pictures> {
    return {
      roundedImageURL: await copy(pictures.roundedImageURL, owner),
      chatBgURL: await copy(pictures.chatBgURL, owner),
    }
  }
}
