import { ChevronDown, Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { useSession } from '#features/shared/session/session-context.ts'
import { emailSchema } from '#mocks/contracts/session/account.schema.ts'
import { validate } from '#mocks/contracts/shared/validate.ts'
import { defaultPermissions, type Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { People } from './people.queries.ts'
import { PermissionFields } from './permission-fields.tsx'
import { permissionSummary } from './permission-words.ts'

/** Props of `InviteForm`. */
interface InviteFormProps {
  people: People
  /** What the caller may do, and so give. */
  held: readonly Permission[]
  /** Whether every seat is taken. */
  isFull: boolean
}

/** An address, what they may do, and off goes the mail (spec 2 §5). */
export function InviteForm({ people, held, isFull }: InviteFormProps) {
  const { user } = useSession()
  const { notify } = useToast()
  const [email, setEmail] = useState('')
  const [usersPerms, setPerms] = useState<Permission[]>(() =>
    defaultPermissions.filter((permission) => held.includes(permission)),
  )
  const [problem, setProblem] = useState<string>()

  function check(): string | undefined {
    const checked = validate(emailSchema, email)
    if (!checked.ok) return 'Please enter a valid email'
    if (checked.value === user.email) return "You can't invite yourself lol"
    return isFull ? 'You have reached the maximum number of seats' : undefined
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (people.invite.isPending) return
    const found = check()
    setProblem(found)
    if (found) return
    const to = email.trim().toLowerCase()
    try {
      await people.invite.mutateAsync({ to, usersPerms })
      setEmail('')
      notify({ kind: 'success', title: `Successfully invited ${to}` })
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined
      setProblem(known?.fields.to)
      notify({
        kind: 'failure',
        title: `Failed to invite ${to}`,
        message: known?.fields.to ?? known?.message,
      })
    }
  }

  return (
    <form className="vg-invite-form" noValidate onSubmit={send}>
      <Field label="Email" error={problem} className="vg-invite-form__email">
        <TextField
          type="email"
          inputMode="email"
          autoComplete="off"
          placeholder="name@company.com"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <div className="vg-invite-form__actions">
        <Popover
          title="What they may do"
          size="sm"
          align="start"
          trigger={
            <Button tone="ghost" size="sm" iconEnd={<ChevronDown aria-hidden />}>
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
        <Button type="submit" tone="primary" icon={<Send aria-hidden />} loading={people.invite.isPending}>
          Invite
        </Button>
      </div>
    </form>
  )
}
