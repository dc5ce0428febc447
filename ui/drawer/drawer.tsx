import * as Dialog from '@radix-ui/react-dialog'
import type { ReactElement } from 'react'
import { DialogFrame, type DialogFrameProps } from '#ui/modal/dialog-frame.tsx'
import './drawer.css'

/** Everything else reaches the dialog element. */
export interface DrawerProps extends DialogFrameProps {
  /** The edge it slides in from, in writing direction; `start` is for navigation on phones. @default 'end' */
  side?: 'start' | 'end'
}

/** A panel from the side for making or changing one thing, 480 px wide, full width on phones. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <DialogFrame {...props} block="vg-drawer" data-side={side} />
}

/** Makes its button close the drawer, asking first when there are unsaved changes. */
export function DrawerClose({ children }: { children: ReactElement }) {
  return <Dialog.Close asChild>{children}</Dialog.Close>
}
