import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { suggestionsIn } from '#mocks/contracts/agents/template-starters.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewWords } from '../core/overview.words.ts'

const words = overviewWords.suggestions

/** Most questions an agent suggests; the contract's. */
const mostQuestions = 10

/** The questions a visitor can press instead of typing. */
export function SuggestionsField() {
  const { register, control, formState } = useFormContext<AgentValues>()
  const readOnly = useReadOnly()
  const { fields, append, remove } = useFieldArray({ control, name: 'suggestions' })
  const addButton = useRef<HTMLButtonElement>(null)
  const full = fields.length >= mostQuestions
  const lang = useWatch({ control, name: 'lang' })
  const texts = useWatch({ control, name: 'suggestions' }).map(({ text }) => text)
  const offered = suggestionsIn(lang, texts)
  const help = texts.every((text, index) => text === offered[index])
    ? words.help
    : 'Questions from the template are offered in the agent’s language, or left out.'

  return (
    <fieldset className="vg-_overview__questions" data-find={words['data-find']}>
      <legend>{words.label}</legend>
      {fields.map((row, index) => (
        <div key={row.id} className="vg-_overview__question">
          <Field
            label={`Question ${index + 1}`}
            hideLabel
            error={formState.errors.suggestions?.[index]?.text?.message}
          >
            <TextField {...register(`suggestions.${index}.text`)} dir="auto" autoComplete="off" />
          </Field>
          {!readOnly && (
            <IconButton
              label={`Remove question ${index + 1}`}
              icon={<X />}
              onClick={() => {
                remove(index)
                addButton.current?.focus()
              }}
            />
          )}
        </div>
      ))}
      {readOnly && fields.length === 0 && <p className="vg-_overview__quiet">None</p>}
      {!readOnly && (
        <Row gap={3} lineGap={2} wrap>
          <Button
            ref={addButton}
            size="sm"
            icon={<Plus />}
            aria-disabled={full || undefined}
            onClick={() => !full && append({ text: '' })}
          >
            Add a question
          </Button>
          <p className="vg-_overview__quiet">{full ? 'You can have at most ten.' : help}</p>
        </Row>
      )}
    </fieldset>
  )
}
