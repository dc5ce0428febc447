import { Plus, X } from 'lucide-react'
import type { FlowNodeOf, FlowOperator, FlowRule } from '#mocks/contracts/flow/flow.schema.ts'
import { flowBranchesLimit, flowTextLimit } from '#mocks/contracts/flow/flow-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { freeId } from './free-id.ts'
import { VariableField } from './variable-field.tsx'

type Condition = FlowNodeOf<'condition'>

const operatorWords: Record<FlowOperator, string> = {
  is: 'is',
  isNot: 'is not',
  contains: 'contains',
  startsWith: 'starts with',
  greater: 'is greater than',
  less: 'is less than',
  isSet: 'has a value',
  isEmpty: 'is empty',
}
const operators = Object.entries(operatorWords).map(([value, label]) => ({ value, label }))
const comparesNothing = (operator: FlowOperator) => operator === 'isSet' || operator === 'isEmpty'

interface RuleFieldsProps {
  node: Condition
  onChange: (node: Condition, field: string) => void
}

/** The rules of a condition, in the order they are tried. */
export function RuleFields({ node, onChange }: RuleFieldsProps) {
  const { rules } = node
  const readOnly = useReadOnly()
  const put = (next: FlowRule[], field: string) => onChange({ ...node, rules: next }, field)
  return (
    <Stack gap={4}>
      {rules.map((rule, index) => {
        const change = (part: Partial<FlowRule>) =>
          put(
            rules.map((each) => (each.id === rule.id ? { ...each, ...part } : each)),
            `rule ${rule.id} ${Object.keys(part).join()}`,
          )
        return (
          <Section
            key={rule.id}
            level={3}
            size="sm"
            gap={2}
            title={`Rule ${index + 1}`}
            actions={
              !readOnly &&
              rules.length > 1 && (
                <Button
                  size="sm"
                  tone="ghost"
                  icon={<X aria-hidden />}
                  onClick={() =>
                    put(
                      rules.filter((each) => each.id !== rule.id),
                      `without ${rule.id}`,
                    )
                  }
                >
                  Remove rule {index + 1}
                </Button>
              )
            }
          >
            <VariableField
              label="Variable"
              value={rule.variable}
              onValueChange={(variable) => change({ variable })}
            />
            <Field label="Comparison">
              <Select
                options={operators}
                value={rule.operator}
                onValueChange={(operator) => change({ operator: operator as FlowOperator })}
              />
            </Field>
            {!comparesNothing(rule.operator) && (
              <Field label="Value">
                <TextField
                  dir="auto"
                  maxLength={flowTextLimit}
                  value={rule.value}
                  onChange={(event) => change({ value: event.currentTarget.value })}
                />
              </Field>
            )}
          </Section>
        )
      })}
      {!readOnly && rules.length < flowBranchesLimit && (
        <Row>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => {
              const id = freeId('rule', rules)
              put([...rules, { id, variable: '', operator: 'is', value: '' }], `with ${id}`)
            }}
          >
            Add a rule
          </Button>
        </Row>
      )}
    </Stack>
  )
}
