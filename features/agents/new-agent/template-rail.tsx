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
import { useRef } from 'react'
import {
  type AgentTemplateCard,
  type AgentTemplateKey,
  agentTemplateKeySchema,
  agentTemplates,
} from '#mocks/contracts/agents/template-catalogue.ts'
import { useOverflowEdges } from '#ui/hooks/use-overflow-edges.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { SelectableCard } from '#ui/selectable-card/selectable-card.tsx'
import { SelectableCardGroup } from '#ui/selectable-card/selectable-card-group.tsx'

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
export function TemplateRail({ label, keys, value, onValueChange }: TemplateRailProps) {
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
