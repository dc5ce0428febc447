import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import type { AgentBrief } from '#mocks/contracts/library/agent-brief.schema.ts'
import {
  type AutomationFields,
  automationNameLimit,
  maxPagesLimit,
  type Schedule,
  schedules,
} from '#mocks/contracts/library/automation.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { AgentChoice } from '../shared/agent-choice.tsx'
import { scheduleWords } from './automation-words.ts'

interface AutomationFieldsetProps {
  draft: DraftForm<AutomationFields>
  /** The agent it was saved with. */
  agent: AgentBrief | null
}

const options = schedules.map((value) => ({ value, label: scheduleWords[value] }))

/** What it is called, who learns, where it starts, how much and when. */
export function AutomationFieldset({ draft, agent }: AutomationFieldsetProps) {
  const { form, errors, set } = draft
  const { agentId, schedule, enabled } = useTyped(form.control)
  return (
    <>
      <Field label="Name" required error={errors.name}>
        <TextField {...form.register('name')} maxLength={automationNameLimit} placeholder="Company website" />
      </Field>
      <Field label="Agent" required error={errors.agentId} help="The agent that answers from what it reads.">
        <AgentChoice
          value={agentId}
          chosen={agent?.ID === agentId ? agent : null}
          placeholder="Choose an agent"
          onValueChange={(next) => set('agentId', next)}
          onBlur={() => void form.trigger('agentId')}
        />
      </Field>
      <Field label="Start address" required error={errors.website}>
        <TextField
          {...form.register('website')}
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          dir="ltr"
          placeholder="https://example.com"
        />
      </Field>
      <Row columns="sm" gap={4} align="start">
        <Field label="Maximum pages" error={errors.maxPages}>
          <NumberField
            {...form.register('maxPages', { valueAsNumber: true })}
            min={1}
            max={maxPagesLimit}
            unit="pages"
          />
        </Field>
        <Field label="Schedule" error={errors.schedule}>
          <Select
            options={options}
            value={schedule}
            onValueChange={(next) => set('schedule', next as Schedule)}
          />
        </Field>
      </Row>
      {schedule !== 'manual' && (
        <Switch
          label="Runs automatically"
          help="When off, the schedule is kept but nothing runs."
          labelSide="start"
          checked={enabled}
          onCheckedChange={(next) => set('enabled', next)}
        />
      )}
    </>
  )
}
