import { GuardedDrawer } from '#features/shared/draft-form/guarded-drawer.tsx'
import type { ShellDrawerProps } from '#features/shared/shell-drawer/shell-drawer.types.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** The own account: who one is, the password, and where one is signed in (spec 2 §2.6, Account Settings). */
export function AccountDrawer({ open = true, onExited }: ShellDrawerProps) {
  const { close } = useShellDrawer()
  return (
    <GuardedDrawer open={open} onOpenChange={close} onExited={onExited} title="Account Settings">
      <Stack gap={6}>
        <ProfileSection />
        <PasswordSection />
        <SessionsSection />
      </Stack>
    </GuardedDrawer>
  )
}
