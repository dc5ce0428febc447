import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { DrawerPending } from '#features/shared/lists/drawer-pending.tsx'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { type Credential, credentialProblems } from '#mocks/contracts/library/credential.schema.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryDraft } from '../shared/use-library-draft.ts'
import { credentialQuery, useCredentialChanges } from './credential.queries.ts'
import { CredentialFieldset, type CredentialValues } from './credential-fieldset.tsx'

const labels = {
  name: 'Name',
  kind: 'Kind',
  username: 'Username',
  headerName: 'Header name',
  hosts: 'Hosts',
  secret: 'Secret',
}

/** Makes a credential, or changes one. */
export function CredentialDrawer(props: LibraryDrawerProps) {
  const { owner } = useLibraryAccess()
  const query = useQuery({ ...credentialQuery(owner, props.id ?? ''), enabled: props.id !== undefined })
  if (props.id !== undefined && !query.data) {
    return <DrawerPending {...props} title="Credential" one="credential" query={query} />
  }
  return <CredentialForm {...props} saved={query.data} />
}

function CredentialForm({ saved, ...props }: LibraryDrawerProps & { saved: Credential | undefined }) {
  const { owner } = useLibraryAccess()
  const { save } = useCredentialChanges(owner)
  const [itemId] = useState(() => props.id ?? newAgentId())
  const draft = useLibraryDraft<Credential, CredentialValues>({
    doc: saved,
    readOnly: props.readOnly,
    toValues,
    check: ({ secret, ...fields }) => credentialProblems({ ...fields, secret: secret || undefined }, saved),
    save: (changed) => save.mutateAsync({ itemId, ...changed }),
    savedTitle: saved ? 'Credential saved' : 'Credential created',
    onClose: props.onClose,
  })
  return (
    <DraftDrawer
      {...props}
      title={saved ? (props.readOnly ? 'Credential' : 'Edit credential') : 'New credential'}
      subtitle="The secret is kept encrypted and never shown again."
      draft={draft}
      saveLabel={saved ? 'Save credential' : 'Create credential'}
      labels={labels}
    >
      <CredentialFieldset draft={draft} saved={saved} />
    </DraftDrawer>
  )
}

function toValues(doc: Credential | undefined): CredentialValues {
  const { name, kind, username, headerName, hosts } = doc ?? {
    name: '',
    kind: 'bearer',
    username: '',
    headerName: '',
    hosts: [],
  }
  return { name, kind, username, headerName, hosts, secret: '' }
}
