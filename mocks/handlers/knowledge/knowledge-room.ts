import { refuseText } from '#mocks/contracts/knowledge/knowledge.refusals.ts'
import { defaultLimits } from '#mocks/contracts/workspaces/default-limits.ts'
import type { MockAgent } from '../agents/load-mock-agent.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { refuse } from '../shared/mock-reply.ts'
import { mockDocuments } from './mock-documents.ts'

/** Characters a workspace's plan has room for; null for any number. */
export function mostCharacters({ workspaces }: MockDb, workspaceId: string): number | null {
  const own = workspaces.find(({ uid }) => uid === workspaceId)?.internal.customPlan?.limits
  return own?.maxKbDocsCharCount === undefined ? defaultLimits.maxKbDocsCharCount : own.maxKbDocsCharCount
}

/** Refuses a text for which there is no room; `instead` is the length of the one it replaces. */
export function assertMockRoom(
  db: MockDb,
  { ID, ownerID }: Pick<MockAgent, 'ID' | 'ownerID'>,
  { adds, instead = 0 }: { adds: number; instead?: number },
): void {
  if (adds <= instead) return
  const held = mockDocuments(db, ID).reduce((sum, { charCount }) => sum + charCount, 0)
  refuse(refuseText(held + adds - instead, mostCharacters(db, ownerID)))
}
