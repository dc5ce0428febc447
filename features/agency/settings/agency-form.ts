import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { AgencyValues } from './agency-values.ts'

/** The one form over all tabs of the agency settings. */
export type AgencyForm = DraftForm<AgencyValues, Agency>

/** What a tab is given. */
export interface AgencyPanelProps {
  draft: AgencyForm
  /** Everything as it is typed. */
  typed: AgencyValues
}
