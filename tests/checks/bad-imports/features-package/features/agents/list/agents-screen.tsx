import { Dialog } from 'radix-ui'

export const Root = Dialog.Root
