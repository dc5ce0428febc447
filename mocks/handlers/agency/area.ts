import { defineMockArea } from '../shared/mock-area.ts'
import { adminScenarios } from './admin.handlers.ts'
import { agencyHandlers, agencyScenarios } from './agency.handlers.ts'
import { emailDomainScenarios } from './email-domain.handlers.ts'

/** What a workspace shows its clients under its own name. */
export const agencyMocks = defineMockArea({
  handlers: agencyHandlers,
  scenarios: { agency: agencyScenarios, emailDomain: emailDomainScenarios, admin: adminScenarios },
})
