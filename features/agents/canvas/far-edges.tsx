import { type Edge, ViewportPortal } from '@xyflow/react'
import { memo } from 'react'
import type { DrawnNode } from './drawing-nodes.ts'
import { nodeWidth } from './flow-lines.ts'

interface FarEdgesProps {
  drawn: readonly DrawnNode[]
  edges: readonly Edge[]
}

/** Where a connection leaves and reaches a node that is seen from afar, under its upper edge. */
const port = 60

/** Every connection of a large flow as one line, for a drawing in which single ones are too small to be met. */
export const FarEdges = memo(function FarEdges({ drawn, edges }: FarEdgesProps) {
  const places = new Map(drawn.map(({ id, position }) => [id, position]))
  const line = edges
    .map(({ source, target }) => {
      const [from, to] = [places.get(source), places.get(target)]
      if (!from || !to) return ''
      const [x, y] = [from.x + nodeWidth, from.y + port]
      const middle = (x + to.x) / 2
      return `M${x} ${y}H${middle}V${to.y + port}H${to.x}`
    })
    .join('')
  return (
    <ViewportPortal>
      <svg className="vg-_canvas__far-edges" aria-hidden="true">
        <path d={line} />
      </svg>
    </ViewportPortal>
  )
})
