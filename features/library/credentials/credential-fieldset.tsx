import { Link } from 'react-router-dom'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { paths } from '#features/shared/paths.ts'
import { relativeTime } from '#features/shared/time/relative-time.ts'
import {
  type Credential,
  type CredentialFields,
  type CredentialKind,
  credentialKinds,
} from '#mocks/contracts/library/credential.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import type { LibraryForm } from '../shared/use-library-form.ts'
import { kindWords, secretWords } from './credential-words.ts'

/** What the form holds; an empty secret keeps the one there is. */
export type CredentialValues = CredentialFields & { secret: string }

/** Props of `CredentialFieldset`. */
interface CredentialFieldsetProps {
  form: LibraryForm<CredentialValues>
  saved: Credential | undefined
  readOnly: boolean
}

const kinds = credentialKinds.map((value) => ({ value, label: kindWords[value] }))

/** Name, kind, what the kind needs, and the secret, which only goes in. */
export function CredentialFieldset({ form, saved, readOnly }: CredentialFieldsetProps) {
  const { values, set, errors, touch } = form
  return (
    <>
      <Field
        label="Name"
        required
        disabled={readOnly}
        error={errors.name}
        help="What it opens, for you and your team."
      >
        <TextField
          value={values.name}
          maxLength={100}
          placeholder="Shop API"
          onChange={(event) => set('name', event.target.value)}
          onBlur={() => touch('name')}
        />
      </Field>
      <Field label="Kind" disabled={readOnly} error={errors.kind}>
        <Select
          options={kinds}
          value={values.kind}
          onValueChange={(kind) => set('kind', kind as CredentialKind)}
        />
      </Field>
      {values.kind === 'basic' && (
        <Field label="Username" required disabled={readOnly} error={errors.username}>
          <TextField
            value={values.username}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set('username', event.target.value)}
            onBlur={() => touch('username')}
          />
        </Field>
      )}
      {values.kind === 'header' && (
        <Field label="Header name" required disabled={readOnly} error={errors.headerName}>
          <TextField
            value={values.headerName}
            placeholder="X-Api-Key"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set('headerName', event.target.value)}
            onBlur={() => touch('headerName')}
          />
        </Field>
      )}
      {!readOnly && (
        <Field
          label={secretWords[values.kind]}
          required={!saved}
          error={errors.secret}
          help={<SecretHelp saved={saved} />}
        >
          <PasswordField
            value={values.secret}
            autoComplete="off"
            maxLength={4000}
            placeholder={saved && `••••${saved.lastFour}`}
            onChange={(event) => set('secret', event.target.value)}
            onBlur={() => touch('secret')}
          />
        </Field>
      )}
      {saved && <CredentialUse credential={saved} />}
    </>
  )
}

function SecretHelp({ saved }: { saved: Credential | undefined }) {
  const now = useNow()
  if (!saved) return 'You can replace it later, but not read it.'
  return `Changed ${relativeTime(saved.secretChangedAt, now())}. Leave it empty to keep it.`
}

/** The functions that send it, each a way to its own drawer. */
function CredentialUse({ credential: { usedBy } }: { credential: Credential }) {
  const { owner } = useLibraryAccess()
  return (
    <section className="vg-library-form__section" aria-labelledby="credential-use">
      <h3 id="credential-use" className="vg-library-form__title">
        Used by
      </h3>
      {usedBy.length === 0 ? (
        <p className="vg-library-form__quiet">No function sends it. It can be deleted.</p>
      ) : (
        <ul className="vg-library-form__links">
          {usedBy.map(({ ID, name }) => (
            <li key={ID}>
              <Link to={paths.functions.href(owner.region, ID)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
