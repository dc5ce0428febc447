import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Deps } from '../deps.ts'
import { createFileRepository } from './file.repository.ts'
import { workspacePictures } from './file.service.ts'

const served = '/files/'

/**
 * Ends pictures of a workspace by their addresses: the next round of the files takes them away. Those that are no
 * address of ours, or another workspace's, stay as they are.
 */
export async function endPictures(
  { stores }: Pick<Deps, 'stores'>,
  { region, workspaceId }: { region: Region; workspaceId: string },
  addresses: readonly string[],
): Promise<void> {
  const { files } = createFileRepository(stores)
  for (const address of addresses) {
    if (!address.startsWith(served)) continue
    const which = { workspaceId, agentId: workspacePictures, path: address.slice(served.length) }
    await files(region).updateOne(which, { $set: { expiresAt: 0 } })
  }
}
