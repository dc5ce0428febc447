import { choiceValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { IntegrationsPanel } from './integrations-panel.tsx'
import { SecurityPanel } from './security-panel.tsx'

export interface SettingsScreenProps {
  region: Region
  agentId: string
}

/** The sub-tabs that are built, in the specification's order. */
const tabs = choiceValue(['security', 'integrations'])

/** An agent's page 'Settings' (spec 3 §2, sub-tabs by `?tab=`). */
export function SettingsScreen({ region, agentId }: SettingsScreenProps) {
  const [tab, setTab] = useUrlState('tab', tabs)
  return (
    <Stack gap={6} key={agentId}>
      <PageHead title="Settings" help="Who may call this agent, and what it works with." />
      <Tabs value={tab} onValueChange={(next) => setTab(tabs.parse(next) ?? tabs.fallback)}>
        <TabList label="Settings">
          <Tab value="security">Security</Tab>
          <Tab value="integrations">Integrations</Tab>
        </TabList>
        <TabPanel value="security">
          <SecurityPanel region={region} agentId={agentId} />
        </TabPanel>
        <TabPanel value="integrations">
          <IntegrationsPanel region={region} agentId={agentId} />
        </TabPanel>
      </Tabs>
    </Stack>
  )
}
