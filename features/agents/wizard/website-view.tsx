import { Globe } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ViewHeading } from '#features/site-wizard/view-heading.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgentWizard } from './use-agent-wizard.ts'

/** The first question: where the company is on the web. */
export function WebsiteView({ wizard }: { wizard: AgentWizard }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <ViewHeading
        takeFocus={false}
        help="We read its pages, its logo and its colours, and show you what we found. Nothing is created yet."
      >
        What is your company’s website?
      </ViewHeading>
      <Field label="Company website" required error={wizard.state.errors.website}>
        <TextField
          ref={field}
          size="lg"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://your-website.com"
          start={<Globe aria-hidden />}
          value={wizard.state.website}
          onChange={(event) => wizard.typeWebsite(event.currentTarget.value)}
        />
      </Field>
    </>
  )
}
