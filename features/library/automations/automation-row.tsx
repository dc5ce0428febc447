import { Play } from 'lucide-react'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { type Automation, isRunning } from '#mocks/contracts/library/automation.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Text } from '#ui/text/text.tsx'
import type { LibraryRowLook } from '../shared/library.types.ts'
import { progressWords, resultWords, scheduleWords } from './automation-words.ts'
import { RunBadge } from './run-badge.tsx'

/** How a crawler looks in the list; `onRun` is undefined for who may only look. */
export function automationRow(automation: Automation, onRun: (() => void) | undefined): LibraryRowLook {
  const { name, agent, lastRun, createdAt } = automation
  return {
    name,
    icon: <AgentAvatar agent={agent} />,
    detail: <RowDetail automation={automation} />,
    aside: (
      <>
        <ScheduleBadge automation={automation} />
        <RunBadge run={lastRun} />
        {onRun && (
          <Button
            size="sm"
            icon={<Play aria-hidden />}
            className="vg-_automations__run"
            aria-label={`Run now: ${name}`}
            disabled={isRunning(lastRun)}
            onClick={onRun}
          >
            Run now
          </Button>
        )}
      </>
    ),
    at: lastRun?.finishedAt ?? lastRun?.startedAt ?? createdAt,
  }
}

function RowDetail({ automation: { agent, website, lastRun } }: { automation: Automation }) {
  if (lastRun && isRunning(lastRun)) {
    return (
      <span role="status">
        {progressWords(lastRun)}
        {lastRun.message && ` · ${lastRun.message}`}
      </span>
    )
  }
  if (lastRun?.state === 'failed')
    return (
      <Text as="span" tone="danger">
        {lastRun.message}
      </Text>
    )
  return (
    <>
      {website.replace(/^https?:\/\//i, '')}
      {agent && ` → ${agent.title}`}
      {lastRun && ` · ${resultWords(lastRun)}`}
    </>
  )
}

function ScheduleBadge({ automation: { schedule, enabled } }: { automation: Automation }) {
  if (schedule !== 'manual' && !enabled) return <Badge tone="warning">Off</Badge>
  return <Badge>{scheduleWords[schedule]}</Badge>
}
