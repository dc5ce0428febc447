import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import type { FunctionFields } from '#mocks/contracts/library/function.schema.ts'

/** Props of the parts of a function's form. */
export interface FunctionFormProps {
  draft: DraftForm<FunctionFields>
}
