import { type ComponentProps, type CSSProperties, useId } from 'react'
import { parseHex } from '#mocks/contracts/theme/color.ts'
import { onColor } from '#mocks/contracts/theme/contrast.ts'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { Field } from '#ui/field/field.tsx'
import { cx } from '#ui/theme/cx.ts'
import './color-grid.css'

/** The most swatches shown (spec 1 §9). */
export const mostSwatches = 11

/** Everything else reaches the element. */
export interface ColorGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the swatches are: 'Colours of your website'. */
  label: string
  /** Colours to choose from; those that are none and those already there are left out, 11 at most. */
  colors: readonly string[]
  /** The chosen colour, '#RRGGBB'. */
  value: string
  /** A new colour, always '#RRGGBB'. */
  onValueChange: (hex: string) => void
  /** Label of the field for any other colour. @default 'Another colour' */
  customLabel?: string
  /** A sentence under that field. */
  customHelp?: string
  /** @default false */
  disabled?: boolean
}

/** A colour: one of a few found ones, or any other as 3 or 6 hex digits with or without '#' (spec 1 §4). */
export function ColorGrid({
  label,
  colors,
  value,
  onValueChange,
  customLabel = 'Another colour',
  customHelp,
  disabled = false,
  className,
  ...rest
}: ColorGridProps) {
  const name = useId()
  const swatches = uniqueColors(colors)
  return (
    <div {...rest} className={cx('vg-color-grid', className)}>
      {swatches.length > 0 && (
        <fieldset className="vg-_color-grid__swatches" disabled={disabled}>
          <legend className="vg-_color-grid__legend">{label}</legend>
          {swatches.map((color) => (
            <label key={color} className="vg-color-grid__swatch" title={color}>
              <input
                type="radio"
                name={name}
                value={color}
                aria-label={color}
                checked={color === parseHex(value)}
                onChange={() => onValueChange(color)}
              />
              <span
                aria-hidden
                style={{ '--_color': color, '--_ink': onColor(color) } as CSSProperties}
                className="vg-color-grid__color"
              />
            </label>
          ))}
        </fieldset>
      )}
      <Field label={customLabel} help={customHelp} disabled={disabled}>
        <ColorField value={value} onValueChange={onValueChange} shorthand />
      </Field>
    </div>
  )
}

function uniqueColors(colors: readonly string[]): string[] {
  const known = colors.flatMap((color) => parseHex(color) ?? [])
  return [...new Set(known)].slice(0, mostSwatches)
}
