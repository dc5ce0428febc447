import {
  applyNodeChanges,
  Background,
  type Connection,
  type Edge,
  MarkerType,
  MiniMap,
  type NodeChange,
  ReactFlow,
  SelectionMode,
  useReactFlow,
  useStore,
} from '@xyflow/react'
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FlowProblem } from '#mocks/contracts/flow/check-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { DrawingControls } from './drawing-controls.tsx'
import { type DrawnNode, drawnEdges, drawnNodes, edgeId } from './drawing-nodes.ts'
import { FarContext } from './far-context.ts'
import { FarEdges } from './far-edges.tsx'
import { mayConnect, type Place } from './flow-edits.ts'
import { nodeWidth } from './flow-lines.ts'
import { NodeCard } from './node-card.tsx'
import type { FlowEditor } from './use-flow-editor.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useStable } from './use-stable.ts'
import { walkingOrder } from './walking-order.ts'
import './drawing.css'

interface DrawingProps {
  editor: FlowEditor
  /** What is wrong, by node. */
  problems: ReadonlyMap<string, readonly FlowProblem[]>
  summaryOf: (node: FlowNode) => string
  /** The node the conversation of the test chat is at. */
  litNodeId?: string
  /** How often it was tidied up; after each time it is seen as at first. */
  tidied: number
}

/** Nearer than this, texts are large enough to be read. */
const readableFrom = 0.3

/** From here on the view begins with the first steps, and what is out of sight is not drawn. */
const manyNodes = 40

const noEdges: Edge[] = []
const nodeTypes = { step: NodeCard }
/** What the map reckons with; the same as its stylesheet's. */
const mapSize = { width: 150, height: 100 }
const edgeOptions = {
  type: 'smoothstep',
  pathOptions: { borderRadius: 12 },
  markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: 'var(--_edge)' },
} as const
const ariaLabels = {
  'node.a11yDescription.default':
    'Press Enter to open the step, the arrow keys to move it, Delete to remove it.',
  'node.a11yDescription.keyboardDisabled': 'Press Enter to open the step.',
  'minimap.ariaLabel': 'Overview of the drawing',
}

