import { Plus, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { type UseFormReturn, useFieldArray, useFormState } from 'react-hook-form'
import type { DocumentFields } from '#mocks/contracts/knowledge/document.schema.ts'
import { pairsLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'

interface PairsFieldProps {
  /** The form that holds them as `pairs`. */
  form: UseFormReturn<DocumentFields>
  /** What is wrong, by path: 'pairs.0.question'. */
  errors: Readonly<Record<string, string>>
  readOnly: boolean
  /** The first question is there already: its answer is what is typed first. @default false */
  answers?: boolean
}

/** Questions, each with the answer the agent gives. */
export function PairsField({ form, errors, readOnly, answers = false }: PairsFieldProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'pairs' })
  const { touchedFields, isSubmitted } = useFormState({ control: form.control, name: 'pairs' })
  /** A pair that was just added is checked with the others, and not wrong before it was left. */
  const errorOf = (index: number, part: 'question' | 'answer') =>
    isSubmitted || touchedFields.pairs?.[index]?.[part] ? errors[`pairs.${index}.${part}`] : undefined
  const first = fields[0]?.question
  useEffect(() => {
    if (answers && first) form.setFocus('pairs.0.answer')
  }, [answers, first, form])
  return (
    <Section
      title="Questions and answers"
      level={3}
      size="sm"
      description="The agent gives the answer when somebody asks the question, in whatever words."
    >
      <Stack gap={3}>
        {fields.map((row, index) => (
          <Card key={row.id} padding="sm">
            <Stack gap={3}>
              <Row align="start">
                <Stack grow>
                  <Field label={`Question ${index + 1}`} required error={errorOf(index, 'question')}>
                    <TextField {...form.register(`pairs.${index}.question`)} maxLength={300} />
                  </Field>
                </Stack>
                {!readOnly && fields.length > 1 && (
                  <IconButton
                    size="sm"
                    label={`Remove question ${index + 1}`}
                    icon={<Trash2 aria-hidden />}
                    onClick={() => remove(index)}
                  />
                )}
              </Row>
              <Field label={`Answer ${index + 1}`} required error={errorOf(index, 'answer')}>
                <TextArea
                  {...form.register(`pairs.${index}.answer`)}
                  minRows={2}
                  maxRows={8}
                  maxLength={5000}
                />
              </Field>
            </Stack>
          </Card>
        ))}
        {errors.pairs && (
          <Text tone="danger" role="alert">
            {errors.pairs}
          </Text>
        )}
        {!readOnly && fields.length < pairsLimit && (
          <Row>
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              onClick={() => append({ question: '', answer: '' })}
            >
              Add a question
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  )
}
