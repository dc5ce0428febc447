import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { functionQuery } from '#features/library/functions/function.queries.ts'
import { FunctionPicture } from '#features/library/functions/function-picture.tsx'
import { paths } from '#features/shared/paths.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import type { FlowNodeOf } from '#mocks/contracts/flow/flow.schema.ts'
import { flowTextLimit } from '#mocks/contracts/flow/flow-limits.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Text } from '#ui/text/text.tsx'
import { TemplateField } from './template-field.tsx'

type Tool = FlowNodeOf<'tool'>

interface ToolFieldsProps {
  node: Tool
  /** What the workspace has. */
  tools: readonly FunctionCard[]
  variables: readonly string[]
  onChange: (node: Tool, field: string) => void
}

/** Which tool is called, and what its parameters are given. */
export function ToolFields({ node, tools, variables, onChange }: ToolFieldsProps) {
  const { region, workspace } = useWorkspace()
  const isKnown = tools.some(({ ID }) => ID === node.toolId)
  const owner = { region, workspaceId: workspace.uid }
  const { data: tool, isError } = useQuery({ ...functionQuery(owner, node.toolId), enabled: isKnown })
  return (
    <>
      <Field label="Tool" help="A function of the workspace; naming it here lets this flow call it.">
        <Select
          placeholder="Choose a tool"
          emptyText="This workspace has no function yet"
          options={tools.map((tool) => ({
            value: tool.ID,
            label: tool.name,
            description: tool.description,
            icon: <FunctionPicture of={tool} />,
          }))}
          value={node.toolId}
          onValueChange={(toolId) => onChange({ ...node, toolId, arguments: {} }, 'tool')}
        />
      </Field>
      <Text size="sm">
        <Link to={paths.functions.href(region)}>Functions of the workspace</Link>
      </Text>
      {isError && (
        <Text size="sm" tone="danger">
          What this tool is given could not be loaded.
        </Text>
      )}
      {tool?.parameters.map(({ name, description, required }) => (
        <TemplateField
          key={name}
          label={required ? name : `${name} (optional)`}
          help={description || undefined}
          minRows={1}
          maxLength={flowTextLimit}
          variables={variables}
          value={Object.hasOwn(node.arguments, name) ? (node.arguments[name] ?? '') : ''}
          onValueChange={(text) => {
            const { [name]: _, ...others } = node.arguments
            const given = text === '' ? others : { ...others, [name]: text }
            onChange({ ...node, arguments: given }, `argument ${name}`)
          }}
        />
      ))}
    </>
  )
}
