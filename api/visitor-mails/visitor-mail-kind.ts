import type { MailKind } from '#mocks/contracts/agents/mail-kinds.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import type { MailMessage } from '../providers/mail/mail.ts'
import type { DocStore } from '../store/store.ts'
import type { MailedDoc } from './mailed.ts'

/** What visitors leave that the people of a workspace are mailed about. */
export interface VisitorMailKind<T extends MailedDoc> {
  kind: MailKind
  store: (region: Region) => DocStore<T>
  /** Whether somebody is still to hear of it. */
  isWanted: (region: Region, doc: T) => Promise<boolean>
  /** The mail about one. @param isLast what else comes within the hour comes at its end */
  single: (region: Region, doc: T, agent: AgentDoc, isLast: boolean) => Promise<(to: string) => MailMessage>
  /** The mail about several, the ones to name first in front. */
  digest: (region: Region, docs: readonly T[], agent: AgentDoc) => (to: string) => MailMessage
}

/** What mails of visitors need of the server. */
export type VisitorMailDeps = Pick<Deps, 'stores' | 'now' | 'log' | 'mail' | 'config'>
