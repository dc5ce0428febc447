import { type ReactNode, useState } from 'react'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { Tab, type TabProps } from './tabs.tsx'

/** Everything else reaches the button. */
export interface LockedTabProps extends TabProps {
  /** Why it cannot be opened, in a sentence. */
  reason: ReactNode
}

/** A tab that is there and opens nothing yet. By pointer, by keys and by touch it says why; it has no panel. */
export function LockedTab({ reason, ...props }: LockedTabProps) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip content={reason} open={open} onOpenChange={setOpen}>
      <Tab
        {...props}
        aria-disabled
        aria-controls={undefined}
        // The row would select it, and the tooltip knows no touch.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onFocus={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
        }}
        onClick={(event) => {
          event.preventDefault()
          event.currentTarget.focus()
          setOpen(true)
        }}
      />
    </Tooltip>
  )
}
