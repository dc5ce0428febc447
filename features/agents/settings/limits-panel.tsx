import { useFormContext } from 'react-hook-form'
import { type UsageLimit, usageLimits } from '#mocks/contracts/agents/usage-limits.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { headOf } from '../core/head-of.ts'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsPanelProps } from './settings-panel.ts'
import type { SettingsValues } from './settings-values.ts'

/** What visitors may use of the agent, and the agent of the language model. */
export function LimitsPanel({ agent }: Pick<SettingsPanelProps, 'agent'>) {
  // An agent of the compatible platform asks no model of ours.
  const asksModel = agent.agentPlatform === 'vg'
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.limits)}>
        <Stack gap={4}>
          <LimitField name="maxMessagesPerVisitor" unit="messages an hour" step={10} />
          {asksModel && <LimitField name="maxTokensUsage" unit="tokens" step={1000} />}
          {asksModel && <LimitField name="maxTokensPerDay" unit="tokens" step={10_000} />}
        </Stack>
      </Section>
    </Card>
  )
}

interface LimitFieldProps {
  name: UsageLimit
  unit: string
  step: number
}

function LimitField({ name, unit, step }: LimitFieldProps) {
  const { register, formState } = useFormContext<SettingsValues>()
  return (
    <Field {...settingsWords[name]} error={formState.errors[name]?.message}>
      <NumberField
        {...register(name, { valueAsNumber: true })}
        unit={unit}
        min={0}
        max={usageLimits[name].most}
        step={step}
      />
    </Field>
  )
}
