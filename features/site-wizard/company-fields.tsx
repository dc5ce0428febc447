import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { SiteWizard } from './use-site-wizard.ts'

/** Name and description of the company (spec 1 §5). */
export function CompanyFields({ wizard }: { wizard: SiteWizard }) {
  const { company, errors } = wizard.state
  return (
    <>
      <Field label="Company name" required error={errors.name}>
        <TextField
          dir="auto"
          autoComplete="organization"
          value={company.name}
          onChange={(event) => wizard.editCompany({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label="What does your company do?" required error={errors.description}>
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
