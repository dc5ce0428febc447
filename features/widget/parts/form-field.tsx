import { useId } from 'react'
import type { FormMistake } from '#mocks/contracts/conversations/form-values.ts'
import { formValueLimit } from '#mocks/contracts/conversations/part-limits.ts'
import type { FormField } from '#mocks/contracts/conversations/parts.ts'
import type { PartTexts } from '#mocks/contracts/embed/widget-words/part-texts.ts'

interface FormFieldViewProps {
  field: FormField
  texts: PartTexts
  /** What was sent in it. */
  sent: string | undefined
  mistake: FormMistake | undefined
}

/** What browsers fill in by themselves, by the kind of a field. */
const filledIn = {
  email: 'email',
  phone: 'tel',
  text: undefined,
  long: undefined,
  choice: undefined,
} as const

/** A field under its label, with what is wrong with it. */
export function FormFieldView({ field, texts, sent, mistake }: FormFieldViewProps) {
  const { name, label, kind, required, choices = [] } = field
  const id = useId()
  const mistakeId = `${id}-mistake`
  const shared = {
    id,
    name,
    dir: 'auto',
    required,
    defaultValue: sent,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': mistake ? mistakeId : undefined,
  } as const
  return (
    <div className="vg-widget__form-field">
      <label htmlFor={id} dir="auto">
        {label}
        {!required && <span> ({texts.optional})</span>}
      </label>
      {kind === 'choice' ? (
        <select {...shared} defaultValue={sent ?? ''}>
          <option value="">{texts.choose}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : kind === 'long' ? (
        <textarea {...shared} maxLength={formValueLimit} rows={3} />
      ) : (
        <input
          {...shared}
          maxLength={formValueLimit}
          type={kind === 'phone' ? 'tel' : kind}
          autoComplete={name === 'name' ? 'name' : filledIn[kind]}
        />
      )}
      {mistake && (
        <p id={mistakeId} className="vg-widget__form-mistake">
          {texts[mistake]}
        </p>
      )}
    </div>
  )
}
