import { CircleAlert, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { FlowProblem } from '#mocks/contracts/flow/check-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { exitsOf, flowKindWords, nodeName, targetOf } from '#mocks/contracts/flow/flow-exits.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { kindFacts } from './node-words.ts'
import type { FlowEditor } from './use-flow-editor.ts'
import { walkingOrder } from './walking-order.ts'
import './node-list.css'

interface NodeListProps {
  editor: FlowEditor
  /** What is wrong, by node. */
  problems: ReadonlyMap<string, readonly FlowProblem[]>
  summaryOf: (node: FlowNode) => string
  litNodeId?: string
}

/** The flow as a list in walking order: the same steps, the same editing; arrows go from one to the next. */
export function NodeList({ editor, problems, summaryOf, litNodeId }: NodeListProps) {
  const { nodes, selected, shown } = editor
  const list = useRef<HTMLOListElement>(null)
  const walked = walkingOrder(nodes)
  const numbers = new Map(walked.map(({ node, number }) => [node.id, number]))
  const stop = selected[0] ?? walked[0]?.node.id

  useEffect(() => {
    if (!shown) return
    list.current?.querySelector(`[data-id="${shown.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -nodes.length,
      End: nodes.length,
    }
    const step = steps[event.key]
    const at = walked.findIndex(({ node }) => node.id === (event.target as HTMLElement).dataset.id)
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = walked[Math.max(0, Math.min(walked.length - 1, at + step))]
    if (!next) return
    editor.select([next.node.id])
    list.current?.querySelector<HTMLElement>(`[data-id="${next.node.id}"]`)?.focus()
  }

  return (
    <Stack as="ol" gap={0} ref={list} className="vg-_canvas-list" aria-label="Steps" onKeyDown={onKeyDown}>
      {walked.map(({ node, number, reached }) => {
        const { icon: Icon } = kindFacts[node.kind]
        const wrong = problems.get(node.id) ?? []
        const isError = wrong.some(({ severity }) => severity === 'error')
        return (
          <ListRow
            key={node.id}
            inset
            className="vg-_canvas-list__row"
            data-selected={selected.includes(node.id) || undefined}
            icon={<Icon />}
            title={
              <Row wrap gap={2}>
                <button
                  type="button"
                  className="vg-_canvas-list__open"
                  data-id={node.id}
                  tabIndex={node.id === stop ? 0 : -1}
                  aria-current={node.id === litNodeId ? 'step' : undefined}
                  onClick={() => editor.show(node.id)}
                >
                  {number}. <bdi>{nodeName(node)}</bdi>
                </button>
                {node.label?.trim() && (
                  <Text as="span" size="sm" tone="muted">
                    {flowKindWords[node.kind]}
                  </Text>
                )}
                {node.id === litNodeId && <Badge tone="success">The test chat is here</Badge>}
                {!reached && <Badge tone="warning">Nothing leads to it</Badge>}
              </Row>
            }
            detail={<Text dir="auto">{summaryOf(node) || 'Nothing written yet.'}</Text>}
          >
            <Text size="sm" tone="muted">
              {exitsOf(node)
                .map(({ id, label }) => `${label} → ${numbers.get(targetOf(node, id) ?? '') ?? 'nowhere'}`)
                .join(' · ')}
            </Text>
            {wrong.map(({ words }) => (
              <Row key={words} gap={1} align="start">
                <Text as="span" size="sm" tone={isError ? 'danger' : 'warning'}>
                  {isError ? <CircleAlert aria-hidden size={14} /> : <TriangleAlert aria-hidden size={14} />}{' '}
                  {words}
                </Text>
              </Row>
            ))}
          </ListRow>
        )
      })}
    </Stack>
  )
}
