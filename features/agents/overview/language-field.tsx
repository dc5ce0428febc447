import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { LanguagePicker } from '#ui/language-picker/language-picker.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewWords } from '../core/overview.words.ts'
import { languagesQuery } from './languages.queries.ts'

/** The language the agent speaks, which also turns the widget for those written from right to left. */
export function LanguageField() {
  const { control, formState } = useFormContext<AgentValues>()
  const { data = [], error, isFetching, refetch } = useQuery(languagesQuery)
  return (
    <Field
      {...overviewWords.lang}
      help={error ? `Error has occured: ${error.message}` : overviewWords.lang.help}
      error={formState.errors.lang?.message}
      labelEnd={
        error && (
          <Button size="sm" tone="ghost" loading={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        )
      }
    >
      <Controller
        control={control}
        name="lang"
        render={({ field }) => (
          <LanguagePicker
            languages={withCurrent(data, field.value)}
            ref={field.ref}
            name={field.name}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </Field>
  )
}

/** An agent may speak what is not in the list, or the list may not be there: its own language is. */
function withCurrent(languages: readonly { language: string; name: string }[], current: string) {
  return !current || languages.some(({ language }) => language === current)
    ? languages
    : [...languages, { language: current, name: nameOf(current) }]
}

function nameOf(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
