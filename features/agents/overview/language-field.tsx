import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { LanguagePicker } from '#ui/language-picker/language-picker.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewWords } from '../core/overview.words.ts'
import { languagesQuery } from './languages.queries.ts'

/** The language the agent speaks, which also turns the widget for those written from right to left. */
export function LanguageField() {
  const { control, formState } = useFormContext<AgentValues>()
  const lang = useWatch({ control, name: 'lang' })
  const { data = [], error, isFetching, refetch } = useQuery(languagesQuery)
  return (
    <Field
      {...overviewWords.lang}
      help={error ? `Error has occured: ${error.message}` : helpFor(lang)}
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

/** Where the widget has no words of the language, that is said with it. */
function helpFor(lang: string): string {
  const { help } = overviewWords.lang
  if (!lang || spokenLanguage(lang)) return help
  return `${help} Its own words stay English in this language; you can change them in Settings, under Language.`
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
