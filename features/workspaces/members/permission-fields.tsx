import { orderedPermissions, type Permission } from '#mocks/contracts/workspaces/permissions.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import '#ui/visually-hidden/visually-hidden.css'
import { grantable, permissionWords } from './permission-words.ts'

interface PermissionFieldsProps {
  value: readonly Permission[]
  onValueChange: (usersPerms: Permission[]) => void
  /** What the caller may do: nobody gives or takes more. */
  held: readonly Permission[]
  /** Name of the group, for screen readers. */
  label: string
  /** @default false */
  disabled?: boolean
}

/** One box per permission. */
export function PermissionFields({ value, onValueChange, held, label, disabled }: PermissionFieldsProps) {
  return (
    <Stack as="fieldset" gap={3}>
      <legend className="vg-visually-hidden">{label}</legend>
      {grantable.map((permission) => (
        <Checkbox
          key={permission}
          label={permissionWords[permission].label}
          help={permissionWords[permission].help}
          checked={value.includes(permission)}
          disabled={disabled || !held.includes(permission)}
          onCheckedChange={(checked) =>
            onValueChange(
              orderedPermissions(
                checked === true ? [...value, permission] : value.filter((each) => each !== permission),
              ),
            )
          }
        />
      ))}
    </Stack>
  )
}
