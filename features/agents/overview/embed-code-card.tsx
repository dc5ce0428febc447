import { CodeXml } from 'lucide-react'
import { type EmbedFacts, type EmbedVariant, embedCode } from '#features/shared/embed-code/embed-code.ts'
import { embedVariants } from '#features/shared/embed-code/embed-variants.ts'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import type { SectionProps } from '../core/use-sections.ts'

interface EmbedCodeCardProps extends SectionProps {
  facts: EmbedFacts
  variant: EmbedVariant
  onVariantChange: (variant: EmbedVariant) => void
}

/** The code that puts the agent on a website, one tab for each way to do it (spec 1 §2). */
export function EmbedCodeCard({ facts, variant, onVariantChange, ...props }: EmbedCodeCardProps) {
  return (
    <CollapsibleCard {...props} level={2} icon={<CodeXml />}>
      <Tabs value={variant} onValueChange={(value) => onVariantChange(value as EmbedVariant)}>
        <TabList label="Ways to embed">
          {embedVariants.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {embedVariants.map(({ value, label, what, where }) => (
          <TabPanel key={value} value={value} className="vg-_overview__embed">
            <p>{what}</p>
            <CodeBlock label={`${label} code`} code={embedCode(value, facts)} />
            <p className="vg-_overview__quiet">{where}</p>
          </TabPanel>
        ))}
      </Tabs>
    </CollapsibleCard>
  )
}
