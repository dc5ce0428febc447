import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { FieldBox, type FieldLook } from '#ui/field/field-box.tsx'
import { useFieldControl } from '#ui/field/field-context.ts'
import { setNativeValue } from '#ui/hooks/set-native-value.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { cx } from '#ui/theme/cx.ts'
import './search-field.css'

/** Everything a native input takes passes through to it, `className` goes to the box. */
export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'>, FieldLook {
  /** What is searched; also the placeholder unless one is given. */
  label: string
}

/** Text to search by, with a button that clears it; Escape clears it too. */
export function SearchField({ label, size, variant, className, ref, onKeyDown, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)

  function clear() {
    if (!input.current) return
    setNativeValue(input.current, '')
    input.current.focus()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.currentTarget.value === '') return
    // The first Escape is ours; only an empty field lets it close the dialog around it.
    event.stopPropagation()
    event.preventDefault()
    clear()
  }

  return (
    <FieldBox
      size={size}
      variant={variant}
      className={cx('vg-search-field', className)}
      start={<Search aria-hidden />}
      end={
        <IconButton
          label="Clear search"
          icon={<X aria-hidden />}
          size="sm"
          disabled={rest.disabled}
          onClick={clear}
        />
      }
    >
      <input
        aria-label={label}
        placeholder={label}
        {...rest}
        {...useFieldControl(rest)}
        ref={useMergedRef(input, ref)}
        type="search"
        onKeyDown={handleKeyDown}
        className="vg-field-box__input"
      />
    </FieldBox>
  )
}
