import { useWatch } from 'react-hook-form'
import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { type Agent, agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import {
  dimensions,
  type KbLlm,
  type SearchMethod,
  searchTokens,
} from '#mocks/contracts/agents/kb-llm.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { headOf } from '../core/head-of.ts'
import { knowledgeCards, knowledgeWords } from './knowledge.words.ts'

/** Which models this server has. */
export interface KnowledgeModels {
  /** One that writes answers. */
  answers: boolean
  /** One that makes vectors. */
  embeddings: boolean
}

/** What the sub-tab 'Settings' changes of an agent. */
export type KnowledgeSettings = Pick<
  Agent,
  'vg_kbTopChunks' | 'ifKnowsThreshold' | 'vg_kbDefaultDimension'
> & {
  vg_kb_llm: KbLlm
}

const { shape } = agentFieldsSchema

/** Checks the form as the server will; a message per input. */
export function checkKnowledgeSettings(values: KnowledgeSettings): Record<string, string> {
  const llm = validate(shape.vg_kb_llm, values.vg_kb_llm)
  const length = validate(shape.vg_kbDefaultDimension, values.vg_kbDefaultDimension)
  return {
    ...(llm.ok
      ? {}
      : Object.fromEntries(Object.entries(llm.fields).map(([name, words]) => [`vg_kb_llm.${name}`, words]))),
    ...(length.ok ? {} : { vg_kbDefaultDimension: Object.values(length.fields)[0] ?? '' }),
  }
}

const methods: { value: SearchMethod; label: string }[] = [
  { value: 'simple', label: 'By their words' },
  { value: 'smart', label: 'A language model writes the search' },
]

interface SearchFieldsProps {
  draft: DraftForm<KnowledgeSettings, Agent>
  models: KnowledgeModels
}

/** How the passages for a question are searched, as far as this server has models for it. */
export function SearchFields({ draft, models }: SearchFieldsProps) {
  const { form, errors, set, readOnly } = draft
  const [searchMethod, temprature] = useWatch({
    control: form.control,
    name: ['vg_kb_llm.searchMethod', 'vg_kb_llm.temprature'],
  })
  const isWritten = models.answers && searchMethod === 'smart'
  return (
    <Section {...headOf(knowledgeCards.search)} size="sm">
      {!models.answers && (
        <Text tone="muted">
          No language model is configured on this server, so follow-up questions are searched by their words.
        </Text>
      )}
      <Field {...knowledgeWords.searchMethod}>
        <Select
          options={methods}
          value={models.answers ? searchMethod : 'simple'}
          disabled={readOnly || !models.answers}
          onValueChange={(next) => set('vg_kb_llm.searchMethod', next as SearchMethod)}
        />
      </Field>
      <Stack gap={4}>
        <Field {...knowledgeWords.searchPrompt} error={errors['vg_kb_llm.searchPrompt']}>
          <TextArea
            {...form.register('vg_kb_llm.searchPrompt')}
            minRows={2}
            maxLength={2000}
            disabled={!isWritten}
          />
        </Field>
        <Field {...knowledgeWords.modelId} error={errors['vg_kb_llm.modelId']}>
          <TextField
            {...form.register('vg_kb_llm.modelId')}
            dir="ltr"
            disabled={!isWritten}
            maxLength={100}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field {...knowledgeWords.temprature}>
          <Slider
            min={0}
            max={2}
            step={0.1}
            disabled={readOnly || !isWritten}
            value={temprature}
            onValueChange={(next) => set('vg_kb_llm.temprature', next)}
            formatValue={(value) => value.toFixed(1)}
          />
        </Field>
        <Field {...knowledgeWords.maxTokens} error={errors['vg_kb_llm.maxTokens']}>
          <NumberField
            {...form.register('vg_kb_llm.maxTokens', { valueAsNumber: true })}
            unit="tokens"
            min={searchTokens.least}
            max={searchTokens.most}
            step={1}
            disabled={!isWritten}
          />
        </Field>
      </Stack>
      {!models.embeddings && (
        <Text tone="muted">
          No embedding model is configured on this server, so passages are found by their words and have no
          vectors.
        </Text>
      )}
      <Field {...knowledgeWords.vg_kbDefaultDimension} error={errors.vg_kbDefaultDimension}>
        <NumberField
          {...form.register('vg_kbDefaultDimension', { valueAsNumber: true })}
          unit="numbers"
          min={dimensions.least}
          max={dimensions.most}
          step={1}
          disabled={!models.embeddings}
        />
      </Field>
    </Section>
  )
}
