import { Lock, LockOpen } from 'lucide-react'
import { hslToHex } from '#mocks/contracts/theme/color.ts'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { type PaletteDraft, shadeName } from './palette-edits.ts'

interface PaletteSwatchesProps extends PaletteDraft {
  /** Indexes of the shades a pair of colours fails on. */
  failing: ReadonlySet<number>
  onShadeChange: (index: number, hex: string) => void
  onLockToggle: (index: number) => void
}

/** The ten shades: picker, hex text, lock. */
export function PaletteSwatches({
  theme,
  locked,
  failing,
  onShadeChange,
  onLockToggle,
}: PaletteSwatchesProps) {
  return (
    <div className="vg-_palette-editor__swatches">
      {theme.nineColorPallet.map((shade, index) => {
        const name = shadeName(index)
        const isLocked = locked.has(index)
        return (
          <Field
            key={name}
            label={name}
            error={failing.has(index) && 'Hard to read on'}
            labelEnd={
              <IconButton
                className="vg-_palette-editor__lock"
                size="sm"
                label={`Keep ${name}`}
                aria-pressed={isLocked}
                icon={isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
                onClick={() => onLockToggle(index)}
              />
            }
          >
            <ColorField
              value={hslToHex(shade)}
              onValueChange={(hex) => onShadeChange(index, hex)}
              pickerLabel={`Pick ${name}`}
            />
          </Field>
        )
      })}
    </div>
  )
}
