import { useQuery } from '@tanstack/react-query'
import { ChevronRight, WandSparkles } from 'lucide-react'
import { readBoot } from '#features/shared/boot.ts'
import { PlansLink } from '#features/shared/plan/plans-link.tsx'
import { workspaceQuery } from '#features/shared/session/workspace.queries.ts'
import { useWorkspace } from '#features/shared/session/workspace-context.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { SelectableCard } from '#ui/selectable-card/selectable-card.tsx'
import { SelectableCardGroup } from '#ui/selectable-card/selectable-card-group.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { TemplatePicker } from './template-picker.tsx'
import type { NewAgentForm } from './use-new-agent-form.ts'
import './new-agent.css'

interface NewAgentFieldsProps {
  form: NewAgentForm
  onOpenWizard: () => void
}

/** The body of the New Agent drawer: name, platform, and how to start. */
export function NewAgentFields({ form, onOpenWizard }: NewAgentFieldsProps) {
  return (
    <div className="vg-_new-agent">
      <AgentsFullNote />
      <Field label="Agent Name" required error={form.nameError}>
        <TextField
          dir="auto"
          name="agentName"
          placeholder="e.g. Front desk"
          autoComplete="off"
          value={form.name}
          onChange={(event) => form.rename(event.currentTarget.value)}
          onKeyDown={form.answerEnter}
        />
      </Field>
      {readBoot().brand.mainHost && <PlatformField form={form} />}
      {form.platform === 'vg' && (
        <>
          <WizardCard onOpen={onOpenWizard} />
          <TemplatePicker value={form.template} onValueChange={form.setTemplate} />
        </>
      )}
      {form.failure && (
        <p
          role="alert"
          className="vg-_new-agent__failure"
          ref={(node) => node?.scrollIntoView({ block: 'nearest' })}
        >
          {form.failure} <PlansLink />
        </p>
      )}
    </div>
  )
}

/** Which platform runs the agent; offered on the main brand host only (spec 1 §1). */
function PlatformField({ form: { platform, setPlatform } }: Pick<NewAgentFieldsProps, 'form'>) {
  return (
    <Field label="Choose Platform">
      <SelectableCardGroup
        value={platform}
        onValueChange={(next) => setPlatform(next === 'vf' ? 'vf' : 'vg')}
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

/** The way into the Agent Wizard. */
function WizardCard({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className="vg-_wizard-card" onClick={onOpen}>
      <span className="vg-_wizard-card__icon">
        <WandSparkles aria-hidden />
      </span>
      <Stack as="span" gap={1} grow>
        <Row as="span" wrap lineGap={1}>
          <span className="vg-_wizard-card__title">Agent Wizard</span>
          <Badge tone="accent">Recommended for beginners</Badge>
        </Row>
        <span className="vg-_wizard-card__text">Create an AI agent from your website automatically</span>
      </Stack>
      <ChevronRight aria-hidden className="vg-_wizard-card__arrow" />
    </button>
  )
}

/** Says before anything is entered that the plan has no room for another agent, and who can change that. */
function AgentsFullNote() {
  const { region, workspace } = useWorkspace()
  const { data } = useQuery(workspaceQuery(region, workspace.uid))
  const max = data?.limits.maxAgents ?? null
  if (!data || max === null || data.usage.agents < max) return null
  const isOwner = workspace.role === 'owner'
  return (
    <Banner tone="warning" title={`You have made all the agents of your plan (${max})`}>
      {isOwner ? 'Delete one, or choose a plan with more.' : 'Ask an owner of the workspace for more.'}{' '}
      <PlansLink />
    </Banner>
  )
}
