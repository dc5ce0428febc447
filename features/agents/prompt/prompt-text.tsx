import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { unknownVariables } from '#mocks/contracts/agents/prompt-variables.ts'
import { Field } from '#ui/field/field.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import type { Declared } from '../core/declare-words.ts'
import { useVariableCompletion } from '../core/use-variable-completion.ts'
import { VariableList } from '../core/variable-list.tsx'
import type { PromptValues } from './prompt-values.ts'

interface PromptTextProps {
  name: 'vg_systemPrompt' | 'vg_initPrompt'
  /** What it is called, what it is for, and the mark by which it is found. */
  words: Declared
  /** Most characters. */
  limit: number
  minRows: number
  /** Below it: what can be put into it. */
  children?: ReactNode
}

/** A text for the model: variables complete while they are typed, what is no variable is named, the length is told. */
export function PromptText({ name, words, limit, minRows, children }: PromptTextProps) {
  const { control } = useFormContext<PromptValues>()
  const { field, fieldState } = useController({ control, name })
  const variables = useVariableCompletion({ value: field.value, onValueChange: field.onChange })
  const unknown = unknownVariables(field.value)

  return (
    <Stack gap={2}>
      <Field {...words} error={fieldState.error?.message}>
        <TextArea
          {...field}
          ref={(element) => {
            variables.area.current = element
            field.ref(element)
          }}
          dir="auto"
          minRows={minRows}
          maxRows={24}
          {...variables.props}
          onChange={(event) => {
            field.onChange(event)
            variables.look()
          }}
          onBlur={() => {
            field.onBlur()
            variables.close()
          }}
        />
      </Field>
      {variables.list && <VariableList {...variables.list} />}
      <Row wrap justify="between" gap={3} lineGap={2}>
        <Text size="xs" tone={field.value.length > limit ? 'danger' : 'muted'}>
          {formatNumber(field.value.length)} of {formatNumber(limit)} characters
        </Text>
        {children}
      </Row>
      {unknown.length > 0 && (
        <Text size="sm" tone="warning">
          No variable, so the model reads it as it is: {unknown.map((each) => `{{${each}}}`).join(', ')}
        </Text>
      )}
    </Stack>
  )
}
