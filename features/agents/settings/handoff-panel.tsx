import { useFormContext } from 'react-hook-form'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { headOf } from '../core/head-of.ts'
import { ChatFormSection } from './chat-form-section.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsValues } from './settings-values.ts'

/** What visitors read when they ask for a person. */
export function HandoffPanel() {
  const { register, formState } = useFormContext<SettingsValues>()
  const { errors } = formState
  return (
    <Card padding="lg">
      <Stack gap={6}>
        <Section {...headOf(settingsCards.person)}>
          <Field {...settingsWords.UIhandoffTitle} error={errors.UIhandoffTitle?.message}>
            <TextField {...register('UIhandoffTitle')} dir="auto" autoComplete="off" />
          </Field>
          <Field {...settingsWords.UIhandoffSubtitle} error={errors.UIhandoffSubtitle?.message}>
            <TextArea {...register('UIhandoffSubtitle')} dir="auto" minRows={2} />
          </Field>
          <SettingSwitch name="handoffChoice" words={settingsWords.handoffChoice} />
        </Section>
        <ChatFormSection form="handoffForm" />
        <Section divided {...headOf(settingsCards.people)}>
          <SettingSwitch name="smartHandoff" words={settingsWords.smartHandoff} />
          <SettingSwitch name="disableHandoff" words={settingsWords.disableHandoff} />
          <SettingSwitch name="disableHandoffMessages" words={settingsWords.disableHandoffMessages} />
          <Field {...settingsWords.officeHours} error={errors.officeHours?.message}>
            <TextArea {...register('officeHours')} dir="ltr" minRows={3} />
          </Field>
          <Field {...settingsWords.officeTimezone} error={errors.officeTimezone?.message}>
            <TextField {...register('officeTimezone')} dir="ltr" autoComplete="off" />
          </Field>
          <Field {...settingsWords.handoffFallbackMinutes} error={errors.handoffFallbackMinutes?.message}>
            <TextField
              {...register('handoffFallbackMinutes', { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
            />
          </Field>
          <Field {...settingsWords.handoffMailMinutes} error={errors.handoffMailMinutes?.message}>
            <TextField
              {...register('handoffMailMinutes', { valueAsNumber: true })}
              type="number"
              inputMode="numeric"
            />
          </Field>
        </Section>
      </Stack>
    </Card>
  )
}
