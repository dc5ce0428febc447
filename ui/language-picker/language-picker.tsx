import { Languages } from 'lucide-react'
import { useMemo } from 'react'
import { Combobox, type ComboboxProps } from '#ui/combobox/combobox.tsx'
import { languageName } from './language-name.ts'

/** A language, as the translation service lists it (spec 1 §7). */
export interface Language {
  /** BCP 47 tag: 'en', 'pt-BR'. */
  language: string
  /** Its name in the reader's language: 'Portuguese (Brazil)'. */
  name: string
}

/** Everything a combobox takes passes through. */
export interface LanguagePickerProps extends Omit<ComboboxProps, 'options' | 'start'> {
  languages: readonly Language[]
}

/** A language out of a list, found by its name, its own name or its code. */
export function LanguagePicker({
  languages,
  placeholder = 'Choose a language',
  ...rest
}: LanguagePickerProps) {
  const options = useMemo(() => languages.map(toOption), [languages])
  return (
    <Combobox
      listLabel="Languages"
      emptyText="No such language"
      placeholder={placeholder}
      {...rest}
      options={options}
      start={<Languages aria-hidden />}
    />
  )
}

function toOption({ language, name }: Language) {
  const own = languageName(language)
  const differs = own !== undefined && own.toLowerCase() !== name.toLowerCase()
  return { value: language, label: name, detail: differs ? own : undefined, keywords: language }
}
