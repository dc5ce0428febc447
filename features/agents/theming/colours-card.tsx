import { Palette } from 'lucide-react'
import { readBoot } from '#features/shared/boot.ts'
import { mayTheme } from '#features/shared/brand/may-theme.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import type { SectionProps } from '../core/use-sections.ts'
import { OwnColours } from './own-colours.tsx'
import './theming.css'

interface ColoursCardProps extends SectionProps {
  region: Region
  /** The draft as it was saved last. */
  base: Agent
}

/** The widget's colours. Under an agency's brand there is nothing to choose (spec 3 §6). */
export function ColoursCard({ region, base, ...props }: ColoursCardProps) {
  const { brand } = readBoot()
  return (
    <CollapsibleCard {...props} level={2} icon={<Palette />}>
      {mayTheme(brand) ? (
        <OwnColours region={region} base={base} productName={brand.name} />
      ) : (
        <p className="vg-_overview__quiet">
          {brand.name} decides the colours of its agents, so there is nothing to choose here.
        </p>
      )}
    </CollapsibleCard>
  )
}
