import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { diffText } from '#features/shared/text-diff/diff-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { DraftFinding } from './check-draft.ts'
import './publish-gate-dialog.css'

interface PublishGateDialogProps {
  /** What was found; `unknown` when the draft could not be tried. */
  finding: DraftFinding | 'unknown'
  /** The draft's CSS. */
  css: string
  /** Something chosen here is under way. */
  busy: boolean
  /** Saves the repaired CSS and publishes. */
  onRepair: (css: string) => void
  /** Publishes the draft as it is. */
  onPublish: () => void
  /** Tries the draft again. */
  onRetry: () => void
  onClose: () => void
}

/** What is wrong with a draft that is about to be published, and the ways on. */
export function PublishGateDialog(props: PublishGateDialogProps) {
  const { finding, css, busy, onRepair, onPublish, onRetry, onClose } = props
  const isUnknown = finding === 'unknown'
  const { mustFix, advice, repaired } = isUnknown ? nothing : finding
  const isBlocked = mustFix.length > 0
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(isUnknown, isBlocked)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Back to editing
          </Button>
          {isUnknown && (
            <Button onClick={onRetry} disabled={busy}>
              Check again
            </Button>
          )}
          {!isBlocked && (
            <Button onClick={onPublish} loading={busy && repaired === undefined} disabled={busy}>
              Publish anyway
            </Button>
          )}
          {repaired !== undefined && (
            <Button tone="primary" onClick={() => onRepair(repaired)} loading={busy}>
              Publish the repaired version
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {isUnknown && <Text>The CSS could not be tested on the widget, so its effect is not known.</Text>}
        <Lines label="Fix this first" lines={mustFix} icon={<CircleAlert aria-hidden />} tone="bad" />
        <Lines label={isBlocked ? 'Also' : 'With your CSS'} lines={advice} icon={<Info aria-hidden />} />
        {repaired !== undefined && <Repair before={css} after={repaired} />}
        {isBlocked && repaired === undefined && (
          <Text tone="muted">Change the CSS in the agent’s styling, then publish again.</Text>
        )}
      </Stack>
    </Modal>
  )
}

const nothing: DraftFinding = { mustFix: [], advice: [] }

function titleOf(isUnknown: boolean, isBlocked: boolean): string {
  if (isUnknown) return 'The widget could not be checked'
  return isBlocked ? 'Visitors could not use this widget' : 'Parts of the widget would get worse'
}

interface LinesProps {
  label: string
  lines: readonly string[]
  icon: ReactNode
  tone?: 'bad'
}

function Lines({ label, lines, icon, tone }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label={label}>
      <Text weight="medium">{label}</Text>
      <ul className="vg-_publish-gate__lines" data-tone={tone}>
        {lines.map((line) => (
          <li key={line}>
            {icon}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** The CSS with what a repair takes out and puts in. */
function Repair({ before, after }: { before: string; after: string }) {
  return (
    <Stack as="section" gap={2} aria-label="Repaired version">
      <Text>
        {after.trim() === ''
          ? 'The repaired version leaves this CSS out:'
          : 'The repaired version changes the CSS where it is marked:'}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="vg-_publish-gate__css" dir="ltr" tabIndex={0}>
        {diffText(before, after).map(({ kind, text }, index) => {
          const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          return <Part key={index}>{text}</Part>
        })}
      </pre>
    </Stack>
  )
}
