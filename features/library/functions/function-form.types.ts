import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import type { FunctionFields } from '#mocks/contracts/library/function.schema.ts'

/** What each part of a function's form is given. */
export interface FunctionFormProps {
  draft: DraftForm<FunctionFields>
}
