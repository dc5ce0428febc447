import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import type { ThemeColorUsage, ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { DashboardCss } from '../styling/dashboard-css.tsx'
import { AgencyColours } from './agency-colours.tsx'
import type { AgencyPanelProps } from './agency-form.ts'
import { agencyLabels } from './agency-values.ts'
import { FontField } from './font-field.tsx'

const usages: readonly { value: ThemeColorUsage; label: string }[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'colorful', label: 'Colorful' },
  { value: 'gradient', label: 'Gradient' },
]

const variants: readonly { value: ThemeVariant; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'bordered', label: 'Bordered' },
  { value: 'faded', label: 'Faded' },
  { value: 'flat', label: 'Flat' },
]

interface ThemePanelProps extends AgencyPanelProps {
  owner: AgencyOwner
}

/** Font, colours, variant and CSS of the client dashboard (spec 2 §2.1, Theme). */
export function ThemePanel({ owner, draft, typed }: ThemePanelProps) {
  const { errors, set } = draft
  return (
    <Stack gap={5}>
      <Card padding="lg">
        <Section title="Theme" description="How the pages of your domain are drawn.">
          <FontField
            value={typed.googleFont}
            error={errors.googleFont}
            onChange={(font) => set('googleFont', font)}
          />
          <Field label={agencyLabels.themeColorUsage} error={errors.themeColorUsage}>
            <Select
              options={usages}
              value={typed.themeColorUsage}
              onValueChange={(value) => set('themeColorUsage', value as ThemeColorUsage)}
            />
          </Field>
          <Field label={agencyLabels.themeVariant} error={errors.themeVariant}>
            <Select
              options={variants}
              value={typed.themeVariant}
              onValueChange={(value) => set('themeVariant', value as ThemeVariant)}
            />
          </Field>
        </Section>
      </Card>
      <AgencyColours
        value={typed.customThemeJSONString}
        error={errors.customThemeJSONString}
        onChange={(json) => set('customThemeJSONString', json)}
      />
      <DashboardCss
        owner={owner}
        brand={typed}
        label={agencyLabels.customCSS}
        value={typed.customCSS}
        error={errors.customCSS}
        onChange={(css) => set('customCSS', css)}
      />
    </Stack>
  )
}
