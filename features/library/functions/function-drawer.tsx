import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { DrawerPending } from '#features/shared/lists/drawer-pending.tsx'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { checkFunction } from '#mocks/contracts/library/function.contract.ts'
import { functionDefaults, type LibraryFunction } from '#mocks/contracts/library/function.schema.ts'
import { functionImageProblem, functionProblems } from '#mocks/contracts/library/function-rules.ts'
import { serverSecretProblem } from '#mocks/contracts/library/server-secret.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryDraft } from '../shared/use-library-draft.ts'
import { functionQuery, useFunctionChanges } from './function.queries.ts'
import { FunctionBasics } from './function-basics.tsx'
import type { FunctionFormProps, FunctionValues } from './function-form.types.ts'
import { FunctionRequestFields } from './function-request-fields.tsx'
import { FunctionTestPanel } from './function-test-panel.tsx'
import { ParameterRows } from './parameter-rows.tsx'
import { ServerSecretField } from './server-secret-field.tsx'
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
  imageUrl: 'Picture',
  serverUrlSecret: 'Secret',
  serverUrlSecretHost: 'Secret',
  timeout: 'Timeout',
}

/** What it is called in the library, and where an agent's tools are. */
const words = {
  function: {
    one: 'Function',
    fresh: 'New function',
    edited: 'Edit function',
    save: 'Save function',
    create: 'Create function',
  },
  tool: { one: 'Tool', fresh: 'New tool', edited: 'Edit tool', save: 'Save tool', create: 'Create tool' },
}

interface FunctionDrawerProps extends LibraryDrawerProps {
  /** What those who see it call it. @default 'function' */
  thing?: keyof typeof words
  /** Told the id of one that was made. */
  onCreated?: (id: string) => void
}

/** Makes a function, changes one, tries it. */
export function FunctionDrawer(props: FunctionDrawerProps) {
  const { owner } = useLibraryAccess()
  const query = useQuery({ ...functionQuery(owner, props.id ?? ''), enabled: props.id !== undefined })
  if (props.id !== undefined && !query.data) {
    const { thing = 'function' } = props
    return <DrawerPending {...props} title={words[thing].one} one={thing} query={query} />
  }
  return <FunctionForm {...props} saved={query.data} />
}

function FunctionForm({
  saved,
  onCreated,
  thing = 'function',
  ...props
}: FunctionDrawerProps & { saved: LibraryFunction | undefined }) {
  const said = words[thing]
  const { owner } = useLibraryAccess()
  const { save } = useFunctionChanges(owner)
  const [itemId] = useState(() => props.id ?? newAgentId())
  const { readOnly } = props
  const keptFor = saved?.serverUrlSecretHost ?? ''
  const mayTest = useMay(checkFunction)
  const draft = useLibraryDraft<LibraryFunction, FunctionValues>({
    doc: saved,
    readOnly,
    toValues,
    check: ({ imageUrl, serverUrlSecret, ...fields }) => ({
      ...functionProblems(fields),
      ...functionImageProblem(imageUrl, saved?.imageUrl ?? ''),
      ...serverSecretProblem({ url: fields.url, serverUrlSecret: sentSecret(serverUrlSecret) }, keptFor),
    }),
    save: (changed) => save.mutateAsync({ itemId, ...changed }),
    savedTitle: saved ? `${said.one} saved` : `${said.one} created`,
    onClose() {
      if (!saved) onCreated?.(itemId)
      props.onClose()
    },
  })
  return (
    <DraftDrawer
      {...props}
      title={saved ? (readOnly ? said.one : said.edited) : said.fresh}
      subtitle="An HTTP call an agent makes when it needs to."
      draft={draft}
      saveLabel={saved ? said.save : said.create}
      labels={labels}
    >
      <FunctionBasics draft={draft} />
      <ParameterRows draft={draft} />
      <FunctionRequestFields draft={draft} />
      <ServerSecretField draft={draft} keptFor={keptFor} />
      {mayTest && <TestPanelOfTyped draft={draft} itemId={saved && itemId} />}
    </DraftDrawer>
  )
}

function TestPanelOfTyped({ draft, itemId }: FunctionFormProps & { itemId: string | undefined }) {
  const { imageUrl: _, serverUrlSecret, ...definition } = useTyped(draft.form.control)
  return (
    <FunctionTestPanel
      definition={definition}
      secret={{ itemId, serverUrlSecret: sentSecret(serverUrlSecret) }}
    />
  )
}

/** What is sent of a secret: an empty field keeps the one there is. */
function sentSecret(typed: string | null): string | null | undefined {
  return typed === '' ? undefined : typed
}

function toValues(doc: LibraryFunction | undefined): FunctionValues {
  const { name, description, method, url, headers, parameters, bodyTemplate, credentialId, timeout } =
    doc ?? functionDefaults
  return {
    ...{ name, description, method, url, headers, parameters, bodyTemplate, credentialId, timeout },
    imageUrl: doc?.imageUrl ?? '',
    serverUrlSecret: '',
  }
}
