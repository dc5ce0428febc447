import type { FieldValues } from 'react-hook-form'
import { ApiError } from '#features/shared/api-error.ts'
import type { DraftForm, DraftFormOptions } from '#features/shared/draft-form/draft-form.types.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { useToast } from '#ui/toast/toast-context.ts'

interface LibraryDraftOptions<Doc extends object, Values extends FieldValues>
  extends Pick<DraftFormOptions<Doc, Values, Values>, 'doc' | 'readOnly' | 'toValues' | 'check' | 'save'> {
  /** Told when it is saved: 'Credential created'. */
  savedTitle: string
  onClose: () => void
}

/** The form of a library drawer, which tells what became of it and closes when it is saved. */
export function useLibraryDraft<Doc extends object, Values extends FieldValues>({
  savedTitle,
  onClose,
  ...options
}: LibraryDraftOptions<Doc, Values>): DraftForm<Values, Doc> {
  const { notify } = useToast()
  return useDraftForm<Doc, Values>({
    ...options,
    onSaved() {
      notify({ kind: 'success', title: savedTitle })
      onClose()
    },
    onFailed(error) {
      const message = error instanceof ApiError ? error.message : undefined
      notify({ kind: 'failure', title: 'Not saved', message })
    },
  })
}
