import { nanoid } from 'nanoid'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import type { FlowNode, FlowNodeKind } from '#mocks/contracts/flow/flow.schema.ts'
import type { AgentDraft } from '../core/use-agent-draft.ts'
import { type CanvasValues, isSameFlow } from './canvas-values.ts'
import {
  addNode,
  changeNode,
  connect,
  freeExit,
  hasRoom,
  moveNodes,
  newNode,
  type Place,
  pasteNodes,
  placeAfter,
  removeNodes,
} from './flow-edits.ts'
import { beginHistory, record, redo, undo } from './undo.ts'
import { walkingOrder } from './walking-order.ts'

/** A node somebody is led to; a new one each time, so that the same node can be shown again. */
interface ShownNode {
  id: string
  /** Whether its fields open and take the focus. */
  opens: boolean
}

/** A flow that is being edited: what can be done with it, and what can be taken back. */
export type FlowEditor = ReturnType<typeof useFlowEditor>

/** Edits the flow of a draft; every step can be taken back until somebody else's changes come in. */
export function useFlowEditor(draft: AgentDraft<CanvasValues>) {
  const typed = useTyped(draft.form.control).nodes
  const [history, setHistory] = useState(() => beginHistory<readonly FlowNode[]>(typed))
  const [selected, setSelected] = useState<readonly string[]>([])
  const [inspected, setInspected] = useState<string>()
  const [shown, setShown] = useState<ShownNode>()
  const latest = useRef(history)
  const nodes = history.present
  const { readOnly } = draft

  function put(next: typeof history) {
    latest.current = next
    setHistory(next)
  }

  // Saved, discarded, or merged with what somebody else saved.
  const follow = useEffectEvent((flow: readonly FlowNode[]) => {
    if (!isSameFlow(flow, latest.current.present)) put(beginHistory(flow))
  })
  useEffect(() => follow(typed), [typed])

  function go(next: typeof history) {
    if (readOnly || next === latest.current || next.present === latest.current.present) return
    put(next)
    draft.set('nodes', [...next.present])
  }

  /** One step; of the same name as the last one it becomes one with it. */
  const commit = (next: readonly FlowNode[], step?: string) => go(record(latest.current, next, step))
  const current = () => latest.current.present

  /** Leads to a node and opens it. */
  function show(id: string) {
    setSelected([id])
    setInspected(id)
    setShown({ id, opens: true })
  }

  /** Leads to a node, the focus staying where it is. */
  function lead(id: string) {
    setSelected([id])
    setShown({ id, opens: false })
  }

  /** Opens a node that is in sight, or closes the one that is open. */
  function inspect(id: string | undefined) {
    setInspected(id)
    setShown(undefined)
  }

  /** Puts a node after another, or behind everything; answers with its id, or nothing where there is no room. */
  function add(kind: FlowNodeKind, options: { after?: string; exit?: string } = {}): string | undefined {
    const flow = current()
    if (readOnly || !hasRoom(flow)) return undefined
    const after = flow.find(({ id }) => id === options.after)
    const beside = after ?? walkingOrder(flow).at(-1)?.node
    const node = newNode(kind, nanoid(10), beside ? placeAfter(flow, beside) : { x: 0, y: 0 })
    commit(addNode(flow, node, after?.id, options.exit))
    show(node.id)
    return node.id
  }

  function paste(copied: readonly FlowNode[], offset?: Place): number {
    const flow = current()
    if (readOnly || copied.length === 0 || !hasRoom(flow, copied.length)) return 0
    const pasted = pasteNodes(flow, copied, () => nanoid(10), offset)
    commit(pasted.nodes)
    setSelected(pasted.ids)
    setInspected(undefined)
    return pasted.ids.length
  }

  function remove(ids: readonly string[]) {
    const starts = current().filter(({ kind }) => kind === 'start')
    // A flow begins somewhere: its only start stays.
    const gone = starts.length > 1 ? ids : ids.filter((id) => id !== starts[0]?.id)
    if (gone.length === 0) return
    commit(removeNodes(current(), gone))
    setSelected([])
    setInspected((id) => (id !== undefined && gone.includes(id) ? undefined : id))
  }

  const known = (ids: readonly string[]) => ids.filter((id) => nodes.some((node) => node.id === id))
  return {
    nodes,
    readOnly,
    selected: known(selected),
    inspected: nodes.find(({ id }) => id === inspected),
    shown,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    hasRoom: hasRoom(nodes),
    select: setSelected,
    inspect,
    show,
    lead,
    add,
    remove,
    paste,
    duplicate: (ids: readonly string[]) => paste(current().filter(({ id }) => ids.includes(id))),
    connect: (from: string, exit: string, to: string | null) => commit(connect(current(), from, exit, to)),
    move: (places: ReadonlyMap<string, Place>, step?: string) => commit(moveNodes(current(), places), step),
    change: (node: FlowNode, field: string) => commit(changeNode(current(), node), `${node.id} ${field}`),
    replace(flow: readonly FlowNode[]) {
      commit(flow)
      setSelected([])
      setInspected(undefined)
    },
    undo: () => go(undo(latest.current)),
    redo: () => go(redo(latest.current)),
    /** Whether a node has a way out that leads nowhere. */
    isOpen: (id: string) => nodes.some((node) => node.id === id && freeExit(node) !== undefined),
  }
}
