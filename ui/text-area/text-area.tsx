import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react'
import { FieldBox, type FieldLook } from '#ui/field/field-box.tsx'
import { useTextControl } from '#ui/field/field-context.ts'
import { useMergedRef } from '#ui/hooks/use-merged-ref.ts'
import { cx } from '#ui/theme/cx.ts'
import { fittingRows } from './fitting-rows.ts'
import './text-area.css'

/** Everything a native textarea takes passes through to it, `className` goes to the box. */
export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows'>, Pick<FieldLook, 'variant'> {
  /** Rows when empty. @default 3 */
  minRows?: number
  /** Rows it grows to before it scrolls; equal to `minRows` it never grows. @default 8 */
  maxRows?: number
}

/** Several lines of text; grows with them. */
export function TextArea({
  minRows = 3,
  maxRows = 8,
  variant,
  className,
  ref,
  onInput,
  ...rest
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const grow = useCallback(() => {
    if (own.current) own.current.rows = fittingRows(own.current, minRows, maxRows)
  }, [minRows, maxRows])

  // After every render: a controlled value may have changed.
  useLayoutEffect(grow)

  useLayoutEffect(() => {
    let frame = 0
    // In a frame of its own: what is around it may watch its own size, and shrinks by what this grows.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(grow)
    })
    if (own.current) observer.observe(own.current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [grow])

  return (
    <FieldBox variant={variant} className={cx('vg-text-area', className)}>
      <textarea
        {...rest}
        {...useTextControl(rest)}
        ref={useMergedRef(own, ref)}
        rows={minRows}
        onInput={(event) => {
          grow()
          onInput?.(event)
        }}
        className="vg-field-box__input"
      />
    </FieldBox>
  )
}
