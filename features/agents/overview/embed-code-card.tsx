import { CodeXml } from 'lucide-react'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { type EmbedFacts, type EmbedVariant, embedCode } from './embed-code.ts'

/** Props of `EmbedCodeCard`. */
interface EmbedCodeCardProps {
  facts: EmbedFacts
  variant: EmbedVariant
  onVariantChange: (variant: EmbedVariant) => void
}

const variants: { value: EmbedVariant; label: string; what: string; where: string }[] = [
  {
    value: 'popup',
    label: 'Popup Widget',
    what: 'A bubble in the bottom-right corner of the page.',
    where: 'Paste it once, before </body>, on every page that should have the bubble.',
  },
  {
    value: 'chat',
    label: 'Embedded Chat',
    what: 'The chat itself, filling a 500 × 500 container.',
    where: 'Paste it where the chat should stand on the page, and give the container any size.',
  },
  {
    value: 'iframe',
    label: 'Iframe',
    what: 'The chat in a frame, for site builders that allow no scripts.',
    where: 'Paste it where the chat should stand on the page.',
  },
]

/** The code that puts the agent on a website, one tab for each way to do it (spec 1 §2). */
export function EmbedCodeCard({ facts, variant, onVariantChange }: EmbedCodeCardProps) {
  return (
    <CollapsibleCard
      level={2}
      title="Embed code"
      help="Copy it into your website, and the agent is there."
      icon={<CodeXml />}
      defaultOpen
    >
      <Tabs value={variant} onValueChange={(value) => onVariantChange(value as EmbedVariant)}>
        <TabList label="Ways to embed">
          {variants.map(({ value, label }) => (
            <Tab key={value} value={value}>
              {label}
            </Tab>
          ))}
        </TabList>
        {variants.map(({ value, label, what, where }) => (
          <TabPanel key={value} value={value} className="vg-overview__embed">
            <p>{what}</p>
            <CodeBlock label={`${label} code`} code={embedCode(value, facts)} />
            <p className="vg-overview__quiet">{where}</p>
          </TabPanel>
        ))}
      </Tabs>
    </CollapsibleCard>
  )
}
