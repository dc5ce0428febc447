import type { FunctionFields } from '#mocks/contracts/library/function.schema.ts'
import type { LibraryForm } from '../shared/use-library-form.ts'

/** Props of the parts of a function's form. */
export interface FunctionFormProps {
  form: LibraryForm<FunctionFields>
  readOnly: boolean
}
