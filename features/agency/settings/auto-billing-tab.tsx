import { LockedTab } from '#ui/tabs/locked-tab.tsx'

/** Where agencies will bill their clients; nothing opens it as long as no server can (spec 2 §2.1, §6). */
export function AutoBillingTab({ hasAccess }: { hasAccess: boolean }) {
  const reason = hasAccess
    ? 'This server has no payments connected for agencies.'
    : 'Available in the whitelabel addon only.'
  return (
    <LockedTab value="5" reason={reason}>
      Auto Billing
    </LockedTab>
  )
}
