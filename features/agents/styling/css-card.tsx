import { Braces } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { CollapsibleCard } from '#ui/collapsible-card/collapsible-card.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import type { AgentValues } from '../core/agent-values.ts'
import { typedWidgetAgent } from '../core/typed-widget-agent.ts'
import type { SectionProps } from '../core/use-sections.ts'
import { CssAssistant } from './assistant/css-assistant.tsx'
import { useAssistant } from './assistant/use-assistant.ts'
import { CssEditing } from './css-editing.tsx'
import { useProver } from './proof/use-prover.ts'
import './styling.css'

interface CssCardProps extends SectionProps {
  region: Region
  /** The draft as it was saved last. */
  base: Agent
}

/** The owner's CSS for the widget, by hand or with the assistant; both are tried on the widget itself (spec 1 §2). */
export function CssCard({ region, base, ...props }: CssCardProps) {
  const { open, onOpenChange } = props
  const { control } = useFormContext<AgentValues>()
  const { field, fieldState } = useController<AgentValues, 'customCSS'>({ control, name: 'customCSS' })
  const agent = typedWidgetAgent(base, useTyped(control))
  const readOnly = useReadOnly()
  const [chatting, setChatting] = useState(false)
  const proving = useProver(agent)
  const assistant = useAssistant({
    region,
    agentId: base.ID,
    workspaceId: base.ownerID,
    mode: agent.mode,
    css: field.value,
    onInsert: field.onChange,
    proving,
  })
  // The editor is fetched when it is first looked at.
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)

  return (
    <CollapsibleCard
      {...props}
      level={2}
      icon={<Braces />}
      action={
        !readOnly && (
          <CssAssistant
            assistant={assistant}
            agent={agent}
            open={chatting}
            onOpenChange={(next) => {
              setChatting(next)
              if (next) onOpenChange(true)
            }}
          />
        )
      }
    >
      {seen && (
        <CssEditing
          css={field.value}
          error={fieldState.error?.message}
          onChange={field.onChange}
          onBlur={field.onBlur}
          focusRef={field.ref}
          look={JSON.stringify([agent.theme, agent.lang])}
          prove={proving.prove}
        />
      )}
    </CollapsibleCard>
  )
}
