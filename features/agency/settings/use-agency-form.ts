import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { ApiError } from '#features/shared/api-error.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { useSaveAgency } from '../agency.queries.ts'
import type { AgencyForm } from './agency-form.ts'
import { type AgencyValues, checkAgency, toAgencyValues } from './agency-values.ts'

/** Milliseconds a success is shown (spec 2 §8). */
const shownMs = 2000

interface AgencyFormOptions {
  readOnly: boolean
  /** These are about to show what is wrong with them. */
  onInvalid: (names: string[]) => void
}

/** The form of an agency; the first save makes the agency (spec 2 §4, §8). */
export function useAgencyForm(owner: AgencyOwner, agency: Agency, options: AgencyFormOptions): AgencyForm {
  const { notify } = useToast()
  const saving = useSaveAgency(owner)
  const isFirst = agency.createdAt === null
  return useDraftForm<Agency, AgencyValues>({
    ...options,
    doc: agency,
    toValues: (doc = agency) => toAgencyValues(doc),
    check: checkAgency,
    save: (changed) => saving.mutateAsync(changed),
    onSaved() {
      const message = isFirst ? 'Agency settings initialized' : undefined
      notify({ kind: 'success', title: 'Saved successfully', message, duration: shownMs })
    },
    onFailed(error) {
      const message = error instanceof ApiError ? error.message : undefined
      const title = isFirst ? 'Error creating agency settings' : 'Error occured when trying to save..'
      notify({ kind: 'failure', title, message })
    },
  })
}
