import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import {
  type PromptVariable,
  promptVariableWords,
  unknownVariables,
} from '#mocks/contracts/agents/prompt-variables.ts'
import { Field } from '#ui/field/field.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import type { Declared } from '../core/declare-words.ts'
import { completeVariable, type OpenVariable, openVariable } from './open-variable.ts'
import type { PromptValues } from './prompt-values.ts'
import './prompt.css'

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
  const area = useRef<HTMLTextAreaElement>(null)
  const [open, setOpen] = useState<OpenVariable>()
  const [at, setAt] = useState(0)
  const listId = useId()
  const unknown = unknownVariables(field.value)

  function look() {
    const { selectionStart, selectionEnd, value } = area.current ?? {}
    const isCaret = selectionStart !== undefined && selectionStart === selectionEnd
    setOpen(isCaret && value !== undefined ? openVariable(value, selectionStart) : undefined)
    setAt(0)
  }

  function complete(variable: string | undefined) {
    if (!open || variable === undefined) return
    const { text, caret } = completeVariable(field.value, open, variable)
    field.onChange(text)
    setOpen(undefined)
    // The new text is drawn first.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    const last = open.matches.length - 1
    if (event.key === 'ArrowDown') setAt(at === last ? 0 : at + 1)
    else if (event.key === 'ArrowUp') setAt(at === 0 ? last : at - 1)
    else if (event.key === 'Enter' || event.key === 'Tab') complete(open.matches[at])
    else if (event.key === 'Escape') setOpen(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Stack gap={2}>
      <Field {...words} error={fieldState.error?.message}>
        <TextArea
          {...field}
          ref={(element) => {
            area.current = element
            field.ref(element)
          }}
          dir="auto"
          minRows={minRows}
          maxRows={24}
          aria-autocomplete="list"
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open ? `${listId}-${at}` : undefined}
          onChange={(event) => {
            field.onChange(event)
            look()
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            field.onBlur()
            setOpen(undefined)
          }}
        />
      </Field>
      {open && (
        <div role="listbox" id={listId} aria-label="Variables" className="vg-_prompt__variables">
          {open.matches.map((variable, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's own, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus and names the active one
            <div
              key={variable}
              role="option"
              id={`${listId}-${index}`}
              aria-selected={index === at}
              className="vg-_prompt__variable"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => complete(variable)}
            >
              <code>{`{{${variable}}}`}</code>{' '}
              <Text as="span" size="sm" tone="muted">
                {promptVariableWords[variable as PromptVariable]}
              </Text>
            </div>
          ))}
        </div>
      )}
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
