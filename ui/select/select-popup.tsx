import * as Radix from '@radix-ui/react-select'
import { type ComponentProps, type Ref, type RefObject, useEffect, useLayoutEffect } from 'react'
import { SelectList } from './select-list.tsx'
import type { SelectOption } from './select-option.ts'

/** What the button of a `Select` hands on once its list is there. */
export type ButtonHandlers = Required<
  Pick<ComponentProps<'button'>, 'onClick' | 'onPointerDown' | 'onKeyDown'>
>

interface SelectPopupProps
  extends Pick<
    ComponentProps<typeof Radix.Root>,
    'value' | 'onValueChange' | 'open' | 'onOpenChange' | 'required' | 'disabled'
  > {
  /** The button it opens from, which was there before. */
  button: RefObject<HTMLButtonElement | null>
  /** Where the button finds what it hands on. */
  handlers: RefObject<ButtonHandlers | undefined>
  /** Called when the options can be found by letters. */
  onReady: () => void
  /** Id of the list. */
  listId: string
  options: readonly SelectOption[]
  emptyText: string
}

/** What a `Select` does once somebody wants it: opens, finds by typed letters, and chooses. */
export function SelectPopup({
  button,
  handlers,
  onReady,
  listId,
  options,
  emptyText,
  ...root
}: SelectPopupProps) {
  return (
    <Radix.Root {...root}>
      <Radix.Trigger asChild>
        <LentButton button={button} handlers={handlers} />
      </Radix.Trigger>
      <SelectList id={listId} options={options} emptyText={emptyText}>
        <Ready onReady={onReady} />
      </SelectList>
    </Radix.Root>
  )
}

interface LentButtonProps extends Pick<SelectPopupProps, 'button' | 'handlers'>, Partial<ButtonHandlers> {
  ref?: Ref<HTMLButtonElement>
}

/** Gives Radix the button that stands already instead of another, so that it keeps the focus. */
function LentButton({ button, handlers, ref, onClick, onPointerDown, onKeyDown }: LentButtonProps) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    const undo = ref(button.current)
    return () => {
      if (typeof undo === 'function') undo()
      else ref(null)
    }
  }, [button, ref])

  useLayoutEffect(() => {
    if (onClick && onPointerDown && onKeyDown) handlers.current = { onClick, onPointerDown, onKeyDown }
    return () => {
      handlers.current = undefined
    }
  })
  return null
}

/** Stands behind the options, which are known by the time it is. */
function Ready({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the options have come
  useEffect(onReady, [])
  return null
}
