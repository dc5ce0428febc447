import { ExternalLink, MessageSquareText } from 'lucide-react'
import { AgentAvatar } from '#features/shared/agent-avatar/agent-avatar.tsx'
import { paths } from '#features/shared/paths.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { useTestChat } from '#features/shared/test-chat/use-test-chat.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

interface OverviewHeadProps {
  region: Region
  /** The saved draft. */
  agent: Agent
}

/** Who the agent is, what visitors have of it, and the ways to talk to it. */
export function OverviewHead({ region, agent }: OverviewHeadProps) {
  const testChat = useTestChat()
  const mayPublish = useMay(publishAgent)
  const maySave = useMay(saveAgent)
  const version = agent.publishedVersion
  const published = agent.publishedRev === agent.rev
  return (
    <div className="vg-_overview__head">
      <AgentAvatar agent={agent} size="lg" />
      <PageHead
        className="vg-_overview__head-words"
        title={<bdi>{agent.title}</bdi>}
        meta={
          <Badge tone={published ? 'success' : 'warning'} dot>
            {published ? `Published version ${version}` : 'Unpublished changes'}
          </Badge>
        }
        help={
          published
            ? `Visitors see version ${version}. ${maySave ? 'What you save here changes the draft, which the preview and the test chat show.' : ''}`
            : `Visitors still see version ${version}. The preview and the test chat show the draft${mayPublish ? '; publish it when it is ready' : ''}.`
        }
        action={
          <>
            {!testChat.open && (
              <Button icon={<MessageSquareText />} onClick={testChat.show}>
                Test chat
              </Button>
            )}
            <Button asChild>
              <a href={paths.embed.href(region, agent.ID)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                Open embed page
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </Button>
          </>
        }
      />
    </div>
  )
}
