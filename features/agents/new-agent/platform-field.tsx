import type { AgentFields } from '#mocks/contracts/agents/agent.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { SelectableCard } from '#ui/selectable-card/selectable-card.tsx'
import { SelectableCardGroup } from '#ui/selectable-card/selectable-card-group.tsx'

interface PlatformFieldProps {
  value: AgentFields['agentPlatform']
  onValueChange: (platform: AgentFields['agentPlatform']) => void
}

/** Which platform runs the agent; offered on the main brand host only (spec 1 §1). */
export function PlatformField({ value, onValueChange }: PlatformFieldProps) {
  return (
    <Field label="Choose Platform">
      <SelectableCardGroup
        value={value}
        onValueChange={(next) => onValueChange(next === 'vf' ? 'vf' : 'vg')}
        className="vg-_new-agent__platforms"
      >
        <SelectableCard value="vg" title="VoiceGlow Agent" description="Standard, with templates." />
        <SelectableCard
          value="vf"
          title="Compatible platform agent"
          description="Built on a second platform."
        />
      </SelectableCardGroup>
    </Field>
  )
}
