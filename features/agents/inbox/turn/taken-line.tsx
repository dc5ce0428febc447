import { useEffect, useRef } from 'react'
import { Text } from '#ui/text/text.tsx'

interface TakenLineProps {
  /** Who answers now. */
  name: string
  /** Something was typed and not sent. */
  hasDraft: boolean
}

/** Tells whoever answered until now that somebody else does; their next keys do nothing while it has the focus. */
export function TakenLine({ name, hasDraft }: TakenLineProps) {
  const line = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    // The field that was typed in is gone.
    if (document.activeElement === document.body) line.current?.focus()
  }, [])

  return (
    <Text ref={line} size="sm" tone="warning" role="status" tabIndex={-1} data-inbox-taken dir="auto">
      {name} answers now instead of you.
      {hasDraft && ' What you typed was not sent; it is here again if you take over.'}
    </Text>
  )
}
