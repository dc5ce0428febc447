import { ViewHeading } from '#features/site-wizard/view-heading.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgentWizard } from './use-agent-wizard.ts'

/** What was found, to be confirmed or corrected. */
export function CompanyView({ wizard }: { wizard: AgentWizard }) {
  const { company, errors, creation } = wizard.state
  const made = creation.phase === 'done'
  return (
    <>
      <ViewHeading help="Correct what is not right. Your agent introduces the company with these words.">
        Is this your company?
      </ViewHeading>
      <Field label="Company name" required disabled={made} error={errors.name}>
        <TextField
          dir="auto"
          autoComplete="organization"
          value={company.name}
          onChange={(event) => wizard.editCompany({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label="What does your company do?" required disabled={made} error={errors.description}>
        <TextArea
          dir="auto"
          minRows={4}
          value={company.description}
          onChange={(event) => wizard.editCompany({ description: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
