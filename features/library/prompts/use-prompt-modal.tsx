import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { GuardedModal } from '#features/shared/draft-form/guarded-modal.tsx'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Prompt } from '#mocks/contracts/library/prompt.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Field } from '#ui/field/field.tsx'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { type PromptPlace, placePrompt, promptPlaces } from './place-prompt.ts'
import { promptQuery } from './prompt.queries.ts'
import { PromptReplacement } from './prompt-replacement.tsx'
import { agentPromptQuery, findAgents, usePutPrompt } from './put-prompt.queries.ts'
import './prompts.css'

const placeWords: Record<PromptPlace, string> = {
  after: 'After the current prompt',
  before: 'Before the current prompt',
  instead: 'Instead of the current prompt',
}

interface UsePromptModalProps {
  promptId: string
  open: boolean
  onClose: () => void
  onExited: () => void
}

/** Puts a prompt into an agent's draft at the place chosen, after showing what changes; it can be undone. */
export function UsePromptModal({ promptId, open, onClose, onExited }: UsePromptModalProps) {
  const { owner } = useLibraryAccess()
  const { notify } = useToast()
  const [agentId, choose] = useState('')
  const [place, setPlace] = useState<PromptPlace>('after')
  /** What was just put, and what stood there before. */
  const [done, setDone] = useState<{ agent: Agent; before: string }>()
  const prompt = useQuery(promptQuery(owner, promptId))
  const agent = useQuery({ ...agentPromptQuery(owner, agentId), enabled: agentId !== '' })
  const put = usePutPrompt(owner)
  const mayPut = useMay(saveAgent)
  const replacement = prompt.data && agent.data ? { prompt: prompt.data, agent: agent.data } : undefined
  const placed =
    replacement && placePrompt(replacement.agent.vg_systemPrompt, replacement.prompt.content, place)
  const isSame = replacement?.agent.vg_systemPrompt === placed
  const failed = prompt.error ? prompt : agent.error ? agent : undefined

  async function confirm() {
    if (!replacement || placed === undefined) return
    try {
      const saved = await put.mutateAsync({ agent: replacement.agent, content: placed })
      setDone({ agent: saved, before: replacement.agent.vg_systemPrompt })
    } catch (error) {
      // Somebody else changed the prompt: what would be replaced is read again and shown.
      if (error instanceof ApiError && error.status === 409) void agent.refetch()
      else notify({ kind: 'failure', title: 'Not changed', message: wordsOf(error) })
    }
  }

  async function undo() {
    if (!done) return
    try {
      await put.mutateAsync({ agent: done.agent, content: done.before })
      setDone(undefined)
      notify({ kind: 'success', title: 'Undone', message: `${done.agent.title} has the prompt it had.` })
    } catch (error) {
      notify({ kind: 'failure', title: 'Not undone', message: wordsOf(error) })
    }
  }

  return (
    <GuardedModal
      open={open}
      onOpenChange={onClose}
      onExited={onExited}
      guard={mayPut && agentId !== '' && !isSame && !done}
      size="lg"
      title="Use in an agent"
      subtitle={prompt.data?.title ?? 'Choose the agent to give this prompt to.'}
      footerNote={
        mayPut ? 'The agent’s draft changes; visitors see it once it is published.' : <LookOnlyNote />
      }
      footer={
        mayPut && done ? (
          <>
            <Button loading={put.isPending} onClick={() => void undo()}>
              Undo
            </Button>
            <Button tone="primary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          mayPut && (
            <Button
              tone="primary"
              loading={put.isPending}
              disabled={!replacement || isSame}
              onClick={() => void confirm()}
            >
              {place === 'instead' ? 'Replace prompt' : 'Add to prompt'}
            </Button>
          )
        )
      }
    >
      <Stack gap={5}>
        {put.error instanceof ApiError && put.error.status === 409 && (
          <Banner tone="warning" title="Someone else changed this meanwhile.">
            This is the agent’s prompt as it is now. Press again to change it.
          </Banner>
        )}
        <Field label="Agent" required>
          <Combobox
            options={(typed, signal) => findAgents(owner, typed, signal)}
            value={agentId}
            onValueChange={(next) => {
              choose(next)
              setDone(undefined)
            }}
            placeholder="Search agents"
            listLabel="Agents"
            emptyText="No agent matches"
          />
        </Field>
        {mayPut && !done && (
          <SegmentedControl
            label="Where it goes"
            value={place}
            onValueChange={setPlace}
            segments={promptPlaces.map((value) => ({ value, label: placeWords[value] }))}
          />
        )}
        {done && (
          <Banner tone="success" title={`${done.agent.title} has it in its draft`}>
            Visitors see the change once you publish the agent.
          </Banner>
        )}
        {failed && (
          <FailureState
            compact
            error={failed.error}
            title="The prompts could not be compared"
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        )}
        {agentId !== '' && !failed && !done && (
          <Comparison replacement={replacement} after={placed ?? ''} isSame={isSame} />
        )}
      </Stack>
    </GuardedModal>
  )
}

interface ComparisonProps {
  replacement: { prompt: Prompt; agent: { title: string; vg_systemPrompt: string } } | undefined
  /** The agent's prompt as it would be. */
  after: string
  isSame: boolean
}

function Comparison({ replacement, after, isSame }: ComparisonProps) {
  if (!replacement) {
    return (
      <SkeletonGroup label="Loading the agent’s prompt">
        <Skeleton lines={4} />
      </SkeletonGroup>
    )
  }
  if (isSame) {
    return (
      <Banner tone="success" title="Nothing to change">
        {replacement.agent.title} already has this in its prompt.
      </Banner>
    )
  }
  return <PromptReplacement before={replacement.agent.vg_systemPrompt} after={after} />
}

function wordsOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : undefined
}
