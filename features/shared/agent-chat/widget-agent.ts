import type { WidgetAgent } from '#features/widget/widget.types.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { agentWords } from '#mocks/contracts/embed/agent-words.ts'
import { greetingOf } from '#mocks/contracts/flow/agent-flow.ts'
import { widgetTheme } from '../agent-avatar/agent-color.ts'

/** What the widget shows of a draft: what its next published version would show. */
export function toWidgetAgent(agent: Agent): WidgetAgent {
  const { proactiveMessage, suggestions } = greetingOf(agent)
  return {
    title: agent.title,
    description: agent.description,
    roundedImageURL: agent.roundedImageURL,
    chatBgURL: agent.chatBgURL,
    branding: agent.branding,
    proactiveMessage,
    suggestions: [...new Set(suggestions)],
    lang: agent.lang,
    words: agentWords(agent.lang, agent.widgetTexts),
    mode: agent.theme === 'blue-dark' ? 'dark' : 'light',
    theme: widgetTheme(agent),
    customCSS: agent.customCSS,
    messageDelayMS: agent.messageDelayMS,
    scrollAnimation: agent.scrollAnimation,
  }
}
