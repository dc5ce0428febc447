import { Copy, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { FlowProblem } from '#mocks/contracts/flow/check-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { flowKindWords } from '#mocks/contracts/flow/flow-exits.ts'
import { flowLabelLimit } from '#mocks/contracts/flow/flow-limits.ts'
import { variablesOf } from '#mocks/contracts/flow/flow-templates.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ExitFields } from './exit-fields.tsx'
import { NodeFields } from './node-fields.tsx'
import type { FlowEditor } from './use-flow-editor.ts'

interface InspectorProps {
  node: FlowNode
  editor: FlowEditor
  tools: readonly FunctionCard[]
  problems: readonly FlowProblem[]
}

/** Everything of one step: its name, what it is told, where it leads, and what is wrong with it. */
export function Inspector({ node, editor, tools, problems }: InspectorProps) {
  const box = useRef<HTMLDivElement>(null)
  useFocusWhenLedTo(box, editor.shown?.id === node.id ? editor.shown : undefined)
  const isError = problems.some(({ severity }) => severity === 'error')
  return (
    <Stack ref={box} gap={5}>
      {problems.length > 0 && (
        <Banner tone={isError ? 'danger' : 'warning'} title="What is missing">
          <Stack as="ul" gap={1}>
            {problems.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </Stack>
        </Banner>
      )}
      <Field label="Name" help="For you; visitors do not see it.">
        <TextField
          dir="auto"
          maxLength={flowLabelLimit}
          placeholder={flowKindWords[node.kind]}
          value={node.label ?? ''}
          onChange={(event) =>
            editor.change({ ...node, label: event.currentTarget.value || undefined }, 'label')
          }
        />
      </Field>
      <NodeFields node={node} tools={tools} variables={variablesOf(editor.nodes)} onChange={editor.change} />
      <ExitFields node={node} editor={editor} />
      {!editor.readOnly && node.kind !== 'start' && (
        <Row>
          <Button size="sm" icon={<Copy aria-hidden />} onClick={() => editor.duplicate([node.id])}>
            Duplicate
          </Button>
          <Button
            size="sm"
            tone="ghost"
            icon={<Trash2 aria-hidden />}
            onClick={() => editor.remove([node.id])}
          >
            Remove this step
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** The fields take the focus when somebody is led to them: the first that is about the step, not its name. */
function useFocusWhenLedTo(box: RefObject<HTMLElement | null>, shown: FlowEditor['shown']): void {
  useEffect(() => {
    if (!shown?.opens) return
    const fields = box.current?.querySelectorAll<HTMLElement>('textarea, input, [role="combobox"]')
    ;(fields?.[1] ?? fields?.[0])?.focus({ preventScroll: true })
  }, [box, shown])
}
