import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { type LeadColumn, movedColumns } from './lead-columns.ts'
import type { useLeadColumns } from './use-lead-columns.ts'

/** Chooses which columns the table of leads shows, and in which order. */
export function ColumnsChoice({ columns, isChosen, choose, reset }: ReturnType<typeof useLeadColumns>) {
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Pick<LeadColumn, 'id' | 'label'> & { by: 1 | -1 }>()

  // The button that was pressed moves with its column, and keeps the focus; at either end the other one has it.
  useLayoutEffect(() => {
    if (!moved) return
    const [up, down] =
      list.current?.querySelectorAll<HTMLButtonElement>(
        `[data-column="${CSS.escape(moved.id)}"] .vg-icon-button`,
      ) ?? []
    const [pressed, other] = moved.by < 0 ? [up, down] : [down, up]
    const next = pressed?.disabled ? other : pressed
    next?.focus()
  }, [moved])

  function move({ id, label }: LeadColumn, by: 1 | -1) {
    choose(movedColumns(columns, id, by))
    setMoved({ id, label, by })
  }

  const place = columns.findIndex(({ id }) => id === moved?.id) + 1
  return (
    <Popover
      title="Columns"
      size="sm"
      trigger={<Button icon={<Columns3 aria-hidden />} aria-label="Columns" />}
    >
      <Stack gap={3}>
        <Stack as="ul" gap={1} ref={list} aria-label="Columns">
          {columns.map((column, index) => (
            <Row key={column.id} as="li" gap={2} justify="between" data-column={column.id}>
              <Checkbox
                checked={column.isShown}
                onCheckedChange={(next) => choose(columns.with(index, { ...column, isShown: next === true }))}
                label={<bdi>{column.label}</bdi>}
              />
              <Row gap={1}>
                <IconButton
                  size="sm"
                  icon={<ArrowUp aria-hidden />}
                  label={`Move up: ${column.label}`}
                  disabled={index === 0}
                  onClick={() => move(column, -1)}
                />
                <IconButton
                  size="sm"
                  icon={<ArrowDown aria-hidden />}
                  label={`Move down: ${column.label}`}
                  disabled={index === columns.length - 1}
                  onClick={() => move(column, 1)}
                />
              </Row>
            </Row>
          ))}
        </Stack>
        <VisuallyHidden role="status">
          {moved && `${moved.label}: ${place} of ${columns.length}`}
        </VisuallyHidden>
        <Text size="sm" tone="muted">
          The name always comes first. Your choice is kept in this browser.
        </Text>
        {isChosen && (
          <Button size="sm" onClick={reset}>
            Show the usual columns
          </Button>
        )}
      </Stack>
    </Popover>
  )
}
