import { ApiError } from '#features/shared/api-error.ts'
import { call } from '#features/shared/client.ts'
import { type UploadedFile, uploadFile as uploadFileContract } from '#mocks/contracts/files/file.contract.ts'
import type { UploadPurpose } from '#mocks/contracts/files/upload-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { dataUrlOf } from './data-url-of.ts'

/** Whose file it is and what it is for. */
export interface UploadTarget {
  region: Region
  agentId: string
  /** The agent's workspace. */
  workspaceId: string
  purpose: UploadPurpose
}

/**
 * Sends a file as the upload controls of `ui` want it sent. Rejects with the words to show: what the server found
 * wrong with the file, or why it could not take it.
 */
export async function uploadFile(
  { region, agentId, workspaceId, purpose }: UploadTarget,
  file: File,
  signal: AbortSignal,
): Promise<UploadedFile> {
  const base64Payload = await dataUrlOf(file)
  const targetPath = `${purpose}/${file.name}`.slice(-1000)
  try {
    const { data } = await call(uploadFileContract, {
      params: { region },
      body: { agentId, userId: workspaceId, base64Payload, targetPath },
      signal,
    })
    return data
  } catch (error) {
    const found = error instanceof ApiError ? error.fields.base64Payload : undefined
    throw found ? new Error(found) : error
  }
}
