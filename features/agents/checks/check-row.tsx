import { Check, CircleDashed, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { CheckCase, CheckResult } from '#mocks/contracts/publishing/check.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { ruleLines } from './rule-lines.ts'

interface CheckRowProps {
  check: CheckCase
  /** What came of it in the latest run; undefined where it was not asked. */
  result: CheckResult | undefined
  mayChange: boolean
  onOpen: () => void
  onRemove: () => Promise<unknown>
}

/** One check: its question, its rules, and both answers on demand. */
export function CheckRow({ check, result, mayChange, onOpen, onRemove }: CheckRowProps) {
  const [showsAnswers, setShowsAnswers] = useState(false)
  const { question, conversationId } = check
  const passes = result && result.failures.length === 0
  const Icon = !result ? CircleDashed : passes ? Check : X
  return (
    <ListRow
      icon={<Icon />}
      title={
        <span dir="auto">
          {question}{' '}
          {result && <Badge tone={passes ? 'success' : 'danger'}>{passes ? 'Passes' : 'Fails'}</Badge>}
        </span>
      }
      detail={[...ruleLines(check), ...(conversationId ? ['From a conversation'] : [])].join(' · ')}
      actions={
        <>
          {result && (
            <Button
              size="sm"
              tone="ghost"
              aria-expanded={showsAnswers}
              aria-label={`${showsAnswers ? 'Hide' : 'Show'} answers: ${question}`}
              onClick={() => setShowsAnswers(!showsAnswers)}
            >
              {showsAnswers ? 'Hide answers' : 'Show answers'}
            </Button>
          )}
          <IconButton
            size="sm"
            label={`Open check: ${question}`}
            icon={<Pencil aria-hidden />}
            onClick={onOpen}
          />
          {mayChange && (
            <ConfirmDialog
              trigger={
                <IconButton size="sm" label={`Remove check: ${question}`} icon={<Trash2 aria-hidden />} />
              }
              title="Remove this check?"
              message="The draft no longer has to pass it. This cannot be undone."
              confirmLabel="Remove check"
              tone="danger"
              onConfirm={onRemove}
            />
          )}
        </>
      }
      below={result && showsAnswers && <CheckAnswers {...result} />}
    />
  )
}
