import { MessageCircle } from 'lucide-react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { greetingIn } from '#mocks/contracts/agents/template-greetings.ts'
import { ownGreeting } from '#mocks/contracts/agents/widget-texts.ts'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { ModeControl } from '#ui/segmented-control/mode-control.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewWords } from '../core/overview.words.ts'
import type { SectionProps } from '../core/use-sections.ts'
import { LanguageField } from './language-field.tsx'
import { PictureField, type PictureFieldProps } from './picture-field.tsx'
import { SuggestionsField } from './suggestions-field.tsx'

interface GreetingCardProps extends SectionProps, PictureFieldProps {
  /** Greetings written for a language besides. */
  widgetTexts: AgentFields['widgetTexts']
}

/** What visitors read before they ask anything, and how it looks. */
export function GreetingCard({ region, agentId, workspaceId, widgetTexts, ...props }: GreetingCardProps) {
  const { register, control, formState } = useFormContext<AgentValues>()
  const { errors } = formState
  const readOnly = useReadOnly()
  const lang = useWatch({ control, name: 'lang' })
  const hasOwn = ownGreeting(lang, widgetTexts) !== undefined
  const greeting = useWatch({ control, name: 'proactiveMessage' })
  const help = hasOwn
    ? 'Visitors read the greeting written for this language under Settings, Language, instead.'
    : greetingIn(lang, greeting) === greeting
      ? overviewWords.proactiveMessage.help
      : 'The template’s greeting is said in the agent’s language.'
  return (
    <CollapsibleCard {...props} level={2} icon={<MessageCircle />}>
      <div className="vg-_overview__fields">
        <Field {...overviewWords.title} error={errors.title?.message} required>
          <TextField {...register('title')} dir="auto" autoComplete="off" />
        </Field>
        <PictureField {...{ region, agentId, workspaceId }} />
        <Field {...overviewWords.description} error={errors.description?.message}>
          <TextField {...register('description')} dir="auto" autoComplete="off" />
        </Field>
        <Field {...overviewWords.proactiveMessage} help={help} error={errors.proactiveMessage?.message}>
          <TextArea {...register('proactiveMessage')} dir="auto" minRows={2} />
        </Field>
        <SuggestionsField />
        <div className="vg-_overview__pair">
          <div className="vg-_overview__choice">
            <span aria-hidden="true">{overviewWords.theme.label}</span>
            <Controller
              control={control}
              name="theme"
              render={({ field }) => (
                <ModeControl
                  {...overviewWords.theme}
                  block
                  disabled={readOnly}
                  value={field.value === 'blue-dark' ? 'dark' : 'light'}
                  onValueChange={(mode) => field.onChange(`blue-${mode}`)}
                />
              )}
            />
          </div>
          <Field {...overviewWords.messageDelayMS} error={errors.messageDelayMS?.message}>
            <NumberField
              {...register('messageDelayMS', { valueAsNumber: true })}
              unit="ms"
              min={0}
              max={60_000}
              step={100}
            />
          </Field>
        </div>
        <LanguageField />
        <Field {...overviewWords.branding} error={errors.branding?.message}>
          <TextField {...register('branding')} dir="auto" autoComplete="off" />
        </Field>
      </div>
    </CollapsibleCard>
  )
}
