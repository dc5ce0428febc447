import { temporaryHours, workspaceFilesCount, workspaceFilesMB } from '#mocks/contracts/files/upload-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { HttpError } from '../http/http-error.ts'
import type { FileOwner } from '../providers/files/file-path.ts'
import type { NewFile } from '../providers/files/files.ts'
import { createFileRepository, type FileDoc } from './file.repository.ts'

/** Stands for an agent's id where a file is the workspace's own: its pictures. */
export const workspacePictures = 'workspace'

/** Files with a record each: what a workspace keeps is counted. */
export function createFileService(deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>) {
  const { files: records } = createFileRepository(deps.stores)

  /** A quota, no ledger: uploads at the same moment may pass it by what is under way. */
  async function assertWithinLimits(region: Region, workspaceId: string, size: number): Promise<void> {
    const kept = await records(region)
      .find<Pick<FileDoc, '_id' | 'size'>>(
        { workspaceId },
        { projection: { size: 1 }, limit: workspaceFilesCount },
      )
      .toArray()
    const bytes = kept.reduce((sum, file) => sum + file.size, size)
    if (kept.length < workspaceFilesCount && bytes <= workspaceFilesMB * 1_000_000) return
    throw new HttpError(403, {
      code: 'limit_reached',
      message: `Your workspace keeps at most ${workspaceFilesMB} MBs of files.`,
    })
  }

  async function store(owner: FileOwner, file: NewFile) {
    try {
      return await deps.files.save(owner, file)
    } catch (error) {
      deps.log.error({ err: error }, 'files.save_failed')
      throw new HttpError(503)
    }
  }

  return {
    /** Stores a file and its record, with `more` in it; 403 when the workspace keeps enough, 503 when the file store does not work. */
    async keep<More extends object>(owner: FileOwner, file: NewFile, more?: More): Promise<FileDoc & More> {
      const { region, workspaceId, agentId } = owner
      await assertWithinLimits(region, workspaceId, file.bytes.length)
      const { id, path } = await store(owner, file)
      const record = {
        ...(more as More),
        _id: id,
        workspaceId,
        agentId,
        path,
        size: file.bytes.length,
        createdAt: unixNow(deps),
        expiresAt: file.temporary ? deps.now() + temporaryHours * 60 * 60 * 1000 : null,
      }
      try {
        await records(region).insertOne(record)
      } catch (error) {
        // Bytes nobody counts would stay for ever.
        await deps.files.remove(path).catch(() => undefined)
        throw error
      }
      return record
    },

    /** Reads a stored file; null when there is none, 503 when the file store does not work. */
    async read(path: string): Promise<Buffer | null> {
      try {
        return await deps.files.read(path)
      } catch (error) {
        deps.log.error({ err: error }, 'files.read_failed')
        throw new HttpError(503)
      }
    },

    /** Removes every file of an agent. */
    async removeAgentFiles(owner: FileOwner): Promise<void> {
      await deps.files.removeAll(owner)
      await records(owner.region).deleteMany({ agentId: owner.agentId })
    },
  }
}
