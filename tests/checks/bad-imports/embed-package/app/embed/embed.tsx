import * as Dialog from '@radix-ui/react-dialog'

export const Root = Dialog.Root
