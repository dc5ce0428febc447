import { Link } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Banner } from '#ui/banner/banner.tsx'

interface PromptNoticeProps {
  region: Region
  agent: Agent
  /** No language model is configured. */
  localAnswers: boolean
}

/** What of this tab has no effect, and why; nothing where all of it has. */
export function PromptNotice({ region, agent, localAnswers }: PromptNoticeProps) {
  if (agent.agentPlatform === 'vf') {
    return (
      <Banner tone="info" title="This agent is answered for by its own platform">
        Its prompts and its model are kept there, so nothing here has an effect. Its key is under{' '}
        <Link to={paths.agentSettings.href(region, agent.ID, 'integrations')}>Settings, Integrations</Link>.
      </Banner>
    )
  }
  if (!localAnswers) return null
  return (
    <Banner tone="warning" title="No language model is configured">
      System prompt, opening instruction, model, temperature and max tokens have no effect until there is one;
      they are kept. The greeting, the suggested questions and the knowledge work without it: answers are
      passages of the knowledge. Whoever runs this server sets <code>OPENAI_API_KEY</code>, and{' '}
      <code>OPENAI_BASE_URL</code> for another provider.
    </Banner>
  )
}
