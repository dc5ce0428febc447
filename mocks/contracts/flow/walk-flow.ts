import type { FlowNode } from './flow.schema.ts'
import { targetOf, waits } from './flow-exits.ts'
import { byId } from './flow-graph.ts'
import { flowSaidLimit, flowStepsLimit } from './flow-limits.ts'
import { say, takeStep } from './flow-steps.ts'
import { type FlowEnd, type FlowEvent, type FlowInput, FlowTurn } from './flow-turn.ts'
import { flowWordsFor } from './flow-words.ts'

/** Steps that are taken in one go: then everybody else has a turn. */
const stepsAtOnce = 5

/** Lets what waits for this thread be done: a flow that only compares and sets would hold it to its end. */
const others = () => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * One turn of a flow: from where the conversation waits, or from the start, to where it waits next, or to its end.
 * A turn never ends in silence, and takes at most 200 steps. A state whose node is gone begins anew.
 */
export async function* walkFlow(input: FlowInput): AsyncGenerator<FlowEvent, FlowEnd> {
  const known = byId(input.nodes)
  const waiting = waitingNode(input, known)
  const turn = new FlowTurn(input, waiting ? (input.state?.variables ?? {}) : {})
  const words = flowWordsFor(input.lang)
  const leave = (nodeId: string | null, stopped = false): FlowEnd => ({
    state: { nodeId, variables: nodeId === null ? {} : turn.variables },
    contact: turn.contact(),
    stopped,
  })
  const notSilent = (text: string) => (turn.spoke ? [] : say(turn, text))

  let node = waiting ?? input.nodes.find(({ kind }) => kind === 'start')
  for (let steps = 0; node; steps += 1) {
    if (steps % stepsAtOnce === stepsAtOnce - 1) await others()
    if (steps === flowStepsLimit || turn.saidLength > flowSaidLimit || input.signal?.aborted) {
      yield* say(turn, words.stopped)
      return leave(null, true)
    }
    yield { type: 'entered', nodeId: node.id }
    const end = yield* takeStep(node, {
      input,
      turn,
      resuming: steps === 0 && node === waiting,
      again: input.state?.nodeId === null,
    })
    if (end === 'wait') {
      yield* notSilent(words.ask)
      return leave(node.id)
    }
    if (end === 'end') break
    const next: FlowNode | undefined = known.get(targetOf(node, end.exit) ?? '')
    if (!next && end.failed) yield* say(turn, end.failed.words ?? words.failed)
    node = next
  }
  yield* notSilent(words.over)
  return leave(null)
}

/** The node a conversation waits at, as long as it is there and still waits. */
function waitingNode({ state }: FlowInput, known: ReadonlyMap<string, FlowNode>): FlowNode | undefined {
  const node = known.get(state?.nodeId ?? '')
  return node && waits(node) ? node : undefined
}
