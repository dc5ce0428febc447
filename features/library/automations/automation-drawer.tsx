import { useState } from 'react'
import { DraftDrawer } from '#features/shared/draft-form/draft-drawer.tsx'
import { newAgentId } from '#features/shared/new-agent-id.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { createAutomationRun } from '#mocks/contracts/library/automation.contract.ts'
import {
  type Automation,
  type AutomationFields,
  automationFieldsSchema,
  maxPagesLimit,
} from '#mocks/contracts/library/automation.schema.ts'
import { problemsOf } from '#mocks/contracts/library/library.schema.ts'
import type { LibraryDrawerProps } from '../shared/library.types.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryDraft } from '../shared/use-library-draft.ts'
import { useAutomationChanges } from './automation.queries.ts'
import { AutomationFieldset } from './automation-fieldset.tsx'
import { RunHistory } from './run-history.tsx'

const labels = {
  name: 'Name',
  agentId: 'Agent',
  website: 'Start address',
  maxPages: 'Maximum pages',
  schedule: 'Schedule',
  enabled: 'Runs automatically',
}

const check = problemsOf(automationFieldsSchema)

interface AutomationDrawerProps extends LibraryDrawerProps {
  /** Undefined for a new one. */
  saved: Automation | undefined
  onRun: (automationId: string) => void
}

/** Makes a crawler or changes one, and shows what it did lately. */
export function AutomationDrawer({ saved, onRun, ...props }: AutomationDrawerProps) {
  const { owner } = useLibraryAccess()
  const { save } = useAutomationChanges(owner)
  const mayRun = useMay(createAutomationRun)
  const [automationId] = useState(() => props.id ?? newAgentId())
  const draft = useLibraryDraft<Automation, AutomationFields>({
    doc: saved,
    readOnly: props.readOnly,
    toValues,
    check,
    // A new one says everything it is; whatever was left as it was offered counts too.
    save: (changed, typed) => save.mutateAsync({ automationId, ...(saved ? changed : typed) }),
    savedTitle: saved ? 'Website sync saved' : 'Website sync created',
    onClose: props.onClose,
  })
  return (
    <DraftDrawer
      {...props}
      title={saved ? (props.readOnly ? 'Website sync' : 'Edit website sync') : 'New website sync'}
      subtitle="It reads the public pages of one website, beginning at the start address."
      draft={draft}
      saveLabel={saved ? 'Save website sync' : 'Create website sync'}
      labels={labels}
    >
      <AutomationFieldset draft={draft} agent={saved?.agent ?? null} />
      {saved && (
        <RunHistory
          automation={saved}
          onRun={mayRun ? () => onRun(saved.ID) : undefined}
          unsaved={draft.dirty}
        />
      )}
    </DraftDrawer>
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
