import { ChevronDown, Send } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import type { Messages } from '#features/shared/draft-form/draft-errors.ts'
import { useDraftForm } from '#features/shared/draft-form/use-draft-form.ts'
import { PlansLink } from '#features/shared/plan/plans-link.tsx'
import { useLimitWords } from '#features/shared/plan/use-limit-words.tsx'
import { useSession } from '#features/shared/session/session-context.ts'
import { emailSchema } from '#mocks/contracts/session/account.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { defaultPermissions, type Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { People } from './people.queries.ts'
import { PermissionFields } from './permission-fields.tsx'
import { permissionSummary } from './permission-words.ts'

interface InviteFormProps {
  people: People
  /** What the caller may do, and so give. */
  held: readonly Permission[]
  /** Whether every seat is taken. */
  isFull: boolean
}

/** Said at once where every seat is taken (spec 2 §5). */
const seatsFull = 'You have reached the maximum number of seats'

/** An address, what they may do, and off goes the mail (spec 2 §5). */
export function InviteForm({ people, held, isFull }: InviteFormProps) {
  const { user } = useSession()
  const { notify } = useToast()
  const limitWords = useLimitWords()
  const [usersPerms, setPerms] = useState<Permission[]>(() =>
    defaultPermissions.filter((permission) => held.includes(permission)),
  )
  const draft = useDraftForm<never, { email: string }>({
    doc: undefined,
    toValues: () => ({ email: '' }),
    checkOn: 'submit',
    check({ email }): Messages {
      const checked = validate(emailSchema, email)
      if (!checked.ok) return { email: 'Please enter a valid email' }
      if (checked.value === user.email) return { email: "You can't invite yourself lol" }
      return isFull ? { email: seatsFull } : {}
    },
    async save(_, { email }) {
      await people.invite.mutateAsync({ to: addressOf(email), usersPerms })
      return undefined
    },
    inputOf: (field) => (field === 'to' ? 'email' : undefined),
    onSaved: (_, { email }) => notify({ kind: 'success', title: `Successfully invited ${addressOf(email)}` }),
    onFailed(error, { email }) {
      const known = error instanceof ApiError ? error : undefined
      const message = known?.fields.to ?? limitWords(error, known?.message)
      notify({ kind: 'failure', title: `Failed to invite ${addressOf(email)}`, message })
    },
  })

  return (
    <Stack as="form" gap={3} noValidate onSubmit={draft.submit}>
      <Field label="Email" error={draft.errors.email && <Refused message={draft.errors.email} />}>
        <TextField
          {...draft.form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          placeholder="name@company.com"
        />
      </Field>
      <Row wrap justify="between">
        <Popover
          title="What they may do"
          size="sm"
          align="start"
          trigger={
            <Button
              tone="ghost"
              size="sm"
              className="vg-_member__permissions"
              iconEnd={<ChevronDown aria-hidden />}
            >
              Permissions: {permissionSummary(usersPerms)}
            </Button>
          }
        >
          <PermissionFields
            label="What they may do"
            value={usersPerms}
            onValueChange={setPerms}
            held={held}
          />
        </Popover>
        <Button type="submit" tone="primary" icon={<Send aria-hidden />} loading={draft.saving}>
          Invite
        </Button>
      </Row>
    </Stack>
  )
}

/** Why nobody is invited; where every seat is taken, with the way to the plans. */
function Refused({ message }: { message: string }) {
  return (
    <>
      {message} {message === seatsFull && <PlansLink />}
    </>
  )
}

/** The address as it is kept. */
function addressOf(typed: string): string {
  return typed.trim().toLowerCase()
}
