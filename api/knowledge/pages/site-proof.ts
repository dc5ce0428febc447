import { createHash } from 'node:crypto'
import { siteProofLine } from '#mocks/contracts/knowledge/site-proof.ts'

/** The line by which a website says that it is a workspace's own. Who reads it there learns nothing of the workspace. */
export function siteProofOf(workspaceId: string): string {
  return siteProofLine(createHash('sha256').update(`site of ${workspaceId}`).digest('hex').slice(0, 32))
}
