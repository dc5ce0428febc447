import { useState } from 'react'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import type { ShellDrawerProps } from '#features/shared/shell-drawer/shell-drawer.types.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer, type DrawerProps } from '#ui/drawer/drawer.tsx'
import { useAgentWizard } from '../wizard/use-agent-wizard.ts'
import { wizardFrame } from '../wizard/wizard-frame.tsx'
import { NewAgentFields } from './new-agent-fields.tsx'
import { type NewAgentForm, useNewAgentForm } from './use-new-agent-form.ts'

/** Makes a new agent: by name, from a template, or through the Agent Wizard, which takes the same drawer over. */
export function NewAgentDrawer({ open = true, onExited }: ShellDrawerProps) {
  const { close } = useShellDrawer()
  const mayMake = useMay(convertTemplate)
  const [view, setView] = useState<'form' | 'wizard'>('form')
  const form = useNewAgentForm()
  const wizard = useAgentWizard({ agentName: form.name.trim(), onLeave: () => setView('form') })
  // Rights can be taken while something is typed; then the server's answer says so, and what was typed stays.
  const [isOffered] = useState(mayMake)
  const frame = !isOffered
    ? refusedFrame
    : view === 'form'
      ? formFrame(form, () => setView('wizard'))
      : wizardFrame(wizard)
  return (
    <Drawer
      open={open}
      onOpenChange={close}
      onExited={onExited}
      className="vg-_new-agent-drawer"
      data-view={view}
      {...frame}
      guard={frame.guard && closingWords}
    />
  )
}

/** What its address opens for who may make none. */
const refusedFrame: DrawerProps = { title: 'New Agent', children: <LookOnlyNote isNew /> }

const closingWords = {
  title: 'Discard this agent?',
  message: 'What you entered here has not been saved, and no agent has been created.',
  confirm: 'Discard agent',
}

function formFrame(form: NewAgentForm, onOpenWizard: () => void): DrawerProps {
  return {
    title: 'New Agent',
    subtitle: 'Create a new AI agent.',
    children: <NewAgentFields form={form} onOpenWizard={onOpenWizard} />,
    footerNote: 'Third-party integrations are configured afterwards in the Settings tab, then Integrations.',
    footer: (
      <Button type="submit" tone="primary" loading={form.creating} disabled={!form.hasName}>
        Create
      </Button>
    ),
    guard: form.dirty,
    onSubmit(event) {
      event.preventDefault()
      form.create()
    },
  }
}
