import { useId } from 'react'
import { type AgentTemplateKey, agentTemplateTabs } from '#mocks/contracts/agents/template-catalogue.ts'
import { Button } from '#ui/button/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { TemplateRail } from './template-rail.tsx'

interface TemplatePickerProps {
  /** The chosen template; null starts blank. */
  value: AgentTemplateKey | null
  onValueChange: (key: AgentTemplateKey | null) => void
}

/** 'Or Choose a Template': the catalogue by tab (spec 1 §2). */
export function TemplatePicker({ value, onValueChange }: TemplatePickerProps) {
  const headingId = useId()
  return (
    <section className="vg-_template-picker" aria-labelledby={headingId}>
      <div className="vg-_template-picker__head">
        <h3 id={headingId}>Or Choose a Template</h3>
        {value && (
          <Button tone="ghost" size="sm" onClick={() => onValueChange(null)}>
            Clear selection
          </Button>
        )}
      </div>
      <Tabs defaultValue="all">
        <TabList label="Template categories">
          {agentTemplateTabs.map(({ key, label }) => (
            <Tab key={key} value={key}>
              {label}
            </Tab>
          ))}
        </TabList>
        {agentTemplateTabs.map(({ key, label, templates }) => (
          <TabPanel key={key} value={key}>
            <TemplateRail label={label} keys={templates} value={value} onValueChange={onValueChange} />
          </TabPanel>
        ))}
      </Tabs>
    </section>
  )
}
