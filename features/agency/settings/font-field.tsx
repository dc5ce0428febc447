import { useState } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import {
  fontFamily,
  fontValue,
  inheritedFont,
  isKnownFont,
  shippedFonts,
  systemFamilies,
} from '#mocks/contracts/agency/fonts.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { agencyLabels } from './agency-values.ts'

const another = 'another'

const fonts = [
  ...[...shippedFonts, ...systemFamilies].map((family) => ({ value: fontValue(family), label: family })),
  { value: inheritedFont, label: 'inherit' },
]

const help =
  'Rubik and DM Sans come with the product. The others of the list are shown where the device has them.'
const noService = `${help} This server has no font service connected, so only these can be chosen.`

interface FontFieldProps {
  value: string
  error: string | undefined
  onChange: (font: string) => void
}

/** The font of the dashboard: one of the list, or, where a font service is connected, any it has (spec 2 §2.1, §5). */
export function FontField({ value, error, onChange }: FontFieldProps) {
  const hasService = readBoot().fonts
  const [isNamed, setNamed] = useState(() => hasService && !isKnownFont(value))
  // A font stays a choice where nobody can be asked for it any more.
  const kept = isKnownFont(value) || hasService ? [] : [{ value, label: fontFamily(value) }]
  const more = hasService ? [{ value: another, label: 'Another font…' }] : []

  function choose(next: string) {
    setNamed(next === another)
    onChange(next === another ? '' : next)
  }

  return (
    <>
      <Field
        label={agencyLabels.googleFont}
        help={hasService ? help : noService}
        error={isNamed ? undefined : error}
      >
        <Select
          options={[...fonts, ...kept, ...more]}
          value={isNamed ? another : value}
          onValueChange={choose}
        />
      </Field>
      {isNamed && (
        <Field
          label="Name of the font"
          help="Such as Open Sans. It is fetched once when you save, and served from here; until then the preview shows another."
          error={error}
        >
          <TextField
            value={fontFamily(value)}
            maxLength={64}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      )}
    </>
  )
}
