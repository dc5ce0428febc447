import { Eraser, ListPlus } from 'lucide-react'
import { type RefCallback, useState } from 'react'
import { partsOf, type Surface } from '#mocks/contracts/styling/public-parts.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeEditor } from '#ui/code-editor/code-editor.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { Row } from '#ui/row/row.tsx'
import { withRuleFor } from './insert-part.ts'
import { useProof } from './proof/use-proof.ts'
import type { Prove } from './proof/use-prover.ts'
import { ProofReport } from './proof-report.tsx'
import './styling.css'

interface CssEditingProps {
  /** What is styled. */
  surface: Surface
  /** The field, as it is found and named. */
  field: { label: string; help?: string }
  /** What an empty editor starts with; it is kept only once something is written. @default nothing */
  starter?: string
  /** Shown in an empty editor. @default nothing */
  placeholder?: string
  css: string
  error: string | undefined
  onChange: (css: string) => void
  onBlur?: () => void
  /** Receives what takes the focus when the CSS is refused. */
  focusRef?: RefCallback<{ focus: () => void }>
  /** Everything but the CSS that decides the look; a change has the CSS tried again. */
  look: string
  prove: Prove
}

/** The CSS editor, the parts to start from, and what the CSS does to what it styles. */
export function CssEditing(props: CssEditingProps) {
  const {
    surface,
    field,
    starter = '',
    placeholder,
    css,
    error,
    onChange,
    onBlur,
    focusRef,
    look,
    prove,
  } = props
  const [emptied, setEmptied] = useState(false)
  const readOnly = useReadOnly()
  const proof = useProof(css, look, prove)
  const shown = css === '' && !emptied && !readOnly ? starter : css

  function change(text: string) {
    setEmptied(text === '')
    onChange(text === starter ? '' : text)
  }

  return (
    <div
      className="vg-_styling"
      ref={(element) => {
        const focus = () => element?.querySelector<HTMLElement>('[contenteditable], textarea')?.focus()
        focusRef?.(element && { focus })
      }}
    >
      {!readOnly && (
        <Row wrap>
          <Menu
            className="vg-_styling__parts"
            trigger={
              <Button size="sm" icon={<ListPlus aria-hidden />}>
                Add a part
              </Button>
            }
          >
            {partsOf(surface).map((part) => (
              <MenuItem key={part.id} onSelect={() => change(withRuleFor(css, part))}>
                {part.name}
              </MenuItem>
            ))}
          </Menu>
          <Button
            size="sm"
            tone="ghost"
            icon={<Eraser aria-hidden />}
            disabled={css === ''}
            onClick={() => {
              setEmptied(false)
              onChange('')
            }}
          >
            Clear
          </Button>
        </Row>
      )}
      <Field {...field} hideLabel error={error}>
        <CodeEditor
          language="css"
          placeholder={readOnly ? 'No custom CSS' : placeholder}
          height={500}
          value={shown}
          onValueChange={change}
          onBlur={onBlur}
        />
      </Field>
      <div role="status" aria-label="What the CSS does">
        {proof === 'running' && <p className="vg-_proof__line">Testing it on the {surface}…</p>}
        {proof === 'unknown' && <ProofReport proof={undefined} />}
        {typeof proof === 'object' && (
          <ProofReport
            surface={surface}
            proof={proof.proof}
            action={
              proof.repaired &&
              !readOnly && (
                <Button size="sm" onClick={() => change(proof.repaired?.css ?? css)}>
                  Use the repaired version
                </Button>
              )
            }
          />
        )}
      </div>
    </div>
  )
}
