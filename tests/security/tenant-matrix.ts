import { contracts } from '#mocks/contracts/registry.ts'
import { expectedStatuses } from './matrix/expected.ts'
import type { PrincipalName } from './matrix/principals.ts'
import type { MatrixRow, MatrixRows } from './matrix/row.ts'
import { agencyRows } from './rows/agency.ts'
import { agentsRows } from './rows/agents.ts'
import { analyticsRows } from './rows/analytics.ts'
import { conversationsRows } from './rows/conversations.ts'
import { domainsRows, newSubdomainRow } from './rows/domains.ts'
import { embedRows } from './rows/embed.ts'
import { filesRows } from './rows/files.ts'
import { inboxRows } from './rows/inbox.ts'
import { knowledgeRows } from './rows/knowledge.ts'
import { leadsRows } from './rows/leads.ts'
import { libraryRows } from './rows/library.ts'
import { liveRows } from './rows/live.ts'
import { notificationsRows } from './rows/notifications.ts'
import { onboardingRows } from './rows/onboarding.ts'
import { platformRows } from './rows/platform.ts'
import { publicRows } from './rows/public.ts'
import { publishingRows } from './rows/publishing.ts'
import { requestsRows } from './rows/requests.ts'
import { sessionRows } from './rows/session.ts'
import { stylingRows } from './rows/styling.ts'
import { voiceRows } from './rows/voice.ts'
import { workspacesRows } from './rows/workspaces.ts'

const areas: readonly MatrixRows[] = [
  workspacesRows,
  agencyRows,
  domainsRows,
  newSubdomainRow,
  agentsRows,
  knowledgeRows,
  onboardingRows,
  conversationsRows,
  liveRows,
  inboxRows,
  requestsRows,
  analyticsRows,
  leadsRows,
  publishingRows,
  embedRows,
  stylingRows,
  voiceRows,
  filesRows,
  notificationsRows,
  libraryRows,
  platformRows,
  publicRows,
  // Last: it ends the sessions it is called with.
  sessionRows,
]

/** Every operation: what is sent, and the status each principal gets (threats G1). */
export const matrixRows: Record<string, MatrixRow & { status: Record<PrincipalName, number> }> =
  Object.fromEntries(
    areas.flatMap((rows) =>
      Object.entries(rows).map(([id, row]) => {
        const contract = contracts.find((candidate) => candidate.id === id)
        if (!contract) throw new Error(`${id} is no contract`)
        return [id, { ...row, status: expectedStatuses(contract, row) }]
      }),
    ),
  )
