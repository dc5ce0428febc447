import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useCurrentNode } from '#features/shared/agent-chat/current-node.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { choiceValue } from '#features/shared/url-state/url-values.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { FlowProblem } from '#mocks/contracts/flow/check-flow.ts'
import type { FlowNode } from '#mocks/contracts/flow/flow.schema.ts'
import { flowKindWords, nodeName } from '#mocks/contracts/flow/flow-exits.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { canvasWords } from './canvas.words.ts'
import { Inspector } from './inspector.tsx'
import { InspectorPlace } from './inspector-place.tsx'
import { Keys } from './keys.tsx'
import { NodeList } from './node-list.tsx'
import { summaryOf } from './node-words.ts'
import { ProblemList } from './problem-list.tsx'
import { type CanvasLook, Toolbar } from './toolbar.tsx'
import { useCanvasKeys } from './use-canvas-keys.ts'
import type { FlowEditor } from './use-flow-editor.ts'
import { useWidth } from './use-width.ts'
import './canvas.css'

const DrawingStage = lazyPart(() => import('./drawing-stage.tsx').then((m) => m.DrawingStage))

const lookValue = choiceValue(['', 'drawing', 'list'])
/** Below it a drawing is too small to be worked in, in pixels. */
const listBelow = 560
/** From here on a step's fields stand beside the flow, in pixels. */
const besideFrom = 860

interface FlowWorkspaceProps {
  editor: FlowEditor
  /** What is wrong with the flow. */
  problems: readonly FlowProblem[]
  /** The tools the agent may call. */
  tools: readonly FunctionCard[]
  agent: Pick<Agent, 'ID' | 'title'>
}

/** A flow and everything it is edited with: as a drawing or as a list, a step's fields beside it. */
export function FlowWorkspace({ editor, problems, tools, agent }: FlowWorkspaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [asked, setLook] = useUrlState('look', lookValue)
  const [keysShown, showKeys] = useState(false)
  const [tidied, setTidied] = useState(0)
  const { notify } = useToast()
  const stage = useRef<HTMLDivElement>(null)
  const { inspected, shown } = editor
  const look: CanvasLook = asked || ((width ?? 0) < listBelow ? 'list' : 'drawing')
  const toolIds = useMemo(() => tools.map(({ ID }) => ID), [tools])
  const byNode = useMemo(() => problemsByNode(problems), [problems])
  const summary = useMemo(() => {
    const nameOf = (id: string) => tools.find(({ ID }) => ID === id)?.name
    return (node: FlowNode) => summaryOf(node, nameOf)
  }, [tools])

  useEffect(() => {
    // In a list the row itself comes into sight.
    if (shown && stage.current?.dataset.look === 'drawing') stage.current.scrollIntoView({ block: 'nearest' })
  }, [shown])

  useFocusBack(box, inspected?.id)

  async function tidy() {
    if (editor.readOnly) return
    try {
      const { layOut } = await import('./lay-out.ts')
      editor.move(layOut(editor.nodes))
      setTidied((times) => times + 1)
    } catch {
      notify({ kind: 'failure', title: 'The steps could not be tidied up', message: 'Please try again.' })
    }
  }

  const keys = useCanvasKeys({
    editor,
    toolIds,
    tidy,
    search: () => box.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
    focus: () => box.current?.focus({ preventScroll: true }),
    showKeys: () => showKeys(true),
  })
  const litNodeId = useCurrentNode(agent.ID) ?? undefined
  const view = { editor, problems: byNode, summaryOf: summary, litNodeId }
  return (
    <Stack gap={3} ref={box} tabIndex={-1} className="vg-_canvas" {...keys}>
      <Toolbar
        editor={editor}
        look={look}
        onLook={setLook}
        title={agent.title}
        toolIds={toolIds}
        onTidy={tidy}
        onShowKeys={() => showKeys(true)}
      />
      {width !== undefined && (
        <div
          ref={stage}
          className="vg-_canvas__stage"
          data-look={look}
          data-find={canvasWords.flow['data-find']}
          data-inspecting={(inspected && width >= besideFrom) || undefined}
        >
          <div className="vg-_canvas__flow">
            {look === 'list' ? (
              <NodeList {...view} />
            ) : (
              <Suspense fallback={<Spinner label="Loading the drawing" />}>
                <DrawingStage {...view} tidied={tidied} />
              </Suspense>
            )}
          </div>
          {inspected && (
            <InspectorPlace
              title={nodeName(inspected)}
              subtitle={inspected.label?.trim() ? flowKindWords[inspected.kind] : undefined}
              beside={width >= besideFrom}
              onClose={() => editor.inspect(undefined)}
            >
              <Inspector
                key={inspected.id}
                node={inspected}
                editor={editor}
                tools={tools}
                problems={byNode.get(inspected.id) ?? []}
              />
            </InspectorPlace>
          )}
        </div>
      )}
      <ProblemList editor={editor} problems={problems} />
      <Keys open={keysShown} onOpenChange={showKeys} />
    </Stack>
  )
}

function problemsByNode(problems: readonly FlowProblem[]): Map<string, FlowProblem[]> {
  const byNode = new Map<string, FlowProblem[]>()
  for (const problem of problems) {
    if (problem.nodeId === null) continue
    byNode.set(problem.nodeId, [...(byNode.get(problem.nodeId) ?? []), problem])
  }
  return byNode
}

/** Once a step's fields are closed, the focus they had goes to the step, or to the canvas where that is gone. */
function useFocusBack(box: RefObject<HTMLElement | null>, open: string | undefined): void {
  useEffect(() => {
    const canvas = box.current
    if (open === undefined || !canvas) return
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const step = canvas.querySelector<HTMLElement>(`[data-id="${open}"]`)
        ;(step ?? canvas).focus({ preventScroll: true })
      })
    }
  }, [box, open])
}
