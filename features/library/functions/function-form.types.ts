import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import type { FunctionFields, LibraryFunction } from '#mocks/contracts/library/function.schema.ts'

/** What a function's form holds. */
export interface FunctionValues extends FunctionFields {
  /** Address of its picture, a data URL of a new one, or '' for none. */
  imageUrl: string
  /** One that is typed; '' keeps the one there is, null removes it. */
  serverUrlSecret: string | null
}

/** What each part of a function's form is given. */
export interface FunctionFormProps {
  draft: DraftForm<FunctionValues, LibraryFunction>
}
