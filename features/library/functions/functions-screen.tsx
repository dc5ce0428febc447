import { KeyRound, Webhook } from 'lucide-react'
import { removeFunction, saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Text } from '#ui/text/text.tsx'
import { LibraryScreen } from '../shared/library-screen.tsx'
import { useLibraryThings } from '../shared/use-library-things.ts'
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
  const { removeOne, screen } = useLibraryThings({
    listQuery: functionsQuery,
    useChanges: useFunctionChanges,
    save: saveFunction,
    remove: removeFunction,
  })
  return (
    <LibraryScreen
      {...screen}
      words={words}
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
        removeOne &&
        (({ ID, name }) => ({
          one: 'function',
          message: (
            <>
              Agents can no longer call <bdi>{name}</bdi>. This cannot be undone.
            </>
          ),
          remove: () => removeOne(ID),
        }))
      }
      drawer={(props) => <FunctionDrawer {...props} />}
    />
  )
}
