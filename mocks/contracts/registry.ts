import { agencyContracts } from './agency/area.ts'
import { agentsContracts } from './agents/area.ts'
import { analyticsContracts } from './analytics/area.ts'
import { conversationsContracts } from './conversations/area.ts'
import { domainsContracts } from './domains/area.ts'
import { embedContracts } from './embed/area.ts'
import { filesContracts } from './files/area.ts'
import { inboxContracts } from './inbox/area.ts'
import { knowledgeContracts } from './knowledge/area.ts'
import { leadsContracts } from './leads/area.ts'
import { libraryContracts } from './library/area.ts'
import { liveContracts } from './live/area.ts'
import { notificationsContracts } from './notifications/area.ts'
import { onboardingContracts } from './onboarding/area.ts'
import { platformContracts } from './platform/area.ts'
import { publicContracts } from './public/area.ts'
import { publishingContracts } from './publishing/area.ts'
import { requestsContracts } from './requests/area.ts'
import { sessionContracts } from './session/area.ts'
import type { Contract } from './shared/define-contract.ts'
import { stylingContracts } from './styling/area.ts'
import { voiceContracts } from './voice/area.ts'
import { workspacesContracts } from './workspaces/area.ts'

/** Every endpoint of the product, area by area; a check compares it with the contract files on disk. */
export const contracts: readonly Contract[] = [
  ...sessionContracts,
  ...workspacesContracts,
  ...agencyContracts,
  ...domainsContracts,
  ...agentsContracts,
  ...knowledgeContracts,
  ...onboardingContracts,
  ...conversationsContracts,
  ...liveContracts,
  ...inboxContracts,
  ...requestsContracts,
  ...analyticsContracts,
  ...leadsContracts,
  ...publishingContracts,
  ...embedContracts,
  ...stylingContracts,
  ...voiceContracts,
  ...filesContracts,
  ...notificationsContracts,
  ...libraryContracts,
  ...platformContracts,
  ...publicContracts,
]
