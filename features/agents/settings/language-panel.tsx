import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { greetingIn } from '#mocks/contracts/agents/template-greetings.ts'
import type { OwnText } from '#mocks/contracts/agents/widget-texts.ts'
import { widgetWords } from '#mocks/contracts/embed/widget-words.ts'
import { spokenLanguage, textsLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { Declared } from '../core/declare-words.ts'
import { headOf } from '../core/head-of.ts'
import { settingsCards, settingsWords, textWords } from './settings.words.ts'
import type { SettingsPanelProps } from './settings-panel.ts'
import type { SettingsValues } from './settings-values.ts'

const { greeting, ...wordsOf } = textWords satisfies Record<OwnText, Declared>
const words = Object.entries(wordsOf) as [Exclude<OwnText, 'greeting'>, Declared][]

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** The widget's words in the owner's own, in each language it speaks. */
export function LanguagePanel({ region, agent }: SettingsPanelProps) {
  const { register, formState, getValues } = useFormContext<SettingsValues>()
  const spoken = textsLanguage(agent.lang)
  const offered = Object.keys(getValues('texts'))
  const [lang, setLang] = useState(
    // Whoever is led here by an error sees it.
    () => offered.find((one) => formState.errors.texts?.[one]) ?? spoken,
  )
  const ours = widgetWords(lang)
  return (
    <Card padding="lg">
      <Section
        {...headOf(settingsCards.texts)}
        description={`Visitors read them in the agent’s language, which is ${languageNames.of(agent.lang) ?? agent.lang}. ${settingsCards.texts.help}`}
        actions={
          <Link asChild>
            <RouterLink to={paths.agentOverview.href(region, agent.ID)}>Change the language</RouterLink>
          </Link>
        }
      >
        <Field
          {...settingsWords.textsLang}
          help={
            lang === spoken
              ? spokenLanguage(lang)
                ? 'The widget speaks this language now.'
                : 'The agent’s language. The widget has no words of its own in it: what is left empty is said in English.'
              : 'Used once the agent’s language is changed to this one.'
          }
        >
          <Select
            options={offered.map((one) => ({ value: one, label: languageNames.of(one) ?? one }))}
            value={lang}
            onValueChange={setLang}
          />
        </Field>
        <Field
          key={`${lang} greeting`}
          {...greeting}
          error={formState.errors.texts?.[lang]?.greeting?.message}
        >
          <TextArea
            {...register(`texts.${lang}.greeting`)}
            lang={lang}
            dir="auto"
            minRows={2}
            placeholder={greetingIn(lang, agent.proactiveMessage)}
          />
        </Field>
        <Row columns="lg" gap={4} align="start">
          {words.map(([word, declared]) => (
            <Field
              // Another language's word is another input.
              key={`${lang} ${word}`}
              {...declared}
              error={formState.errors.texts?.[lang]?.[word]?.message}
            >
              <TextField
                {...register(`texts.${lang}.${word}`)}
                lang={lang}
                dir="auto"
                autoComplete="off"
                placeholder={ours[word]}
              />
            </Field>
          ))}
        </Row>
      </Section>
    </Card>
  )
}
