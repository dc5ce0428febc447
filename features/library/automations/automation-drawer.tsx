import { useState } from 'react'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import {
  type Automation,
  type AutomationFields,
  automationFieldsSchema,
  maxPagesLimit,
} from '#mocks/contracts/library/automation.schema.ts'
import { problemsOf } from '#mocks/contracts/library/library.schema.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { LibraryFormDrawer } from '../shared/library-form-drawer.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryForm } from '../shared/use-library-form.ts'
import { useAutomationChanges } from './automation.queries.ts'
import { AutomationFieldset } from './automation-fieldset.tsx'
import { RunHistory } from './run-history.tsx'

const labels = {
  name: 'Name',
  agentId: 'Agent',
  website: 'Start address',
  maxPages: 'Pages at most',
  schedule: 'Schedule',
  enabled: 'Runs by itself',
}

const check = problemsOf(automationFieldsSchema)

/** Props of `AutomationDrawer`. */
interface AutomationDrawerProps extends LibraryDrawerProps {
  /** Undefined for a new one. */
  saved: Automation | undefined
  onRun: (automationId: string) => void
}

/** Makes a crawler or changes one, and shows what it did lately. */
export function AutomationDrawer({ saved, onRun, ...props }: AutomationDrawerProps) {
  const { owner } = useLibraryAccess()
  const { notify } = useToast()
  const { save } = useAutomationChanges(owner)
  const [automationId] = useState(() => props.id ?? newAgentId())
  const form = useLibraryForm<Automation, AutomationFields>({
    saved,
    toValues,
    check,
    save: (change, rev) =>
      // A new one says everything it is; whatever was left as it was offered counts too.
      save.mutateAsync({ automationId, ...(saved ? change : { ...toValues(undefined), ...change }), rev }),
    onSaved() {
      notify({ kind: 'success', title: saved ? 'Crawler saved' : 'Crawler created' })
      props.onClose()
    },
  })
  return (
    <LibraryFormDrawer
      {...props}
      title={saved ? (props.readOnly ? 'Crawler' : 'Edit crawler') : 'New crawler'}
      subtitle="It reads public pages of one website, from the start address on."
      form={form}
      saveLabel={saved ? 'Save crawler' : 'Create crawler'}
      labels={labels}
    >
      <AutomationFieldset form={form} agent={saved?.agent ?? null} readOnly={props.readOnly} />
      {saved && (
        <RunHistory
          automation={saved}
          onRun={props.readOnly ? undefined : () => onRun(saved.ID)}
          unsaved={form.dirty}
        />
      )}
    </LibraryFormDrawer>
  )
}

function toValues(doc: Automation | undefined): AutomationFields {
  const {
    name = '',
    agentId = '',
    website = '',
    maxPages = maxPagesLimit,
    schedule = 'manual',
    enabled = true,
  } = doc ?? {}
  return { name, agentId, website, maxPages, schedule, enabled }
}
