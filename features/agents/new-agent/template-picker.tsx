import {
  CalendarCheck,
  ChevronLeft,
  ChevronRight,
  File,
  Headset,
  HeartPulse,
  House,
  type LucideIcon,
  MailCheck,
  Swords,
} from 'lucide-react'
import { useId, useRef } from 'react'
import {
  type AgentTemplateCard,
  type AgentTemplateKey,
  agentTemplateKeySchema,
  agentTemplates,
  agentTemplateTabs,
} from '#mocks/contracts/agents/template-catalogue.ts'
import { Button } from '#ui/button/button.tsx'
import { useOverflowEdges } from '#ui/hooks/use-overflow-edges.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { SelectableCard } from '#ui/selectable-card/selectable-card.tsx'
import { SelectableCardGroup } from '#ui/selectable-card/selectable-card-group.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'

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

/** By the catalogue's name for it. */
const icons: Record<AgentTemplateCard['icon'], LucideIcon> = {
  headset: Headset,
  house: House,
  'heart-pulse': HeartPulse,
  'mail-check': MailCheck,
  'calendar-check': CalendarCheck,
  file: File,
  swords: Swords,
}

interface TemplateRailProps {
  /** What is shown, for screen readers. */
  label: string
  /** Which templates, in catalogue order. */
  keys: readonly AgentTemplateKey[]
  /** The chosen one; null for none. */
  value: AgentTemplateKey | null
  onValueChange: (key: AgentTemplateKey) => void
}

/** Template cards in a row that scrolls sideways: by arrow keys, by its buttons, by hand. */
function TemplateRail({ label, keys, value, onValueChange }: TemplateRailProps) {
  const rail = useRef<HTMLDivElement>(null)
  const edges = useOverflowEdges(rail)
  const shown = agentTemplates.filter(({ key }) => keys.includes(key))

  function scroll(direction: 1 | -1) {
    const row = rail.current
    if (!row) return
    const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollBy({ left: direction * forward * row.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <div className="vg-_template-rail" data-overflow={edges}>
      {edges !== 'none' && (
        <div className="vg-_template-rail__arrows">
          <IconButton
            label="Previous templates"
            icon={<ChevronLeft />}
            tone="neutral"
            size="sm"
            disabled={edges === 'end'}
            onClick={() => scroll(-1)}
          />
          <IconButton
            label="More templates"
            icon={<ChevronRight />}
            tone="neutral"
            size="sm"
            disabled={edges === 'start'}
            onClick={() => scroll(1)}
          />
        </div>
      )}
      <SelectableCardGroup
        ref={rail}
        aria-label={label}
        orientation="horizontal"
        className="vg-_template-rail__row"
        value={value ?? ''}
        onValueChange={(next) => onValueChange(agentTemplateKeySchema.parse(next))}
      >
        {shown.map(({ key, name, description, icon }) => {
          const Icon = icons[icon]
          return (
            <SelectableCard
              key={key}
              value={key}
              title={name}
              description={description}
              icon={<Icon aria-hidden />}
              badge="Selected"
              className="vg-_template-rail__card"
            />
          )
        })}
      </SelectableCardGroup>
    </div>
  )
}
