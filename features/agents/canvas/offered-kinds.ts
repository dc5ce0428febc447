import { type FlowNode, type FlowNodeKind, flowNodeKinds } from '#mocks/contracts/flow/flow.schema.ts'

/** Kinds a flow can have one more of: every kind, the start only while it has none. */
export function offeredKinds(nodes: readonly FlowNode[]): FlowNodeKind[] {
  const hasStart = nodes.some(({ kind }) => kind === 'start')
  return flowNodeKinds.filter((kind) => kind !== 'start' || !hasStart)
}
