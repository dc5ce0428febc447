import { Copy, CopyPlus, Trash2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useCopyAndTell } from '#features/shared/copy/use-copy-and-tell.ts'
import { useLimitWords } from '#features/shared/plan/use-limit-words.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import type { AgentCard } from '#mocks/contracts/agents/agent.schema.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useDuplicateAgent, useRemoveAgent } from './agent-life.queries.ts'

interface AgentMenuProps {
  trigger: ReactElement
  agent: Pick<AgentCard, 'ID' | 'title'>
  region: Region
}

/** Duplicate for whoever may edit agents, copy the id, delete for the workspace's owner. */
export function AgentMenu({ trigger, agent, region }: AgentMenuProps) {
  const { notify } = useToast()
  const limitWords = useLimitWords()
  const copy = useCopyAndTell()
  const [asking, setAsking] = useState(false)
  const duplicate = useDuplicateAgent(region)
  const remove = useRemoveAgent(region)
  const mayDuplicate = useMay(duplicateAgent)
  const mayRemove = useMay(removeAgent)
  return (
    <>
      <Menu defaultOpen align="end" trigger={trigger}>
        {mayDuplicate && (
          <MenuItem
            icon={<CopyPlus aria-hidden />}
            disabled={duplicate.isPending}
            onSelect={() =>
              duplicate.mutate(agent.ID, {
                onSuccess: ({ title }) =>
                  notify({ kind: 'success', title: 'Agent duplicated', message: title }),
                onError: (error) =>
                  notify({
                    kind: 'failure',
                    title: 'The agent was not duplicated',
                    message: limitWords(error),
                  }),
              })
            }
          >
            Duplicate
          </MenuItem>
        )}
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy(agent.ID)}>
          Copy Agent ID
        </MenuItem>
        {mayRemove && (
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setAsking(true)}>
            Delete
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Delete agent?"
        message={
          <>
            <bdi>{agent.title}</bdi> is deleted with its knowledge, versions, conversations and keys, and its
            widget stops working on every website. This cannot be undone.
          </>
        }
        confirmLabel="Delete agent"
        requireText="delete"
        onConfirm={async () => {
          await remove.mutateAsync(agent.ID)
          notify({ kind: 'success', title: 'Agent deleted', message: agent.title })
        }}
      />
    </>
  )
}
