import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { GuardedModal } from '#features/shared/draft-form/guarded-modal.tsx'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Prompt } from '#mocks/contracts/library/prompt.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Combobox } from '#ui/combobox/combobox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { promptQuery } from './prompt.queries.ts'
import { PromptReplacement } from './prompt-replacement.tsx'
import { agentPromptQuery, findAgents, usePutPrompt } from './put-prompt.queries.ts'
import './prompts.css'

interface UsePromptModalProps {
  promptId: string
  open: boolean
  onClose: () => void
  onExited: () => void
}

/** Puts a prompt into an agent's draft, after showing what it replaces. */
export function UsePromptModal({ promptId, open, onClose, onExited }: UsePromptModalProps) {
  const { owner } = useLibraryAccess()
  const { notify } = useToast()
  const [agentId, choose] = useState('')
  const prompt = useQuery(promptQuery(owner, promptId))
  const agent = useQuery({ ...agentPromptQuery(owner, agentId), enabled: agentId !== '' })
  const put = usePutPrompt(owner)
  const mayPut = useMay(saveAgent)
  const replacement = prompt.data && agent.data ? { prompt: prompt.data, agent: agent.data } : undefined
  const isSame = replacement?.agent.vg_systemPrompt === replacement?.prompt.content
  const failed = prompt.error ? prompt : agent.error ? agent : undefined

  async function confirm() {
    if (!replacement) return
    try {
      await put.mutateAsync({ agent: replacement.agent, content: replacement.prompt.content })
      notify({
        kind: 'success',
        title: 'Prompt replaced',
        message: `${replacement.agent.title} uses it in its draft. Publish the agent to bring it to visitors.`,
      })
      onClose()
    } catch (error) {
      // Somebody else changed the prompt: what would be replaced is read again and shown.
      if (error instanceof ApiError && error.status === 409) void agent.refetch()
      else notify({ kind: 'failure', title: 'Not replaced', message: wordsOf(error) })
    }
  }

  return (
    <GuardedModal
      open={open}
      onOpenChange={onClose}
      onExited={onExited}
      guard={mayPut && agentId !== '' && !isSame}
      size="lg"
      title="Use in an agent"
      subtitle={prompt.data?.title ?? 'Choose the agent to give this prompt to.'}
      footerNote={
        mayPut ? 'The agent’s draft changes; visitors see it once it is published.' : <LookOnlyNote />
      }
      footer={
        mayPut && (
          <Button
            tone="primary"
            loading={put.isPending}
            disabled={!replacement || isSame}
            onClick={() => void confirm()}
          >
            Replace prompt
          </Button>
        )
      }
    >
      <Stack gap={5}>
        {put.error instanceof ApiError && put.error.status === 409 && (
          <Banner tone="warning" title="Someone else changed this meanwhile.">
            This is the agent’s prompt as it is now. Press again to replace it.
          </Banner>
        )}
        <Field label="Agent" required>
          <Combobox
            options={(typed, signal) => findAgents(owner, typed, signal)}
            value={agentId}
            onValueChange={choose}
            placeholder="Search agents"
            listLabel="Agents"
            emptyText="No agent matches"
          />
        </Field>
        {failed && (
          <FailureState
            compact
            error={failed.error}
            title="The prompts could not be compared"
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        )}
        {agentId !== '' && !failed && <Comparison replacement={replacement} isSame={isSame} />}
      </Stack>
    </GuardedModal>
  )
}

interface ComparisonProps {
  replacement: { prompt: Prompt; agent: { title: string; vg_systemPrompt: string } } | undefined
  isSame: boolean
}

function Comparison({ replacement, isSame }: ComparisonProps) {
  if (!replacement) {
    return (
      <SkeletonGroup label="Loading the agent’s prompt">
        <Skeleton lines={4} />
      </SkeletonGroup>
    )
  }
  if (isSame) {
    return (
      <Banner tone="success" title="Nothing to replace">
        {replacement.agent.title} has exactly this prompt already.
      </Banner>
    )
  }
  return <PromptReplacement before={replacement.agent.vg_systemPrompt} after={replacement.prompt.content} />
}

function wordsOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (Object.values(error.fields)[0] ?? error.message) : undefined
}
