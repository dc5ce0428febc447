import { useState } from 'react'
import { type EmbedVariant, embedCode } from '#features/shared/embed-code/embed-code.ts'
import { embedFacts } from '#features/shared/embed-code/embed-facts.ts'
import { embedVariants } from '#features/shared/embed-code/embed-variants.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

interface WebsiteScriptModalProps {
  region: Region
  agent: Agent
  /** Address the code leads to. */
  origin: string
  onClose: () => void
}

/** The code that puts the agent on a website, to copy (spec 2 §2.6, Website Script). */
export function WebsiteScriptModal({ region, agent, origin, onClose }: WebsiteScriptModalProps) {
  const [variant, setVariant] = useState<EmbedVariant>(agent.ui.widgetType)
  const way = embedVariants.find(({ value }) => value === variant)
  const code = embedCode(variant, embedFacts(agent, region, origin))
  return (
    <Modal defaultOpen onExited={onClose} title="Add widget to website" subtitle={way?.what}>
      <Stack>
        <SegmentedControl
          label="Ways to embed"
          value={variant}
          onValueChange={setVariant}
          segments={embedVariants.map(({ value, label }) => ({ value, label }))}
        />
        <CodeBlock label={`${way?.label} code`} code={code} />
        <Text tone="muted">{way?.where}</Text>
      </Stack>
    </Modal>
  )
}
