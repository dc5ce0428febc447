import { type CSSProperties, useId } from 'react'
import { parseHex } from '#mocks/contracts/theme/color.ts'
import { contrastRatio, onColor } from '#mocks/contracts/theme/contrast.ts'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { Field } from '#ui/field/field.tsx'

/** Props of `ColorChoice`. */
interface ColorChoiceProps {
  /** Up to 11 colours of the website. */
  colors: readonly string[]
  /** '#RRGGBB'. */
  value: string
  onValueChange: (hex: string) => void
}

/** The agent's colour: one of the website's, or any other. */
export function ColorChoice({ colors, value, onValueChange }: ColorChoiceProps) {
  const name = useId()
  return (
    <div className="vg-color-choice">
      {colors.length > 0 && (
        <fieldset className="vg-color-choice__swatches">
          <legend className="vg-color-choice__legend">Colours of your website</legend>
          {colors.map((color) => (
            <label key={color} className="vg-color-choice__swatch" title={color}>
              <input
                type="radio"
                name={name}
                value={color}
                aria-label={color}
                checked={parseHex(color) === parseHex(value)}
                onChange={() => onValueChange(parseHex(color) ?? value)}
              />
              <span
                aria-hidden
                style={{ '--_color': color, '--_ink': onColor(parseHex(color) ?? value) } as CSSProperties}
              />
            </label>
          ))}
        </fieldset>
      )}
      <Field
        label={colors.length > 0 ? 'Or another colour' : 'Main colour'}
        help={`${textName(value)} is readable on it: contrast ${contrastRatio(value, onColor(value)).toFixed(1)}:1.`}
      >
        <ColorField value={value} onValueChange={onValueChange} shorthand />
      </Field>
    </div>
  )
}

function textName(background: string): string {
  return onColor(background) === '#FFFFFF' ? 'White text' : 'Dark text'
}
