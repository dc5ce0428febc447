import { useFormContext } from 'react-hook-form'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { headOf } from '../core/head-of.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsValues } from './settings-values.ts'

/** What is kept of conversations. */
export function AnalyticsPanel() {
  const { register, formState } = useFormContext<SettingsValues>()
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.kept)}>
        <SettingSwitch name="recordChatHistory" words={settingsWords.recordChatHistory} />
        <SettingSwitch name="enableGeoAnalytics" words={settingsWords.enableGeoAnalytics} />
        <Field {...settingsWords.keepDays} error={formState.errors.keepDays?.message}>
          <NumberField {...register('keepDays', { valueAsNumber: true })} unit="days" min={0} max={3650} />
        </Field>
      </Section>
    </Card>
  )
}
