import { choiceValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { knowledgeTabs } from './knowledge.words.ts'
import type { KnowledgeModels } from './search-fields.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { TryPanel } from './try-panel.tsx'

export interface KnowledgeScreenProps {
  region: Region
  agentId: string
  models: KnowledgeModels
}

const tabNames = ['documents', 'try', 'settings'] as const
const tabs = choiceValue(tabNames)

/** An agent's page 'Knowledge' (spec 3 §2, path `/kb`). */
export function KnowledgeScreen({ region, agentId, models }: KnowledgeScreenProps) {
  const [tab, setTab] = useUrlState('tab', tabs)
  const owner = { region, agentId }
  return (
    <Stack gap={6} key={agentId}>
      <PageHead
        title="Knowledge"
        help="What the agent answers from. A changed document counts from the next question on, in the test chat and in the widget, without publishing."
      />
      <Tabs value={tab} onValueChange={(next) => setTab(tabs.parse(next) ?? tabs.fallback)}>
        <TabList label="Knowledge">
          {tabNames.map((name) => (
            <Tab key={name} value={name} data-find={knowledgeTabs[name]['data-find']}>
              {knowledgeTabs[name].label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="documents">
          <DocumentsPanel owner={owner} />
        </TabPanel>
        <TabPanel value="try">
          <TryPanel owner={owner} />
        </TabPanel>
        <TabPanel value="settings">
          <SettingsPanel owner={owner} models={models} />
        </TabPanel>
      </Tabs>
    </Stack>
  )
}
