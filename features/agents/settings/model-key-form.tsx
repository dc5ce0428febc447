import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ApiError } from '#features/shared/api-error.ts'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { type ModelKey, saveModelKey } from '#mocks/contracts/library/model-key.contract.ts'
import { isModelKey } from '#mocks/contracts/library/model-key-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Field } from '#ui/field/field.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { keyCandidatesQuery, useChooseModelKey } from './model-key.queries.ts'
import { settingsWords } from './settings.words.ts'

/** Stands for the server's own key: a choice needs a name. */
const own = 'server'

interface ModelKeyFormProps {
  region: Region
  workspaceId: string
  saved: ModelKey
}

/** Which key the workspace's agents ask the language model with; a choice counts at once. */
export function ModelKeyForm({ region, workspaceId, saved: { host, credential } }: ModelKeyFormProps) {
  const { notify } = useToast()
  const may = useMay(saveModelKey)
  const candidates = useQuery({ ...keyCandidatesQuery(region, workspaceId), enabled: host !== '' })
  const choose = useChooseModelKey(region, workspaceId)
  const refusal =
    choose.error instanceof ApiError ? (choose.error.fields.credentialId ?? choose.error.message) : undefined

  if (host === '') {
    return (
      <Text data-find={settingsWords.modelKey['data-find']}>
        This server has no language model, so there is nothing to ask with a key: answers come from the
        knowledge alone.
      </Text>
    )
  }
  const fitting = (candidates.data?.items ?? []).filter((each) => isModelKey(each, host))
  const shown =
    credential && !fitting.some(({ ID }) => ID === credential.ID) ? [credential, ...fitting] : fitting
  return (
    <Stack gap={4}>
      {credential && !credential.usable && (
        <Banner tone="warning" title="This key is not sent">
          {credential.name} is no bearer credential for {host}. Until it is, the server’s own key is used.
        </Banner>
      )}
      <ReadOnlyContext value={!may}>
        <Field
          {...settingsWords.modelKey}
          error={choose.isError ? (refusal ?? 'The key could not be chosen. Please try again.') : undefined}
        >
          <Select
            options={[
              { value: own, label: 'The server’s own key' },
              ...shown.map(({ ID, name, lastFour }) => ({
                value: ID,
                label: lastFour ? `${name} ••••${lastFour}` : name,
              })),
            ]}
            value={credential?.ID ?? own}
            onValueChange={(next) =>
              choose.mutate(next === own ? null : next, {
                onSuccess: () =>
                  notify({ kind: 'success', title: 'Key chosen for every agent of the workspace' }),
              })
            }
          />
        </Field>
      </ReadOnlyContext>
      <Text size="sm">
        Bearer credentials that may be sent to {host} can be chosen. They are made and replaced under{' '}
        <Link to={paths.credentials.href(region)}>Credentials</Link>.
      </Text>
    </Stack>
  )
}
