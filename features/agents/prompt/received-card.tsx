import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { ModelRequest } from '#mocks/contracts/conversations/prompt.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { Field } from '#ui/field/field.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { headOf } from '../core/head-of.ts'
import { usePromptCheck } from './prompt.queries.ts'
import { promptCards, promptWords } from './prompt.words.ts'
import type { PromptValues } from './prompt-values.ts'

const roles = { system: 'Instructions', user: 'Question', assistant: 'Answer' } as const

interface ReceivedCardProps {
  region: Region
  agentId: string
}

/** What the model receives for a question, made by the server as an answer is; nothing is sent. */
export function ReceivedCard(params: ReceivedCardProps) {
  const { getValues } = useFormContext<PromptValues>()
  const check = usePromptCheck(params)
  const [text, setText] = useState('When are you open?')
  return (
    <Card padding="lg">
      <Section {...headOf(promptCards.received)}>
        <Stack gap={4}>
          {/* Whoever may only look may look at this too. */}
          <ReadOnlyContext value={false}>
            <Field {...promptWords.receivedQuestion}>
              <TextField
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                // The form around it would be saved.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                maxLength={4000}
                dir="auto"
              />
            </Field>
          </ReadOnlyContext>
          <div>
            <Button
              loading={check.isPending}
              disabled={text.trim() === ''}
              onClick={() => check.mutate({ text, typed: getValues() })}
            >
              Show what it receives
            </Button>
          </div>
          {check.error && <FailureState compact error={check.error} title="It could not be shown" />}
          {check.data && <Received request={check.data} />}
        </Stack>
      </Section>
    </Card>
  )
}

function Received({ request }: { request: ModelRequest }) {
  const { sent, model, modelIsFixed, temperature, maxTokens, messages, tools } = request
  return (
    <Stack gap={4} role="status" aria-label={promptCards.received.label}>
      {!sent && (
        <Banner tone="warning" title="Nothing of this is sent now">
          This is what a model would receive. Answers come from elsewhere, as is said above.
        </Banner>
      )}
      <Text size="sm">
        {model}, temperature {temperature.toFixed(1)}, at most {formatNumber(maxTokens)} tokens.{' '}
        {tools.length > 0 ? `It may call ${tools.join(', ')}.` : 'It may call no tool.'}
        {modelIsFixed && ' Whoever runs this server chose the model for every agent.'}
      </Text>
      {messages.map(({ role, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the messages of one request never move
        <CodeBlock key={index} label={`${index + 1}. ${roles[role]}`} code={content} wrap />
      ))}
    </Stack>
  )
}