/** The flow as a drawing: moved, connected and selected by pointer, and by keys where a node has the focus. */
export function Drawing({ editor, problems, summaryOf, litNodeId, tidied }: DrawingProps) {
  const { nodes, selected, shown, readOnly } = editor
  const { setCenter, getZoom, fitView } = useReactFlow()
  const keepInSight = useFocusInSight()
  const asDrawn = (before: readonly DrawnNode[]) =>
    drawnNodes({ nodes, selected, problems, litNodeId, summaryOf }, before)
  const [drawn, setDrawn] = useState(() => asDrawn([]))
  const isFar = useStore(({ transform: [, , zoom] }) => zoom < readableFrom)
  // From afar a large flow is its own map.
  const isOverview = isFar && nodes.length > manyNodes
  const [edge, setEdge] = useState<string>()
  const edges = useMemo(() => drawnEdges(nodes, edge), [nodes, edge])
  const viewAtFirst = () => ({ ...firstView(nodes), padding: 0.15, maxZoom: 1 })
  const [first] = useState(viewAtFirst)

  const redraw = useEffectEvent(() => setDrawn(asDrawn))
  const chosen = selected.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what a drawing is made of
  useEffect(() => redraw(), [nodes, chosen, problems, litNodeId, summaryOf])

  const lead = useEffectEvent((id: string) => {
    const node = nodes.find((each) => each.id === id)
    if (!node) return
    const { x, y } = node.position
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    void setCenter(x + nodeWidth / 2, y + 70, { zoom: Math.max(0.7, getZoom()), duration: isStill ? 0 : 240 })
  })
  useEffect(() => {
    if (shown) lead(shown.id)
  }, [shown])

  const seeAll = useEffectEvent(() => void fitView(viewAtFirst()))
  useEffect(() => {
    // Once the drawing knows the new places.
    if (tidied > 0) requestAnimationFrame(seeAll)
  }, [tidied])

  function onNodesChange(changes: NodeChange<DrawnNode>[]) {
    setDrawn((before) => applyNodeChanges(changes, before))
    const places = new Map<string, Place>()
    const choices = new Map<string, boolean>()
    for (const change of changes) {
      // While it is dragged only the drawing knows; by keys every step counts.
      if (change.type === 'position' && change.position && !change.dragging)
        places.set(change.id, change.position)
      if (change.type === 'select') choices.set(change.id, change.selected)
    }
    if (choices.size > 0) {
      const left = selected.filter((id) => choices.get(id) !== false)
      editor.select([...new Set([...left, ...[...choices].flatMap(([id, on]) => (on ? [id] : []))])])
      setEdge(undefined)
    }
    if (places.size > 0 && !readOnly) editor.move(places, `move ${[...places.keys()].join()}`)
  }

  function join({ source, sourceHandle, target }: Connection) {
    if (sourceHandle !== null) editor.connect(source, sourceHandle, target)
  }

  function rejoin(old: Edge, { source, sourceHandle, target }: Connection) {
    if (old.sourceHandle && edgeId(source, sourceHandle ?? '') !== old.id)
      editor.connect(old.source, old.sourceHandle, null)
    if (sourceHandle !== null) editor.connect(source, sourceHandle, target)
  }

  function onKeyDown(event: KeyboardEvent) {
    const id = event.target instanceof HTMLElement && event.target.dataset.id
    if (event.key === 'Enter' && id) {
      // Else it is typed into the field that takes the focus.
      event.preventDefault()
      editor.show(id)
    }
    const isDelete = event.key === 'Delete' || event.key === 'Backspace'
    const gone = edges.find((each) => each.id === edge)
    if (!isDelete || !gone?.sourceHandle || readOnly) return
    event.preventDefault()
    editor.connect(gone.source, gone.sourceHandle, null)
    setEdge(undefined)
  }

  const handlers = useStable({
    onNodesChange,
    onNodeClick: (event: MouseEvent, { id }: DrawnNode) => {
      if (!event.shiftKey && !event.metaKey && !event.ctrlKey) editor.inspect(id)
    },
    onEdgeClick: (_: MouseEvent, { id }: Edge) => {
      editor.select([])
      setEdge(id)
    },
    onPaneClick: () => {
      editor.inspect(undefined)
      setEdge(undefined)
    },
    onConnect: join,
    onReconnect: rejoin,
    isValidConnection: ({ source, target }: Connection | Edge) => mayConnect(nodes, source, target),
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the nodes in it
    <div
      className="vg-_canvas__drawing"
      data-far={isFar || undefined}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={keepInSight}
    >
      <FarContext value={isOverview}>
        <ReactFlow
          nodes={drawn}
          edges={isOverview ? noEdges : edges}
          nodeTypes={nodeTypes}
          defaultEdgeOptions={edgeOptions}
          {...handlers}
          nodesDraggable={!readOnly}
          nodesConnectable={!readOnly}
          edgesReconnectable={!readOnly}
          edgesFocusable={false}
          autoPanOnNodeFocus={false}
          deleteKeyCode={null}
          panActivationKeyCode={null}
          selectionMode={SelectionMode.Partial}
          connectionRadius={30}
          minZoom={0.05}
          maxZoom={1.5}
          onlyRenderVisibleElements={nodes.length > manyNodes}
          fitView
          fitViewOptions={first}
          ariaLabelConfig={ariaLabels}
        >
          <Background gap={20} size={1.5} />
          {isOverview ? (
            <FarEdges drawn={drawn} edges={edges} />
          ) : (
            <MiniMap pannable zoomable className="vg-_canvas__minimap" style={mapSize} />
          )}
          <DrawingControls />
        </ReactFlow>
      </FarContext>
    </div>
  )
}

/** What is seen at first: all of a small flow, the beginning of a large one. */
function firstView(nodes: readonly FlowNode[]): { nodes?: { id: string }[] } {
  if (nodes.length <= manyNodes) return {}
  return {
    nodes: walkingOrder(nodes)
      .slice(0, 6)
      .map(({ node }) => ({ id: node.id })),
  }
}
