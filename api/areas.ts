import { agencyArea } from './agency/area.ts'
import { agentsArea } from './agents/area.ts'
import { analyticsArea } from './analytics/area.ts'
import { conversationsArea } from './conversations/area.ts'
import { domainsArea } from './domains/area.ts'
import { embedArea } from './embed/area.ts'
import { filesArea } from './files/area.ts'
import { inboxArea } from './inbox/area.ts'
import { knowledgeArea } from './knowledge/area.ts'
import { leadsArea } from './leads/area.ts'
import { libraryArea } from './library/area.ts'
import { liveArea } from './live/area.ts'
import { notificationsArea } from './notifications/area.ts'
import { onboardingArea } from './onboarding/area.ts'
import { platformArea } from './platform/area.ts'
import { publicArea } from './public/area.ts'
import { publishingArea } from './publishing/area.ts'
import { requestsArea } from './requests/area.ts'
import { sessionArea } from './session/area.ts'
import type { Area } from './shared/area.ts'
import { stylingArea } from './styling/area.ts'
import { voiceArea } from './voice/area.ts'
import { workspacesArea } from './workspaces/area.ts'

/** Every area of the product. */
export const areas: readonly Area[] = [
  sessionArea,
  workspacesArea,
  agencyArea,
  domainsArea,
  agentsArea,
  knowledgeArea,
  onboardingArea,
  conversationsArea,
  liveArea,
  inboxArea,
  requestsArea,
  analyticsArea,
  leadsArea,
  publishingArea,
  stylingArea,
  voiceArea,
  embedArea,
  filesArea,
  notificationsArea,
  libraryArea,
  platformArea,
  publicArea,
]
