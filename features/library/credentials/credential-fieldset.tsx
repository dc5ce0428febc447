import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useNow } from '#features/shared/clock/clock-context.ts'
import type { DraftForm } from '#features/shared/draft-form/draft-form.types.ts'
import { paths } from '#features/shared/paths.ts'
import {
  type Credential,
  type CredentialFields,
  type CredentialKind,
  credentialKinds,
} from '#mocks/contracts/library/credential.schema.ts'
import { credentialHostsLimit, readHost } from '#mocks/contracts/library/credential-hosts.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Select } from '#ui/select/select.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { kindWords, secretWords } from './credential-words.ts'

/** What the form holds; an empty secret keeps the one there is. */
export type CredentialValues = CredentialFields & { secret: string }

interface CredentialFieldsetProps {
  draft: DraftForm<CredentialValues>
  saved: Credential | undefined
}

const kinds = credentialKinds.map((value) => ({ value, label: kindWords[value] }))

/** Name, kind, what the kind needs, and the secret, which only goes in. */
export function CredentialFieldset({ draft, saved }: CredentialFieldsetProps) {
  const { form, errors, set, readOnly } = draft
  const [kind, hosts] = useWatch({ control: form.control, name: ['kind', 'hosts'] })
  return (
    <>
      <Field label="Name" required error={errors.name} help="What it gives access to, for you and your team.">
        <TextField {...form.register('name')} maxLength={100} placeholder="Shop API" />
      </Field>
      <Field label="Kind" error={errors.kind}>
        <Select options={kinds} value={kind} onValueChange={(next) => set('kind', next as CredentialKind)} />
      </Field>
      {kind === 'basic' && (
        <Field label="Username" required error={errors.username}>
          <TextField {...form.register('username')} autoComplete="off" spellCheck={false} />
        </Field>
      )}
      {kind === 'header' && (
        <Field label="Header name" required error={errors.headerName}>
          <TextField
            {...form.register('headerName')}
            placeholder="X-Api-Key"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      )}
      {!readOnly && (
        <Field
          label={secretWords[kind]}
          required={!saved}
          error={errors.secret}
          help={<SecretHelp saved={saved} />}
        >
          <PasswordField
            {...form.register('secret')}
            autoComplete="off"
            maxLength={4000}
            placeholder={saved && `••••${saved.lastFour}`}
          />
        </Field>
      )}
      <Field
        label="Hosts"
        required
        error={errors.hosts ?? hostError(errors)}
        help={
          !readOnly &&
          'The secret is sent to these alone: api.example.com, or *.example.com for all its subdomains. Press Enter after each.'
        }
      >
        <TagInput
          value={hosts}
          max={credentialHostsLimit}
          maxLength={300}
          placeholder="api.example.com"
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          onValueChange={(next) => set('hosts', [...new Set(next.map(readHost))])}
        />
      </Field>
      {saved && saved.hosts.length === 0 && (
        <Banner tone="warning" title="Not bound to a host yet">
          It is not sent anywhere until you name a host.
        </Banner>
      )}
      {saved && <CredentialUse credential={saved} />}
    </>
  )
}

/** What is wrong with one of the hosts. */
function hostError(errors: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(errors).find(([name]) => name.startsWith('hosts.'))?.[1]
}

function SecretHelp({ saved }: { saved: Credential | undefined }) {
  const now = useNow()
  if (!saved) return 'You can replace it later, but not read it.'
  return (
    <>
      Changed <RelativeTime at={saved.secretChangedAt} now={now() / 1000} />. Leave it empty to keep it.
    </>
  )
}

/** The functions that send it, each a way to its own drawer. */
function CredentialUse({ credential: { usedBy } }: { credential: Credential }) {
  const { owner } = useLibraryAccess()
  return (
    <Section level={3} divided title="Used by">
      {usedBy.length === 0 ? (
        <Text size="sm" tone="muted">
          No function uses it. It can be deleted.
        </Text>
      ) : (
        <Row as="ul" wrap gap={4} lineGap={2}>
          {usedBy.map(({ ID, name }) => (
            <Text as="li" code size="sm" key={ID}>
              <Link to={paths.functions.href(owner.region, ID)}>{name}</Link>
            </Text>
          ))}
        </Row>
      )}
    </Section>
  )
}
