import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { useLimitWords } from '#features/shared/plan/use-limit-words.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { duplicateAgent, removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { ExportTemplateModal } from '../bar/export-template-modal.tsx'
import { headOf } from '../core/head-of.ts'
import { useDuplicateAgent, useRemoveAgent } from '../list/agent-life.queries.ts'
import { settingsActions } from './settings.words.ts'
import type { SettingsPanelProps } from './settings-panel.ts'

interface AdvancedPanelProps extends SettingsPanelProps {
  /** Called before the agent is deleted: what was typed goes with it. */
  onDelete: () => void
}

/** A copy, a file, and the end of the agent. */
export function AdvancedPanel({ region, agent, onDelete }: AdvancedPanelProps) {
  const mayDuplicate = useMay(duplicateAgent)
  const mayRemove = useMay(removeAgent)
  return (
    <Stack gap={4}>
      <Card padding="lg">
        <Stack gap={6}>
          {mayDuplicate && <Duplicate region={region} agent={agent} />}
          <Export region={region} agent={agent} divided={mayDuplicate} />
        </Stack>
      </Card>
      {mayRemove && (
        <Card padding="lg">
          <Delete region={region} agent={agent} onDelete={onDelete} />
        </Card>
      )}
    </Stack>
  )
}

function Duplicate({ region, agent }: SettingsPanelProps) {
  const { notify } = useToast()
  const limitWords = useLimitWords()
  const navigate = useNavigate()
  const duplicate = useDuplicateAgent(region)
  return (
    <Section
      {...headOf(settingsActions.duplicate)}
      actions={
        <Button
          loading={duplicate.isPending}
          onClick={() =>
            duplicate.mutate(agent.ID, {
              onSuccess({ ID, title }) {
                notify({ kind: 'success', title: 'Agent duplicated', message: title })
                void navigate(paths.agentOverview.href(region, ID))
              },
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
        </Button>
      }
    />
  )
}

function Export({ region, agent, divided }: SettingsPanelProps & { divided: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Section
      divided={divided}
      {...headOf(settingsActions.export)}
      actions={<Button onClick={() => setOpen(true)}>Export Agent Template</Button>}
    >
      {open && <ExportTemplateModal region={region} agent={agent} onClose={() => setOpen(false)} />}
    </Section>
  )
}

function Delete({ region, agent, onDelete }: AdvancedPanelProps) {
  const { notify } = useToast()
  const navigate = useNavigate()
  const remove = useRemoveAgent(region)
  return (
    <Section
      {...headOf(settingsActions.remove)}
      actions={
        <ConfirmDialog
          tone="danger"
          trigger={<Button tone="danger">Delete agent</Button>}
          title="Delete agent?"
          message={
            <>
              <bdi>{agent.title}</bdi> is deleted with everything that belongs to it. This cannot be undone.
            </>
          }
          confirmLabel="Delete agent"
          requireText={agent.title.trim()}
          onConfirm={async () => {
            await remove.mutateAsync(agent.ID)
            onDelete()
            notify({ kind: 'success', title: 'Agent deleted', message: agent.title })
            void navigate(paths.agents.href(region))
          }}
        />
      }
    />
  )
}
