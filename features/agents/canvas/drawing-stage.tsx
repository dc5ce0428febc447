import { ReactFlowProvider } from '@xyflow/react'
import type { ComponentProps } from 'react'
import { Drawing } from './drawing.tsx'

/** The drawing with what its parts share; loads only when a flow is drawn. */
export function DrawingStage(props: ComponentProps<typeof Drawing>) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  )
}
