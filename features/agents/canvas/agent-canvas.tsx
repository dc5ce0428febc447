import { useMemo } from 'react'
import { useTyped } from '#features/shared/draft-form/use-typed.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { checkFlow } from '#mocks/contracts/flow/check-flow.ts'
import { type FlowNode, flowOf } from '#mocks/contracts/flow/flow.schema.ts'
import type { FunctionCard } from '#mocks/contracts/library/function.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { AgentDraftForm } from '../core/agent-draft-form.tsx'
import { useAgentDraft } from '../core/use-agent-draft.ts'
import { canvasWords } from './canvas.words.ts'
import {
  type CanvasValues,
  canvasMergers,
  checkCanvasValues,
  differingNodes,
  toCanvasValues,
} from './canvas-values.ts'
import { EmptyCanvas } from './empty-canvas.tsx'
import { FlowWorkspace } from './flow-workspace.tsx'
import { fullName } from './node-words.ts'
import { useFlowEditor } from './use-flow-editor.ts'

interface AgentCanvasProps {
  region: Region
  /** The draft as it is on the server. */
  agent: Agent
  /** Everything the workspace has. */
  functions: readonly FunctionCard[]
  /** No language model is configured: steps that let one write fail. */
  localAnswers: boolean
}

const labels: Record<keyof CanvasValues, string> = {
  enableNodes: canvasWords.enableNodes.label,
  nodes: canvasWords.flow.label,
}

/** The canvas of an agent that is there: whether it answers by its flow, and the flow. */
export function AgentCanvas({ region, agent, functions, localAnswers }: AgentCanvasProps) {
  const draft = useAgentDraft(region, agent, {
    toValues: toCanvasValues,
    toFields: (values) => values,
    check: checkCanvasValues,
    mergers: canvasMergers,
  })
  const { enableNodes, nodes: typed } = useTyped(draft.form.control)
  const editor = useFlowEditor(draft)
  const { nodes } = editor
  const { vg_enableUIEngine: richAnswers } = draft.base
  const problems = useMemo(
    () => checkFlow(nodes, { toolIds: functions.map(({ ID }) => ID), richAnswers, hasModel: !localAnswers }),
    [nodes, functions, richAnswers, localAnswers],
  )
  const wrong = draft.errors.nodes
  const stored = draft.base.nodes.length > 0 && flowOf(draft.base) === null

  function compare(name: string) {
    if (name === 'nodes') {
      const theirs = toCanvasValues(draft.base).nodes
      return { mine: namesOf(differingNodes(typed, theirs)), theirs: namesOf(differingNodes(theirs, typed)) }
    }
    const words = (on: boolean) => (on ? 'On' : 'Off')
    return { mine: words(enableNodes), theirs: words(draft.base.enableNodes) }
  }

  return (
    <Stack gap={5}>
      <PageHead title="Canvas" help="The steps this agent leads a visitor through." />
      <AgentDraftForm draft={draft} name="Canvas" labels={labels} compare={compare}>
        <Card padding="md">
          <Switch
            {...canvasWords.enableNodes}
            labelSide="start"
            checked={enableNodes}
            disabled={draft.readOnly}
            onCheckedChange={(on) => draft.set('enableNodes', on)}
          />
        </Card>
        {wrong !== undefined && (
          <Banner tone="danger" role="alert" title="The flow cannot be saved yet">
            {wrong}
          </Banner>
        )}
        {stored && (
          <Banner tone="warning" title="What is stored here cannot be drawn">
            This agent has steps of another kind of flow. They stay as they are until you save a flow drawn
            here in their place.
          </Banner>
        )}
        {nodes.length === 0 ? (
          <EmptyCanvas editor={editor} />
        ) : (
          <FlowWorkspace editor={editor} problems={problems} tools={functions} agent={draft.base} />
        )}
      </AgentDraftForm>
    </Stack>
  )
}

/** The names of a few steps. */
function namesOf(nodes: readonly FlowNode[]): string {
  return nodes.slice(0, 5).map(fullName).join(', ') || 'None of these steps'
}
