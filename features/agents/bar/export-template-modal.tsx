import { useState } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { templateFileLimit, templateTooLarge } from '#mocks/contracts/agents/template-limits.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { formatSize } from '#ui/file-upload/check-file.ts'
import { formatCount } from '#ui/format/number.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { downloadTemplate, useTemplateSize } from './export-template.ts'

interface ExportTemplateModalProps {
  region: Region
  agent: Pick<Agent, 'ID' | 'title'>
  onClose: () => void
}

/** Tells what the agent's file would hold and how large it is, then downloads it (spec 2 §2.6, §7.3). */
export function ExportTemplateModal({ region, agent, onClose }: ExportTemplateModalProps) {
  const { notify } = useToast()
  const { data: size, error, isFetching, refetch } = useTemplateSize(region, agent.ID)
  const [wanted, setWanted] = useState(true)
  const [exporting, setExporting] = useState(false)
  const [open, setOpen] = useState(true)
  const fits = size !== undefined && size.bytes <= templateFileLimit
  const withKnowledge = wanted && fits && size.documents > 0

  async function exportIt() {
    setExporting(true)
    try {
      await downloadTemplate(region, agent, withKnowledge)
      notify({ kind: 'success', title: 'Agent template exported successfully' })
      setOpen(false)
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure)
      notify({ kind: 'failure', title: `Error exporting agent: ${message}` })
    } finally {
      setExporting(false)
    }
  }

  return (
    <Modal
      open={open}
      onOpenChange={setOpen}
      onExited={onClose}
      title="Export Agent Template"
      subtitle="A file you can make the same agent from: choose Import template in the list of agents."
      footer={
        size && (
          <Button tone="primary" loading={exporting} onClick={() => void exportIt()}>
            Export {formatSize(withKnowledge ? size.bytes : size.settingsBytes)}
          </Button>
        )
      }
    >
      <Stack>
        {error && (
          <FailureState
            compact
            error={error}
            title="The size could not be worked out"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!size && !error && (
          <SkeletonGroup label="Measuring the template">
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
        {size && (
          <Switch
            label="Include its knowledge"
            help={knowledgeWords(size)}
            checked={withKnowledge}
            disabled={!fits || size.documents === 0}
            onCheckedChange={setWanted}
          />
        )}
        <Text size="sm" tone="muted">
          The current draft. Keys, credentials, uploaded pictures, allowed websites and conversations are left
          out.
        </Text>
      </Stack>
    </Modal>
  )
}

function knowledgeWords({
  documents,
  bytes,
  settingsBytes,
}: Record<'documents' | 'bytes' | 'settingsBytes', number>) {
  if (documents === 0) return 'This agent has no documents.'
  const what = `${formatCount(documents, 'document')}, ${formatSize(bytes - settingsBytes)}`
  return bytes > templateFileLimit
    ? `${what}. ${templateTooLarge}: the file could not be imported again.`
    : what
}
