import { readBoot } from '#features/shared/boot.ts'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { PlatformField } from './platform-field.tsx'
import { TemplatePicker } from './template-picker.tsx'
import type { NewAgentForm } from './use-new-agent-form.ts'
import { WizardCard } from './wizard-card.tsx'
import './new-agent.css'

interface NewAgentFieldsProps {
  form: NewAgentForm
  onOpenWizard: () => void
}

/** The body of the New Agent drawer: name, platform, and how to start. */
export function NewAgentFields({ form, onOpenWizard }: NewAgentFieldsProps) {
  return (
    <div className="vg-_new-agent">
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
      {readBoot().brand.mainHost && <PlatformField value={form.platform} onValueChange={form.setPlatform} />}
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
          {form.failure}
        </p>
      )}
    </div>
  )
}
