import { KeyRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { removeCredential, saveCredential } from '#mocks/contracts/library/credential.contract.ts'
import type { Credential } from '#mocks/contracts/library/credential.schema.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Text } from '#ui/text/text.tsx'
import { LibraryScreen } from '../shared/library-screen.tsx'
import { useLibraryThings } from '../shared/use-library-things.ts'
import { credentialsQuery, useCredentialChanges } from './credential.queries.ts'
import { CredentialDrawer } from './credential-drawer.tsx'
import { hostWords, kindWords, sentAs, usedWords } from './credential-words.ts'

const words = {
  title: 'Credentials',
  help: 'Keys and passwords your functions send. They are kept encrypted, and nobody can read them again.',
  one: 'credential',
  many: 'credentials',
  aside: 'Kind and use',
  time: 'Changed',
  purpose: 'A credential lets a function sign in to another service without keeping the key in the function.',
}

/** The secrets a workspace's functions send (spec 2 §2.6, decision record 0018). */
export function CredentialsScreen() {
  const { owner, removeOne, screen } = useLibraryThings({
    listQuery: credentialsQuery,
    useChanges: useCredentialChanges,
    save: saveCredential,
    remove: removeCredential,
  })
  const mayMakeKeys = useMay(createWorkspaceKey)
  return (
    <LibraryScreen
      {...screen}
      words={words}
      icon={<KeyRound />}
      rowOf={(credential) => ({
        name: credential.name,
        detail: sentAs(credential),
        code: true,
        aside: <CredentialBadges credential={credential} />,
        at: credential.lastModified,
      })}
      removal={
        removeOne &&
        (({ ID, name }) => ({
          one: 'credential',
          message: (
            <>
              The secret of <bdi>{name}</bdi> is erased. This cannot be undone.
            </>
          ),
          remove: () => removeOne(ID),
        }))
      }
      drawer={(props) => <CredentialDrawer {...props} />}
    >
      {mayMakeKeys && (
        <Text size="sm" tone="muted" className="vg-_library__note">
          Keys for calls from your own servers are under{' '}
          <Link to={paths.keys.href(owner.region)}>API keys</Link>.
        </Text>
      )}
    </LibraryScreen>
  )
}

function CredentialBadges({ credential: { kind, hosts, usedBy } }: { credential: Credential }) {
  return (
    <>
      <Badge>{kindWords[kind]}</Badge>
      <Badge tone={hosts.length > 0 ? 'neutral' : 'warning'} dot={hosts.length === 0}>
        {hostWords(hosts)}
      </Badge>
      <Badge tone={usedBy.length > 0 ? 'success' : 'neutral'} dot={usedBy.length > 0}>
        {usedWords(usedBy)}
      </Badge>
    </>
  )
}
