import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { useSubTab } from './use-sub-tab.ts'

/** One sub-tab of a section. */
export interface SubTab {
  /** As it stands in the address. */
  name: string
  label: string
  /** By which the search finds it. */
  'data-find'?: string
  /** Drawn while it is chosen. */
  panel: ReactNode
}

interface SubTabsProps {
  /** What they belong to; their accessible name. */
  label: string
  /** Those that hold something, in the specification's order. */
  tabs: readonly [SubTab, ...SubTab[]]
}

/** The sub-tabs of a section, in the address (spec 3 §2). */
export function SubTabs({ label, tabs }: SubTabsProps) {
  const [first, ...others] = tabs
  const [chosen, choose] = useSubTab([first.name, ...others.map(({ name }) => name)])
  return (
    <Tabs value={chosen} onValueChange={choose}>
      <TabList label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.name} value={tab.name} data-find={tab['data-find']}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ name, panel }) => (
        <TabPanel key={name} value={name}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  )
}
