import { useEffect, useRef } from 'react'
import { Text } from '#ui/text/text.tsx'

interface TakenLineProps {
  /** Why: somebody else answers, or the right was taken. */
  why: string
  /** What was typed and not sent is there again then; undefined where nothing was. */
  draftUntil: string | undefined
}

/** Tells whoever answered until now that they do no longer; their next keys do nothing while it has the focus. */
export function TakenLine({ why, draftUntil }: TakenLineProps) {
  const line = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    // The field that was typed in is gone.
    if (document.activeElement === document.body) line.current?.focus()
  }, [])

  return (
    <Text ref={line} size="sm" tone="warning" role="status" tabIndex={-1} data-inbox-taken dir="auto">
      {why}
      {draftUntil !== undefined && ` What you typed was not sent; it is here again ${draftUntil}.`}
    </Text>
  )
}
