import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, Webhook } from 'lucide-react'
import { useMay } from '#features/shared/session/use-may.ts'
import { removeFunction, saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Text } from '#ui/text/text.tsx'
import { LibraryScreen } from '../shared/library-screen.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryView } from '../shared/use-library-view.ts'
import { functionsQuery, useFunctionChanges } from './function.queries.ts'
import { FunctionDrawer } from './function-drawer.tsx'
import { FunctionPicture } from './function-picture.tsx'

const words = {
  title: 'Functions',
  help: 'HTTP calls your agents make when a model writes their answers: look up an order, book a table, check a price.',
  one: 'function',
  many: 'functions',
  aside: 'Signs in with',
  time: 'Changed',
  purpose: 'A function lets an agent read from or write to another service while it talks to a visitor.',
}

/** The calls a workspace's agents can make (spec 2 §2.6, decision record 0018). */
export function FunctionsScreen() {
  const view = useLibraryView()
  const mayMake = useMay(saveFunction)
  const mayRemove = useMay(removeFunction)
  const { owner } = useLibraryAccess()
  const list = useInfiniteQuery(functionsQuery(owner, view))
  const { remove } = useFunctionChanges(owner)
  return (
    <LibraryScreen
      words={words}
      view={view}
      mayMake={mayMake}
      sortable
      list={list}
      icon={<Webhook />}
      rowOf={({ name, imageUrl, description, method, url, credentialId, lastModified }) => ({
        name,
        icon: <FunctionPicture of={{ name, imageUrl }} />,
        detail: (
          <>
            {description}
            <br />
            <Text as="span" code size="xs" dir="ltr">
              {method} {url}
            </Text>
          </>
        ),
        aside: credentialId !== '' && <Badge icon={<KeyRound aria-hidden />}>Credential</Badge>,
        at: lastModified,
      })}
      removal={
        mayRemove
          ? ({ ID, name }) => ({
              one: 'function',
              message: (
                <>
                  Agents can no longer call <bdi>{name}</bdi>. This cannot be undone.
                </>
              ),
              remove: () => remove.mutateAsync(ID),
            })
          : undefined
      }
      drawer={(props) => <FunctionDrawer {...props} />}
    />
  )
}
