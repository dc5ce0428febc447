import { Plus, Webhook } from 'lucide-react'
import { Fragment } from 'react'
import { FunctionDrawer } from '#features/library/functions/function-drawer.tsx'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { TitleThing } from '#features/shared/title/title-thing.tsx'
import { textValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useExit } from '#ui/hooks/use-exit.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { AgentDraftForm } from '../core/agent-draft-form.tsx'
import { useAgentDraft } from '../core/use-agent-draft.ts'
import { ToolList } from './tool-list.tsx'
import { assignedOf, toolNames } from './tool-values.ts'
import { toolsWords } from './tools.words.ts'
import { ToolsNotice } from './tools-notice.tsx'

interface AgentToolsProps {
  region: Region
  /** The draft as it is on the server. */
  agent: Agent
  /** Everything the workspace has. */
  functions: readonly FunctionCard[]
  localAnswers: boolean
}

/** Stands in the address in place of an id while a new tool is made. */
const newTool = 'new'

/** The tools of an agent that is there: assigned by a switch, made and edited in place. */
export function AgentTools({ region, agent, functions, localAnswers }: AgentToolsProps) {
  const [item, setItem] = useUrlState('item', textValue)
  const { shown, key, ...stage } = useExit(item === '' ? undefined : item)
  const mayMake = useMay(saveFunction)
  const draft = useAgentDraft(region, agent, {
    toValues: (doc) => ({ assignedToolsIds: assignedOf(doc, functions) }),
    toFields: (values) => values,
  })
  const typed = useTyped(draft.form.control)
  const assigned = typed.assignedToolsIds

  function assign(ids: readonly string[]) {
    draft.set('assignedToolsIds', [...new Set(ids)].sort())
  }

  const newButton = mayMake && (
    <Button
      tone="primary"
      icon={<Plus aria-hidden />}
      data-find={toolsWords.new['data-find']}
      onClick={() => setItem(newTool, { history: 'push' })}
    >
      {toolsWords.new.label}
    </Button>
  )
  return (
    <Stack gap={6}>
      <PageHead
        title="Tools"
        help="What this agent may call while it talks to a visitor."
        action={functions.length > 0 && newButton}
      />
      <ToolsNotice agent={draft.base} localAnswers={localAnswers} />
      {functions.length === 0 && draft.readOnly && <LookOnlyNote />}
      {functions.length === 0 ? (
        <EmptyState
          icon={<Webhook />}
          title="No tools yet"
          message="A tool lets the agent read from or write to another service: look up an order, book a table, check a price."
          action={newButton}
        />
      ) : (
        <AgentDraftForm
          draft={draft}
          name="Tools"
          labels={{ assignedToolsIds: 'Tools' }}
          compare={() => ({
            mine: toolNames(assigned, functions),
            theirs: toolNames(assignedOf(draft.base, functions), functions),
          })}
        >
          <Card padding="none" data-find={toolsWords.assigned['data-find']}>
            <ToolList
              functions={functions}
              assigned={assigned}
              readOnly={draft.readOnly}
              onAssign={(id, on) => assign(on ? [...assigned, id] : assigned.filter((each) => each !== id))}
              onOpen={(id) => setItem(id, { history: 'push' })}
            />
          </Card>
        </AgentDraftForm>
      )}
      {shown !== undefined && (
        <Fragment key={key}>
          {stage.open && (
            <TitleThing>{functions.find(({ ID }) => ID === shown)?.name ?? toolsWords.new.label}</TitleThing>
          )}
          <FunctionDrawer
            {...stage}
            id={shown === newTool ? undefined : shown}
            thing="tool"
            readOnly={!mayMake}
            onClose={() => setItem('')}
            onCreated={(id) => assign([...assigned, id])}
          />
        </Fragment>
      )}
    </Stack>
  )
}
