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
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { AgentChoice } from '../shared/agent-choice.tsx'
import type { LibraryForm } from '../shared/use-library-form.ts'
import { scheduleWords } from './automation-words.ts'

/** Props of `AutomationFieldset`. */
interface AutomationFieldsetProps {
  form: LibraryForm<AutomationFields>
  /** The agent it was saved with. */
  agent: AgentBrief | null
  readOnly: boolean
}

const options = schedules.map((value) => ({ value, label: scheduleWords[value] }))

/** What it is called, who learns, where it starts, how much and when. */
export function AutomationFieldset({ form, agent, readOnly }: AutomationFieldsetProps) {
  const { values, set, errors, touch } = form
  return (
    <>
      <Field label="Name" required disabled={readOnly} error={errors.name}>
        <TextField
          value={values.name}
          maxLength={automationNameLimit}
          placeholder="Company website"
          onChange={(event) => set('name', event.target.value)}
          onBlur={() => touch('name')}
        />
      </Field>
      <Field
        label="Agent"
        required
        disabled={readOnly}
        error={errors.agentId}
        help="The agent that answers from what is read."
      >
        <AgentChoice
          value={values.agentId}
          chosen={agent?.ID === values.agentId ? agent : null}
          placeholder="Choose an agent"
          onValueChange={(agentId) => set('agentId', agentId)}
          onBlur={() => touch('agentId')}
        />
      </Field>
      <Field label="Start address" required disabled={readOnly} error={errors.website}>
        <TextField
          value={values.website}
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          dir="ltr"
          placeholder="https://example.com"
          onChange={(event) => set('website', event.target.value)}
          onBlur={() => touch('website')}
        />
      </Field>
      <div className="vg-library-form__pair">
        <Field label="Pages at most" disabled={readOnly} error={errors.maxPages}>
          <NumberField
            value={Number.isNaN(values.maxPages) ? '' : values.maxPages}
            min={1}
            max={maxPagesLimit}
            unit="pages"
            onChange={({ target }) =>
              set('maxPages', target.value === '' ? Number.NaN : Number(target.value))
            }
            onBlur={() => touch('maxPages')}
          />
        </Field>
        <Field label="Schedule" disabled={readOnly} error={errors.schedule}>
          <Select
            options={options}
            value={values.schedule}
            onValueChange={(schedule) => set('schedule', schedule as Schedule)}
          />
        </Field>
      </div>
      {values.schedule !== 'manual' && (
        <Switch
          label="Runs by itself"
          help="Switched off, it keeps its schedule and waits."
          labelSide="start"
          checked={values.enabled}
          disabled={readOnly}
          onCheckedChange={(enabled) => set('enabled', enabled)}
        />
      )}
    </>
  )
}
