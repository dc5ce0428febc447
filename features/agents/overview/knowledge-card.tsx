import { BookOpen } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import { overviewWords } from '../core/overview.words.ts'
import type { SectionProps } from '../core/use-sections.ts'
import { KnowledgeList } from './knowledge-list.tsx'

interface KnowledgeCardProps extends SectionProps {
  region: Region
  agentId: string
}

/** What the agent knows, and into what passages it is cut. */
export function KnowledgeCard({ region, agentId, ...props }: KnowledgeCardProps) {
  const { register, formState } = useFormContext<AgentValues>()
  return (
    <CollapsibleCard {...props} level={2} icon={<BookOpen />}>
      <div className="vg-_overview__fields">
        <KnowledgeList region={region} agentId={agentId} />
        <Field {...overviewWords.maxChunkSize} error={formState.errors.maxChunkSize?.message}>
          <NumberField
            {...register('maxChunkSize', { valueAsNumber: true })}
            unit="characters"
            min={1000}
            max={20_000}
            step={1}
          />
        </Field>
      </div>
    </CollapsibleCard>
  )
}
