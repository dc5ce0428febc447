import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import {
  type FunctionFields,
  functionDefaults,
  type LibraryFunction,
} from '#mocks/contracts/library/function.schema.ts'
import { functionProblems } from '#mocks/contracts/library/function-rules.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { LibraryDrawerLoading } from '../shared/library-drawer-loading.tsx'
import { LibraryFormDrawer } from '../shared/library-form-drawer.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryForm } from '../shared/use-library-form.ts'
import { functionQuery, useFunctionChanges } from './function.queries.ts'
import { FunctionBasics } from './function-basics.tsx'
import { FunctionRequestFields } from './function-request-fields.tsx'
import { FunctionTestPanel } from './function-test-panel.tsx'
import { ParameterRows } from './parameter-rows.tsx'
import './functions.css'

const labels = {
  name: 'Name',
  description: 'Description',
  method: 'Method',
  url: 'Address',
  headers: 'Headers',
  parameters: 'Parameters',
  bodyTemplate: 'Body',
  credentialId: 'Credential',
  timeout: 'Timeout',
}

/** Makes a function, changes one, tries it. */
export function FunctionDrawer(props: LibraryDrawerProps) {
  const { owner } = useLibraryAccess()
  const query = useQuery({ ...functionQuery(owner, props.id ?? ''), enabled: props.id !== undefined })
  if (props.id !== undefined && !query.data) {
    return <LibraryDrawerLoading {...props} title="Function" one="function" query={query} />
  }
  return <FunctionForm {...props} saved={query.data} />
}

function FunctionForm({ saved, ...props }: LibraryDrawerProps & { saved: LibraryFunction | undefined }) {
  const { owner } = useLibraryAccess()
  const { notify } = useToast()
  const { save } = useFunctionChanges(owner)
  const [itemId] = useState(() => props.id ?? newAgentId())
  const { readOnly } = props
  const form = useLibraryForm<LibraryFunction, FunctionFields>({
    saved,
    toValues,
    check: functionProblems,
    save: (change, rev) => save.mutateAsync({ itemId, ...change, rev }),
    onSaved() {
      notify({ kind: 'success', title: saved ? 'Function saved' : 'Function created' })
      props.onClose()
    },
  })
  return (
    <LibraryFormDrawer
      {...props}
      title={saved ? (readOnly ? 'Function' : 'Edit function') : 'New function'}
      subtitle="An HTTP call an agent makes when it needs to."
      form={form}
      saveLabel={saved ? 'Save function' : 'Create function'}
      labels={labels}
    >
      <FunctionBasics form={form} readOnly={readOnly} />
      <ParameterRows form={form} readOnly={readOnly} />
      <FunctionRequestFields form={form} readOnly={readOnly} />
      {!readOnly && <FunctionTestPanel definition={form.values} />}
    </LibraryFormDrawer>
  )
}

function toValues(doc: LibraryFunction | undefined): FunctionFields {
  const { name, description, method, url, headers, parameters, bodyTemplate, credentialId, timeout } =
    doc ?? functionDefaults
  return { name, description, method, url, headers, parameters, bodyTemplate, credentialId, timeout }
}
