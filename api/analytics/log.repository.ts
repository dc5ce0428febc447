import { logKeptDays, type WorkspaceLog } from '#mocks/contracts/analytics/log.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Doc, DocStore, Stores } from '../store/store.ts'

/** An entry of a workspace's log. */
export interface WorkspaceLogDoc extends Doc, Omit<WorkspaceLog, 'ID' | 'mailed' | 'agentTitle'> {
  workspaceId: string
  /** Unix milliseconds, for forgetting it. */
  at: number
  /** When its mail is due, in Unix milliseconds; 0 for none, or for one that was sent. */
  mailAt: number
  /** When it was to be mailed about, in Unix milliseconds; 0 for never. */
  mailedAt: number
}

/** Milliseconds an entry is kept. */
export const logKeptMs = logKeptDays * 24 * 60 * 60 * 1000

/** The logs of workspaces, by region. */
export function createLogRepository(stores: Stores) {
  return {
    logs: (region: Region): DocStore<WorkspaceLogDoc> => stores[region].collection('workspaceLogs'),
  }
}

/** An entry as its workspace sees it. */
export function presentLog(entry: WorkspaceLogDoc, agentTitle: string): WorkspaceLog {
  const { _id, agentId, type, content, channel, metadata, mailedAt, ts } = entry
  return { ID: _id, agentId, agentTitle, type, content, channel, metadata, mailed: mailedAt > 0, ts }
}
