import { Panel, useReactFlow } from '@xyflow/react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Row } from '#ui/row/row.tsx'

/** Goes nearer and further, and shows all of it. */
export function DrawingControls() {
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  return (
    <Panel position="bottom-left">
      <Row gap={1} className="vg-_canvas__controls">
        <IconButton size="sm" tone="ghost" label="Zoom out" icon={<Minus />} onClick={() => void zoomOut()} />
        <IconButton size="sm" tone="ghost" label="Zoom in" icon={<Plus />} onClick={() => void zoomIn()} />
        <IconButton
          size="sm"
          tone="ghost"
          label="Show the whole flow"
          icon={<Maximize />}
          onClick={() => void fitView({ padding: 0.15, maxZoom: 1 })}
        />
      </Row>
    </Panel>
  )
}
