import { type ComponentProps, useId, useRef, useState } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { useFieldLabelId, useTextControl } from '#ui/field/field-context.ts'
import { useControllableState } from '#ui/hooks/use-controllable-state.ts'
import { useLazy } from '#ui/hooks/use-lazy.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { EditorSurface } from './editor-surface.tsx'
import { type CodeLanguage, languageNames } from './languages.ts'
import './code-editor.css'

const loadEditor = async () => (await import('./create-editor.ts')).createEditor

/** Everything else reaches the frame. */
export interface CodeEditorProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onBlur'> {
  /** What is written. */
  language: CodeLanguage
  /** The text; leave out to let it keep its own. */
  value?: string
  /** The text at first, when it keeps its own. @default '' */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name in a form. */
  name?: string
  /** Height in px (spec 1 §9). @default 500 */
  height?: number
  /** Shown while it is empty. */
  placeholder?: string
  /** @default the form's */
  readOnly?: boolean
  /** @default the field's */
  disabled?: boolean
  /** How to get out with the keyboard. @default 'Press Esc, then Tab, to leave the editor' */
  leaveHint?: string
  /** Said after Escape. @default 'Tab now leaves the editor' */
  leavingText?: string
  /** Shown when the editor could not be fetched; the text can be edited all the same. @default 'Plain text: the editor could not be loaded' */
  failedText?: string
  onBlur?: () => void
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Code to write: numbered lines, colours, undo. The editor is fetched on first use. */
export function CodeEditor({
  language,
  value,
  defaultValue = '',
  onValueChange,
  name,
  height = 500,
  placeholder = '',
  leaveHint = 'Press Esc, then Tab, to leave the editor',
  leavingText = 'Tab now leaves the editor',
  failedText = 'Plain text: the editor could not be loaded',
  onBlur,
  variant,
  readOnly: ownReadOnly,
  disabled: ownDisabled,
  className,
  'aria-label': ariaLabel,
  'aria-labelledby': ownLabelledBy,
  'aria-describedby': ownDescribedBy,
  'aria-invalid': ownInvalid,
  style,
  ...rest
}: CodeEditorProps) {
  const module = useLazy(loadEditor)
  const [text, setText] = useControllableState(value, defaultValue, onValueChange)
  const [leaving, setLeaving] = useState(false)
  const standInFocused = useRef(false)
  const hintId = useId()
  const labelId = useFieldLabelId()
  const { readOnly = false, ...wiring } = useTextControl({
    id: rest.id,
    readOnly: ownReadOnly,
    disabled: ownDisabled,
    'aria-describedby': cx(ownDescribedBy, hintId),
    'aria-invalid': ownInvalid,
  })
  const { disabled = false, required } = wiring
  const labelledBy = ownLabelledBy ?? (ariaLabel === undefined ? labelId : undefined)
  const naming = { 'aria-label': ariaLabel, 'aria-labelledby': labelledBy }
  const state = module.state

  return (
    <div
      {...rest}
      id={undefined}
      className={cx('vg-code-editor', className)}
      data-recipe="field"
      data-variant={useThemeVariant(variant)}
      data-state={state}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-invalid={wiring['aria-invalid'] || undefined}
      dir="ltr"
      style={{ ...style, blockSize: height }}
    >
      {module.state === 'ready' ? (
        <EditorSurface
          create={module.value}
          {...{ language, text, placeholder, readOnly, disabled }}
          attributes={present({
            ...naming,
            ...wiring,
            required: undefined,
            disabled: undefined,
            'aria-required': required,
            'aria-disabled': disabled,
            tabindex: '0',
          })}
          labelId={labelId}
          takeFocus={standInFocused.current}
          onTextChange={setText}
          onBlur={() => onBlur?.()}
          onLeavingChange={setLeaving}
        />
      ) : (
        <textarea
          {...wiring}
          {...naming}
          className="vg-_code-editor__plain"
          spellCheck={false}
          value={text}
          placeholder={placeholder}
          readOnly={readOnly || state === 'loading'}
          onChange={(event) => setText(event.currentTarget.value)}
          onFocus={() => {
            standInFocused.current = true
          }}
          onBlur={() => {
            standInFocused.current = false
            onBlur?.()
          }}
        />
      )}
      <div className="vg-_code-editor__foot">
        <span>{languageNames[language]}</span>
        <span className="vg-_code-editor__notes">
          <span className="vg-_code-editor__hint" id={hintId} data-shown={state === 'failed' || undefined}>
            {state === 'failed' ? failedText : leaveHint}
          </span>
          <span role="status" className="vg-_code-editor__leaving">
            {leaving && leavingText}
          </span>
        </span>
      </div>
      {name !== undefined && <input type="hidden" name={name} value={text} disabled={disabled} />}
    </div>
  )
}

/** Attributes as text, those that are absent or false left out. */
function present(attributes: Record<string, string | boolean | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
}
