import { Modal } from '#ui/modal/modal.tsx'
import { guarded } from './guarded.tsx'

/** A modal that asks before anything typed in a form inside it is lost. */
export const GuardedModal = guarded(Modal)
