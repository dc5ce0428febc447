import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import type { FunctionFields, FunctionParameter } from '#mocks/contracts/library/function.schema.ts'
import { argumentOf, readArguments } from '#mocks/contracts/library/function-arguments.ts'
import { functionProblems } from '#mocks/contracts/library/function-rules.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useFunctionCheck } from './function.queries.ts'
import { FunctionTestResult } from './function-test-result.tsx'

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

interface FunctionTestPanelProps {
  definition: FunctionFields
  /** Which function's secret is sent, or one in its place. */
  secret: { itemId: string | undefined; serverUrlSecret: string | null | undefined }
}

/** Makes the call as it stands in the form, with values typed here, and shows what came back. */
export function FunctionTestPanel({ definition, secret }: FunctionTestPanelProps) {
  const { owner } = useLibraryAccess()
  const check = useFunctionCheck(owner)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isUnfinished, setUnfinished] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  const { parameters } = definition

  // The answer may be long, and stands at the end of the drawer.
  useEffect(() => {
    if (check.data || check.error) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [check.data, check.error])

  async function run() {
    const hasProblems = Object.keys(functionProblems(definition)).length > 0
    const given = Object.fromEntries(
      parameters.flatMap(({ name, type }) => {
        const value = argumentOf(type, typed[name] ?? '')
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const read = readArguments(parameters, given)
    setUnfinished(hasProblems)
    setErrors(read.ok ? {} : read.fields)
    if (hasProblems || !read.ok) return
    try {
      await check.mutateAsync({ definition, arguments: given, ...secret })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
    }
  }

  return (
    <Section
      level={3}
      divided
      title="Test"
      description="Makes a real call with what is entered above, saved or not."
    >
      {parameters
        .filter(({ name }) => name !== '')
        .map((parameter) => (
          <ArgumentField
            key={parameter.name}
            parameter={parameter}
            value={typed[parameter.name] ?? ''}
            error={errors[`arguments.${parameter.name}`]}
            onChange={(value) => setTyped({ ...typed, [parameter.name]: value })}
          />
        ))}
      <div>
        <Button icon={<Play aria-hidden />} loading={check.isPending} onClick={() => void run()}>
          Run test
        </Button>
      </div>
      <div ref={outcome} className="vg-_functions__outcome">
        {isUnfinished && (
          <Banner tone="warning" title="The function is not finished">
            Correct what is marked above, then test it.
          </Banner>
        )}
        {check.error && !isUnfinished && (
          <Banner tone="danger" title="The test could not be made">
            {check.error.message}
          </Banner>
        )}
        {check.data && !check.error && !isUnfinished && (
          <FunctionTestResult result={check.data} seconds={definition.timeout} />
        )}
      </div>
    </Section>
  )
}

interface ArgumentFieldProps {
  parameter: FunctionParameter
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ArgumentField({ parameter, value, error, onChange }: ArgumentFieldProps) {
  const { name, type, description, required } = parameter
  return (
    <Field label={name} required={required} help={description} error={error}>
      {type === 'boolean' ? (
        <Select options={yesOrNo} value={value} onValueChange={onChange} />
      ) : type === 'object' ? (
        <TextArea
          value={value}
          minRows={2}
          maxLength={4000}
          dir="ltr"
          spellCheck={false}
          placeholder={'{"street": "Quay 4"}'}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextField
          value={value}
          inputMode={type === 'string' ? 'text' : 'decimal'}
          maxLength={4000}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
