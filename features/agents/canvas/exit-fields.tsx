import type { FlowNode, FlowNodeKind } from '#mocks/contracts/flow/flow.schema.ts'
import { exitsOf, flowKindWords, targetOf } from '#mocks/contracts/flow/flow-exits.ts'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { fullName } from './node-words.ts'
import { offeredKinds } from './offered-kinds.ts'
import type { FlowEditor } from './use-flow-editor.ts'
import { type WalkedNode, walkingOrder } from './walking-order.ts'

interface ExitFieldsProps {
  node: FlowNode
  editor: FlowEditor
}

const newPrefix = 'new:'

/** Where each way out of a node leads: a step that is there, or a new one. */
export function ExitFields({ node, editor }: ExitFieldsProps) {
  const exits = exitsOf(node)
  if (exits.length === 0) return null
  const options = [
    ...walkingOrder(editor.nodes)
      .filter((walked) => walked.node.kind !== 'start')
      .map(stepOption),
    ...(editor.hasRoom ? offeredKinds(editor.nodes).map(newOption) : []),
  ]

  function lead(exit: string, value: string) {
    if (value.startsWith(newPrefix)) {
      editor.add(value.slice(newPrefix.length) as FlowNodeKind, { after: node.id, exit })
    } else {
      editor.connect(node.id, exit, value || null)
    }
  }

  return (
    <Section divided level={3} size="sm" gap={3} title="Leads to">
      {exits.map(({ id, label }) => (
        <Field key={id} label={label}>
          <Combobox
            clearable
            options={options}
            value={targetOf(node, id) ?? ''}
            onValueChange={(value) => lead(id, value)}
            placeholder="Nowhere"
            listLabel="Steps"
            emptyText="No step matches"
            clearLabel={`Disconnect ${label}`}
          />
        </Field>
      ))}
    </Section>
  )
}

function stepOption({ node, number }: WalkedNode) {
  return { value: node.id, label: fullName(node), detail: String(number) }
}

function newOption(kind: FlowNodeKind) {
  return { value: `${newPrefix}${kind}`, label: `New: ${flowKindWords[kind]}`, keywords: 'add' }
}
