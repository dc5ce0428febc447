import * as Dialog from '@radix-ui/react-dialog'
import type { ReactElement } from 'react'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
import './modal.css'

/** Everything else reaches the dialog element. */
export interface ModalProps extends DialogFrameProps {
  /** Greatest width: `sm` 400 px, `md` 560 px (forms), `lg` 720 px (tables, previews). @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

/** A centred dialog for one decision or one short form. The title says what will happen. */
export function Modal({ size = 'md', ...props }: ModalProps) {
  return <DialogFrame {...props} block="vg-modal" data-size={size} />
}

/** Makes its button close the modal, asking first when there are unsaved changes. */
export function ModalClose({ children }: { children: ReactElement }) {
  return <Dialog.Close asChild>{children}</Dialog.Close>
}
