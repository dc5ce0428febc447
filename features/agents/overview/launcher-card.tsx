import { MessageCircleMore } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import type { SectionProps } from '../core/use-sections.ts'

/** The bubble that opens the popup on websites. Its colours are the agent's; its CSS may restyle it. */
export function LauncherCard(props: SectionProps) {
  const { register, control, formState } = useFormContext<AgentValues>()
  const readOnly = useReadOnly()
  const hasPicture = useWatch({ control, name: 'roundedImageURL' }) !== ''
  return (
    <CollapsibleCard
      {...props}
      level={2}
      help="The button that opens the popup. Websites show changes once they are published."
      icon={<MessageCircleMore />}
    >
      <div className="vg-_overview__fields">
        <div className="vg-_overview__choice">
          <span aria-hidden="true">Corner</span>
          <Controller
            control={control}
            name="launcherSide"
            render={({ field }) => (
              <SegmentedControl
                label="Corner"
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
        <Field
          label="Teaser"
          help="Shown beside the bubble until it is opened or dismissed. Leave it empty for none."
          error={formState.errors.teaser?.message}
        >
          <TextField {...register('teaser')} dir="auto" autoComplete="off" />
        </Field>
        <Controller
          control={control}
          name="launcherPicture"
          render={({ field }) => (
            <Switch
              label="Picture on the bubble"
              help={hasPicture ? 'The agent’s picture instead of the icon.' : 'The agent has no picture yet.'}
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
              label="Open the widget automatically"
              help="The popup opens when the page has loaded, without taking the focus."
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
      </div>
    </CollapsibleCard>
  )
}
