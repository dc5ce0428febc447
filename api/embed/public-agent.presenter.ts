import { agentWords } from '#mocks/contracts/embed/agent-words.ts'
import type { PublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { keptWords } from '#mocks/contracts/embed/kept-words.ts'
import { greetingOf } from '#mocks/contracts/flow/agent-flow.ts'
import { parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import type { VersionDoc } from '../agents/agent.repository.ts'

/** A published agent as any visitor may see it: named field by field, so nothing else can slip out. */
export function presentPublicAgent(
  { agentId, version, agent }: VersionDoc,
  call: PublicAgent['call'],
  keepDays?: number,
): PublicAgent {
  const parsed = agent.customThemeJSONString ? parseThemeJson(agent.customThemeJSONString) : null
  const theme = parsed?.ok ? parsed.theme : null
  const kept = keptWords(agent.lang, { recordChatHistory: agent.recordChatHistory, keepDays })
  return {
    agentId,
    version,
    title: agent.title,
    description: agent.description,
    roundedImageURL: agent.roundedImageURL,
    chatBgURL: agent.chatBgURL,
    // How long a conversation is kept is said where the owner's own line stands.
    branding: [agent.branding, kept].filter(Boolean).join(' · '),
    ...greetingOf(agent),
    lang: agent.lang,
    words: agentWords(agent.lang, agent.widgetTexts),
    mode: agent.theme === 'blue-dark' ? 'dark' : 'light',
    theme: theme && {
      themeType: theme.themeType,
      primary: theme.primary,
      nineColorPallet: theme.nineColorPallet.map(([h, s, l]): [number, number, number] => [h, s, l]),
    },
    customCSS: agent.customCSS,
    widgetType: agent.ui.widgetType,
    autoStartWidget: agent.autoStartWidget,
    messageDelayMS: agent.messageDelayMS,
    scrollAnimation: agent.scrollAnimation,
    syncBrowser: agent.syncBrowser,
    listenForUrlChanges: agent.listenForUrlChanges,
    call,
  }
}
