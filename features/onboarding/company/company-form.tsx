import { Globe } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { ViewHeading } from '#features/site-wizard/view-heading.tsx'
import type { Company } from '#mocks/contracts/onboarding/company.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface CompanyFormProps {
  /** Ties the page's Next button to the form. */
  id: string
  value: Company
  onChange: (change: Partial<Company>) => void
  /** Input name to message; an input's message goes when it is edited. */
  errors: Readonly<Record<string, string>>
  onSubmit: () => void
}

/** The first step: who the company is (spec 1 §2, §5). */
export function CompanyForm({ id, value, onChange, errors, onSubmit }: CompanyFormProps) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <>
      <ViewHeading
        takeFocus={false}
        help="We read your website, take on its colours and make an agent that answers from its pages."
      >
        Tell us about your company
      </ViewHeading>
      <Stack as="form" gap={5} id={id} noValidate onSubmit={submit}>
        <Field label="Company name" required error={errors.name}>
          <TextField
            ref={first}
            size="lg"
            dir="auto"
            autoComplete="organization"
            value={value.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </Field>
        <Field label="Company website" required error={errors.website}>
          <TextField
            size="lg"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://your-website.com"
            start={<Globe aria-hidden />}
            value={value.website}
            onChange={(event) => onChange({ website: event.currentTarget.value })}
          />
        </Field>
        <Field
          label="What does your company do?"
          required
          help="A sentence or two. Your agent introduces the company with these words."
          error={errors.description}
        >
          <TextArea
            dir="auto"
            minRows={4}
            value={value.description}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        </Field>
      </Stack>
    </>
  )
}
