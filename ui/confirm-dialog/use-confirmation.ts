import { type FormEvent, useState } from 'react'

interface Confirmation {
  /** What must be typed first, if anything. */
  requireText?: string
  onConfirm: () => unknown
  close: () => void
}

/** State of one question: what was typed, whether the answer is running, and how it failed. */
export function useConfirmation({ requireText, onConfirm, close }: Confirmation) {
  const [typed, setTyped] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const allowed = requireText === undefined || typed.trim() === requireText.trim()

  const reset = () => {
    setTyped('')
    setFailure(undefined)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // React carries a submit through portals: a form around the dialog must not be sent too.
    event.stopPropagation()
    if (!allowed || pending) return
    setFailure(undefined)
    setPending(true)
    try {
      await onConfirm()
      reset()
      close()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setPending(false)
    }
  }

  return { typed, type: setTyped, pending, failure, allowed, submit, reset }
}
