import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import './parts.css'

const variants = ['default', 'bordered', 'faded', 'flat'] as const
const usages = ['plain', 'colorful', 'gradient'] as const

/** Each variant in each colour usage. */
export function VariantMatrix({ theme, mode }: { theme: Theme; mode: ThemeType }) {
  return (
    <div className="doc-matrix">
      {variants.flatMap((variant) =>
        usages.map((colorUsage) => (
          <ThemeScope
            key={`${variant}-${colorUsage}`}
            {...{ theme, mode, variant, colorUsage }}
            className="doc-cell"
          >
            <div className="doc-stack">
              <span className="doc-quiet">
                {variant}, {colorUsage}
              </span>
              <Button tone="primary">Save changes</Button>
              <Button>Cancel</Button>
              <Field label="Agent name">
                <TextField defaultValue="Pizza shop" />
              </Field>
              <Card padding="sm">A card</Card>
            </div>
          </ThemeScope>
        )),
      )}
    </div>
  )
}
