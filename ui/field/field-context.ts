import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
export interface FieldWiring {
  /** Id the control takes, so that the label points at it. */
  id: string
  /** Id of the label, for controls that are no form element. */
  labelId: string
  /** Id of the help or error text. */
  messageId: string
  hasMessage: boolean
  invalid: boolean
  required: boolean
  disabled: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Whether the form around it is to be read, not filled in. */
export const ReadOnlyContext = createContext(false)

/** Whether the form around is to be read, not filled in: text stays selectable, what chooses is disabled. */
export function useReadOnly(): boolean {
  return useContext(ReadOnlyContext)
}

/** Props a control shares with its field; its own win, except the id the label points at. */
export interface FieldControlProps {
  id?: string
  required?: boolean
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** Props a control that holds text shares with its field and form. */
export interface TextControlProps extends FieldControlProps {
  readOnly?: boolean
}

/** The wiring for a native form control: spread it on the input. Disabled in a form to be read. */
export function useFieldControl(own: FieldControlProps): FieldControlProps {
  const readOnly = useReadOnly()
  const control = useWiring(own)
  return { ...control, disabled: control.disabled ?? (readOnly || undefined) }
}

/** The wiring for a control that holds text, which can still be reached and copied in a form to be read. */
export function useTextControl(own: TextControlProps): TextControlProps {
  const readOnly = useReadOnly()
  return { ...useWiring(own), readOnly: own.readOnly ?? (readOnly || undefined) }
}

function useWiring(own: FieldControlProps): FieldControlProps {
  const field = useContext(FieldContext)
  const describedBy = [field?.hasMessage && field.messageId, own['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return {
    id: field?.id ?? own.id,
    required: own.required ?? (field?.required || undefined),
    disabled: own.disabled ?? (field?.disabled || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

/** The id of the surrounding field's label, for a control that is a group (radio group, slider). */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId
}
