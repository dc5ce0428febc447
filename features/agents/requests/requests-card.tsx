import { MessageSquareReply } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgentValues } from '../core/agent-values.ts'
import type { SectionProps } from '../core/use-sections.ts'
import { RequestList, type RequestListProps } from './request-list.tsx'

interface RequestsCardProps extends SectionProps, RequestListProps {}

/** Visitors who want to hear from the team, and what they read when they ask for it (decision 0039). */
export function RequestsCard({ region, agentId, ...props }: RequestsCardProps) {
  const { register, formState } = useFormContext<AgentValues>()
  const { errors } = formState
  return (
    <CollapsibleCard
      {...props}
      level={2}
      help="Visitors who asked for a person or left their details. You get an email about each."
      icon={<MessageSquareReply />}
    >
      <div className="vg-_overview__fields">
        <RequestList region={region} agentId={agentId} />
        <Field
          label="Handoff title"
          help="Shown to visitors who ask for a person."
          error={errors.UIhandoffTitle?.message}
        >
          <TextField {...register('UIhandoffTitle')} dir="auto" autoComplete="off" />
        </Field>
        <Field
          label="Handoff subtitle"
          help="Shown under the title. The text every agent starts with appears in the visitor’s language."
          error={errors.UIhandoffSubtitle?.message}
        >
          <TextArea {...register('UIhandoffSubtitle')} dir="auto" minRows={2} />
        </Field>
      </div>
    </CollapsibleCard>
  )
}
