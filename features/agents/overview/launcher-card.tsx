import { MessageCircleMore } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewWords } from '../core/overview.words.ts'
import type { SectionProps } from '../core/use-sections.ts'

/** The bubble that opens the popup on websites. Its colours are the agent's; its CSS may restyle it. */
export function LauncherCard(props: SectionProps) {
  const { register, control, formState } = useFormContext<AgentValues>()
  const readOnly = useReadOnly()
  const hasPicture = useWatch({ control, name: 'roundedImageURL' }) !== ''
  return (
    <CollapsibleCard {...props} level={2} icon={<MessageCircleMore />}>
      <div className="vg-_overview__fields">
        <div className="vg-_overview__choice">
          <span aria-hidden="true">{overviewWords.launcherSide.label}</span>
          <Controller
            control={control}
            name="launcherSide"
            render={({ field }) => (
              <SegmentedControl
                {...overviewWords.launcherSide}
                block
                disabled={readOnly}
                value={field.value}
                onValueChange={field.onChange}
                segments={[
                  { value: 'left', label: 'Left' },
                  { value: 'right', label: 'Right' },
                ]}
              />
            )}
          />
        </div>
        <Field {...overviewWords.teaser} error={formState.errors.teaser?.message}>
          <TextField {...register('teaser')} dir="auto" autoComplete="off" />
        </Field>
        <Controller
          control={control}
          name="launcherPicture"
          render={({ field }) => (
            <Switch
              {...overviewWords.launcherPicture}
              help={hasPicture ? overviewWords.launcherPicture.help : 'The agent has no picture yet.'}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="autoStartWidget"
          render={({ field }) => (
            <Switch
              {...overviewWords.autoStartWidget}
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </div>
    </CollapsibleCard>
  )
}
