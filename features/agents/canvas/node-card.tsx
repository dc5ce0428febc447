import { Handle, type NodeProps, Position, useUpdateNodeInternals } from '@xyflow/react'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { memo, use, useEffect, useRef } from 'react'
import { exitsOf, flowKindWords, nodeName, targetOf } from '#mocks/contracts/flow/flow-exits.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { DrawnNode } from './drawing-nodes.ts'
import { FarContext } from './far-context.ts'
import { nodeHeight } from './flow-lines.ts'
import { kindFacts } from './node-words.ts'

/** A node as it is drawn: what it is, what it says, its ways out. */
export const NodeCard = memo(function NodeCard({ id, data, height, isConnectable }: NodeProps<DrawnNode>) {
  const { node, summary, problems, lit } = data
  const { icon: Icon, tone } = kindFacts[node.kind]
  const exits = exitsOf(node)
  const exitIds = exits.map((exit) => exit.id).join()
  const measure = useUpdateNodeInternals()
  const isWrong = problems.some(({ severity }) => severity === 'error')

  const isFar = use(FarContext)
  // From afar it has no ways out that could be measured.
  const measurable = isFar ? '' : `exits ${exitIds}`

  const measured = useRef(measurable)
  useEffect(() => {
    // At first it is measured anyway; a second time would fit the view to this node alone.
    if (measured.current === measurable) return
    measured.current = measurable
    if (measurable) measure(id)
  }, [id, measurable, measure])

  if (isFar) {
    return (
      <div
        className="vg-_canvas-node"
        data-tone={tone}
        data-lit={lit || undefined}
        data-problem={problems.length > 0 ? (isWrong ? 'error' : 'warning') : undefined}
        style={{ blockSize: height ?? nodeHeight(node) }}
      >
        <div className="vg-_canvas-node__far" />
      </div>
    )
  }

  return (
    <div
      className="vg-_canvas-node"
      data-tone={tone}
      data-lit={lit || undefined}
      data-problem={problems.length > 0 ? (isWrong ? 'error' : 'warning') : undefined}
    >
      {node.kind !== 'start' && (
        <Handle type="target" position={Position.Left} isConnectable={isConnectable} aria-hidden />
      )}
      <div className="vg-_canvas-node__head">
        <span className="vg-_canvas-node__icon" aria-hidden>
          <Icon />
        </span>
        <span className="vg-_canvas-node__names">
          <bdi className="vg-_canvas-node__name">{nodeName(node)}</bdi>
          {node.label?.trim() && <span className="vg-_canvas-node__kind">{flowKindWords[node.kind]}</span>}
        </span>
        {problems.length > 0 && (
          <span className="vg-_canvas-node__problem" title={problems.map(({ words }) => words).join('\n')}>
            {isWrong ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
            <VisuallyHidden>{problems.map(({ words }) => words).join(' ')}</VisuallyHidden>
          </span>
        )}
      </div>
      {summary && (
        <p className="vg-_canvas-node__text" dir="auto">
          {summary}
        </p>
      )}
      {lit && <p className="vg-_canvas-node__here">The test chat is here</p>}
      {exits.map((exit) => (
        <div
          key={exit.id}
          className="vg-_canvas-node__exit"
          data-connected={targetOf(node, exit.id) !== null || undefined}
        >
          <bdi>{exit.label}</bdi>
          <Handle
            type="source"
            id={exit.id}
            position={Position.Right}
            isConnectable={isConnectable}
            aria-hidden
          />
        </div>
      ))}
    </div>
  )
})
