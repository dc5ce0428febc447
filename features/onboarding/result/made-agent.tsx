import { Crown, MessageCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { readBoot } from '#features/shared/boot.ts'
import { embedFacts } from '#features/shared/embed-code/embed-facts.ts'
import { paths } from '#features/shared/paths.ts'
import { MadeChat } from '#features/site-wizard/made-chat.tsx'
import { MadeFacts, type MadeFactsProps } from '#features/site-wizard/made-facts.tsx'
import { ViewHeading } from '#features/site-wizard/view-heading.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectableCard } from '#ui/selectable-card/selectable-card.tsx'
import { SelectableCardGroup } from '#ui/selectable-card/selectable-card-group.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { EmbedPanel } from './embed-panel.tsx'
import { IntegrationsPanel } from './integrations-panel.tsx'
import { type ResultOption, resultOptions } from './result-options.ts'
import { VoicePanel } from './voice-panel.tsx'

interface MadeAgentProps {
  region: Region
  agent: Agent
  /** Address of this product, for embed code. */
  origin: string
  /** Answers come from the agent's knowledge on this machine. */
  localAnswers: boolean
  read: MadeFactsProps['read']
}

/**
 * The agent that was made: what can be tried on the left, the one chosen on the right. On a phone the chat is below
 * everything else, so a button leads there first.
 */
export function MadeAgent({ region, agent, origin, localAnswers, read }: MadeAgentProps) {
  const [option, setOption] = useState<ResultOption>('text')
  const side = useRef<HTMLDivElement>(null)
  const shown = useRef(option)

  useEffect(() => {
    if (shown.current === option) return
    shown.current = option
    // On a phone what was chosen opens below the choices.
    side.current?.scrollIntoView({ block: 'nearest' })
  }, [option])

  return (
    <>
      <Stack gap={5} className="vg-_onboarding__question">
        <ViewHeading
          help={
            <>
              Ask <bdi>{agent.title}</bdi> something, then put it on your website.
            </>
          }
        >
          Your agent is ready
        </ViewHeading>
        <Button
          className="vg-_result__try"
          icon={<MessageCircle aria-hidden />}
          onClick={() => {
            setOption('text')
            side.current?.scrollIntoView({ block: 'start' })
            side.current?.focus({ preventScroll: true })
          }}
        >
          Talk to it now
        </Button>
        <MadeFacts region={region} agent={agent} read={read} />
        <SelectableCardGroup
          aria-label="What to try"
          className="vg-_result__options"
          value={option}
          onValueChange={(value) => setOption(value as ResultOption)}
        >
          {resultOptions.map(({ value, title, description, Icon }) => (
            <SelectableCard
              key={value}
              value={value}
              title={title}
              description={description}
              icon={<Icon />}
            />
          ))}
        </SelectableCardGroup>
        {readBoot().brand.showPricing !== false && (
          <a className="vg-_result__upgrade" href={paths.pricing.href()}>
            <Crown aria-hidden />
            <Stack gap={0}>
              <Text as="span" weight="medium">
                Unlock Custom Branding
              </Text>{' '}
              <Text as="span" size="sm" tone="accent">
                See plans
              </Text>
            </Stack>
          </a>
        )}
      </Stack>
      <section className="vg-_onboarding__side" ref={side} tabIndex={-1} aria-label="What you chose">
        {option === 'text' && <MadeChat region={region} agent={agent} localAnswers={localAnswers} />}
        {option === 'voice' && <VoicePanel agent={agent} />}
        {option === 'website' && <EmbedPanel facts={embedFacts(agent, region, origin)} />}
        {option === 'integrations' && (
          <IntegrationsPanel region={region} agentId={agent.ID} onEmbed={() => setOption('website')} />
        )}
      </section>
    </>
  )
}
