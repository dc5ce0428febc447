import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { dashboardFieldLabels } from '#mocks/contracts/agency/tabs/dashboard-data.ts'
import { Text } from '#ui/text/text.tsx'

/** Says to whoever looks at a tab what it is told of them. */
export function TabTold({ tab }: { tab: CustomTab }) {
  const told = tab.dashboardFields.map((field) => dashboardFieldLabels[field]).join(', ')
  return (
    <Text size="sm" tone="muted">
      {tab.pageType === 'html' && told ? `This tab is told: ${told}.` : 'This tab is told nothing about you.'}
    </Text>
  )
}
