import * as Popover from '@radix-ui/react-popover'
import type { RefObject } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { usePortalContainer } from '#ui/theme/theme-context.ts'
import type { ComboboxOption } from './combobox.types.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { FoundOptions } from './use-options.ts'

/** The words of a combobox that are not its options. */
export interface ComboboxWords {
  /** Shown where nothing matches. @default 'Nothing found' */
  emptyText?: string
  /** Shown while options are asked for. @default 'Loading' */
  loadingText?: string
  /** Shown when they could not be had. @default 'Could not load the options.' */
  failedText?: string
  /** Asks again. @default 'Try again' */
  retryLabel?: string
}

interface ComboboxPanelProps extends Required<ComboboxWords> {
  /** The field it hangs on. */
  box: RefObject<HTMLElement | null>
  listId: string
  label: string
  found: FoundOptions
  active: number
  chosen: string
  onChoose: (option: ComboboxOption) => void
}

/** What opens under a combobox: the list, or why there is none. */
export function ComboboxPanel({ box, listId, found, emptyText, ...props }: ComboboxPanelProps) {
  const { label, active, chosen, onChoose, loadingText, failedText, retryLabel } = props
  const { options, state, retry } = found
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
  return (
    <Popover.Portal container={usePortalContainer()}>
      <Popover.Content
        // Only the list in it has a role of its own; the input is its owner.
        role="presentation"
        className="vg-combobox__panel"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onMouseDown={keepFocus}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault()
        }}
      >
        {options.length > 0 && state !== 'failed' && (
          <ComboboxList id={listId} {...{ label, options, active, chosen, onChoose }} />
        )}
        {state === 'loading' && (
          <div className="vg-_combobox__message">
            <Spinner size="sm" label={null} />
            {loadingText}
          </div>
        )}
        {state === 'ready' && options.length === 0 && (
          <div className="vg-_combobox__message">{emptyText}</div>
        )}
        {state === 'failed' && (
          <div className="vg-_combobox__message" data-tone="danger">
            {failedText}
            <Button size="sm" tabIndex={-1} onClick={retry}>
              {retryLabel}
            </Button>
          </div>
        )}
      </Popover.Content>
    </Popover.Portal>
  )
}
