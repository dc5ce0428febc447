import { copyText } from '#ui/hooks/use-copy.ts'
import { useToast } from '#ui/toast/toast-context.ts'

/** Copies a text and tells in a notice how it went: for menus, which close on the way. */
export function useCopyAndTell(): (text: string) => Promise<void> {
  const { notify } = useToast()
  return async (text) => {
    const copied = await copyText(text)
    notify(copied ? { kind: 'success', title: 'Copied' } : { kind: 'failure', title: 'Not copied' })
  }
}
