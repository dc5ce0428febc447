import { useId, useRef, useState } from 'react'
import { type FormMistake, formText, readForm, valuesIn } from '#mocks/contracts/conversations/form-values.ts'
import type { Form } from '#mocks/contracts/conversations/parts.ts'
import type { PartTexts } from '#mocks/contracts/embed/widget-words/part-texts.ts'
import { FormFieldView } from './form-field.tsx'
import type { PartsProps } from './parts.types.ts'

interface FormViewProps extends Pick<PartsProps, 'onSay' | 'reply'> {
  form: Form
  texts: PartTexts
}

/** A form: what is wrong is said at its field, and what was sent stays to be read. */
export function FormView({ form, texts, onSay, reply }: FormViewProps) {
  const titleId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [mistakes, setMistakes] = useState<Record<string, FormMistake>>({})
  const sent = (reply !== undefined && valuesIn(form, reply)) || {}

  function send() {
    const typed = Object.fromEntries(
      form.fields.map(({ name }) => [name, fieldOf(element.current!, name)?.value ?? '']),
    )
    const read = readForm(form, typed)
    setMistakes(read.ok ? {} : read.mistakes)
    if (read.ok) return onSay?.(formText(form, read.values), read.values)
    const first = form.fields.find(({ name }) => name in read.mistakes)
    if (first) fieldOf(element.current!, first.name)?.focus()
  }

  return (
    <form
      ref={element}
      className="vg-widget__form"
      aria-labelledby={form.title ? titleId : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {form.title && (
        <strong id={titleId} dir="auto">
          {form.title}
        </strong>
      )}
      <fieldset disabled={!onSay}>
        {form.fields.map((field) => (
          <FormFieldView
            key={field.name}
            field={field}
            texts={texts}
            sent={sent[field.name]}
            mistake={mistakes[field.name]}
          />
        ))}
        <button type="submit" dir="auto">
          {form.submit}
        </button>
      </fieldset>
    </form>
  )
}

function fieldOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : null
}
