import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { AgentChecks } from '../checks/agent-checks.tsx'
import { useSubTab } from '../sub-tabs/use-sub-tab.ts'
import { AgentPrompt } from './agent-prompt.tsx'
import { promptTabs } from './prompt.words.ts'

interface PromptTabsProps {
  region: Region
  /** The draft as it is on the server. */
  agent: Agent
  localAnswers: boolean
}

/** The page 'Prompt' and what it is checked by; what is typed in one stays while the other is looked at. */
export function PromptTabs({ region, agent, localAnswers }: PromptTabsProps) {
  const [tab, setTab] = useSubTab(['prompt', 'checks'])
  return (
    <Stack gap={6}>
      <PageHead
        title="Prompt"
        help="What the agent is told before every answer, which model writes it, and what checks it."
      />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Prompt">
          <Tab value="prompt" data-find={promptTabs.prompt['data-find']}>
            {promptTabs.prompt.label}
          </Tab>
          <Tab value="checks" data-find={promptTabs.checks['data-find']}>
            {promptTabs.checks.label}
          </Tab>
        </TabList>
        <TabPanel value="prompt" keepMounted>
          <AgentPrompt region={region} agent={agent} localAnswers={localAnswers} />
        </TabPanel>
        <TabPanel value="checks">
          <AgentChecks region={region} agent={agent} />
        </TabPanel>
      </Tabs>
    </Stack>
  )
}
