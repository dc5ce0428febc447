import type { FlowAnswerKind, FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { flowTextLimit } from '#mocks/contracts/flow/flow-limits.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { PartList } from './parts/part-list.tsx'
import { RuleFields } from './rule-fields.tsx'
import { TemplateField } from './template-field.tsx'
import { ToolFields } from './tool-fields.tsx'
import { VariableField } from './variable-field.tsx'

const answerKinds: { value: FlowAnswerKind; label: string }[] = [
  { value: 'text', label: 'Any text' },
  { value: 'email', label: 'An email address' },
  { value: 'phone', label: 'A phone number' },
  { value: 'number', label: 'A number' },
]

const useHelp = 'Type {{ to use a variable.'

interface NodeFieldsProps {
  node: FlowNode
  tools: readonly FunctionCard[]
  /** Every variable of the flow. */
  variables: readonly string[]
  /** Gets the whole node; what is typed into one field without a break is one step. */
  onChange: (node: FlowNode, field: string) => void
}

/** What a node of its kind is told. */
export function NodeFields({ node, tools, variables, onChange }: NodeFieldsProps) {
  const text = { variables, maxLength: flowTextLimit }
  switch (node.kind) {
    case 'start':
      return null
    case 'message':
      return (
        <>
          <TemplateField
            {...text}
            label="What the agent says"
            help={useHelp}
            minRows={3}
            value={node.text}
            onValueChange={(typed) => onChange({ ...node, text: typed }, 'text')}
          />
          <PartList
            parts={node.parts ?? []}
            onChange={(parts, field) =>
              onChange({ ...node, parts: parts.length > 0 ? parts : undefined }, field)
            }
          />
        </>
      )
    case 'question':
      return (
        <>
          <TemplateField
            {...text}
            label="What the agent asks"
            help={useHelp}
            value={node.text}
            onValueChange={(typed) => onChange({ ...node, text: typed }, 'text')}
          />
          <VariableField
            label="Keep the answer as"
            help="Other steps use it by this name."
            value={node.variable}
            onValueChange={(variable) => onChange({ ...node, variable }, 'variable')}
          />
          <Field label="The answer is">
            <Select
              options={answerKinds}
              value={node.answerKind}
              onValueChange={(kind) =>
                onChange({ ...node, answerKind: kind as FlowAnswerKind }, 'answerKind')
              }
            />
          </Field>
          {node.answerKind !== 'text' && (
            <TemplateField
              {...text}
              label="Said when it is something else"
              help="Without it the question is asked again."
              value={node.retryText ?? ''}
              onValueChange={(typed) => onChange({ ...node, retryText: typed || undefined }, 'retryText')}
            />
          )}
        </>
      )
    case 'choice':
      return (
        <>
          <TemplateField
            {...text}
            label="What the agent asks"
            help={useHelp}
            value={node.text}
            onValueChange={(typed) => onChange({ ...node, text: typed }, 'text')}
          />
          <ChoiceFields node={node} onChange={onChange} />
          <VariableField
            label="Keep the choice as (optional)"
            value={node.variable ?? ''}
            onValueChange={(name) => onChange({ ...node, variable: name || undefined }, 'variable')}
          />
        </>
      )
    case 'condition':
      return <RuleFields node={node} onChange={onChange} />
    case 'knowledge':
      return (
        <TemplateField
          {...text}
          label="What the knowledge is asked"
          help="{{last_message}} is what the visitor wrote last."
          value={node.question}
          onValueChange={(typed) => onChange({ ...node, question: typed }, 'question')}
        />
      )
    case 'ai':
      return (
        <>
          <TemplateField
            {...text}
            label="What the model is told"
            help={useHelp}
            minRows={4}
            value={node.instruction}
            onValueChange={(typed) => onChange({ ...node, instruction: typed }, 'instruction')}
          />
          <VariableField
            label="Keep what it wrote as (optional)"
            help="Without a name it is said to the visitor."
            value={node.variable ?? ''}
            onValueChange={(name) => onChange({ ...node, variable: name || undefined }, 'variable')}
          />
        </>
      )
    case 'tool':
      return (
        <>
          <ToolFields node={node} tools={tools} variables={variables} onChange={onChange} />
          <VariableField
            label="Keep what came back as (optional)"
            value={node.variable ?? ''}
            onValueChange={(name) => onChange({ ...node, variable: name || undefined }, 'variable')}
          />
        </>
      )
    case 'set':
      return (
        <>
          <VariableField
            label="Variable"
            value={node.variable}
            onValueChange={(variable) => onChange({ ...node, variable }, 'variable')}
          />
          <TemplateField
            {...text}
            label="Value"
            help={useHelp}
            value={node.value}
            onValueChange={(value) => onChange({ ...node, value }, 'value')}
          />
        </>
      )
    case 'handoff':
    case 'end':
      return (
        <TemplateField
          {...text}
          label="What the agent says (optional)"
          help={useHelp}
          value={node.text ?? ''}
          onValueChange={(typed) => onChange({ ...node, text: typed || undefined }, 'text')}
        />
      )
  }
}
