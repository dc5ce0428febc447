import { spokenLanguage } from '../shared/spoken-language.ts'
import { agentDefaults } from './agent-defaults.ts'
import type { AgentTemplateKey } from './template-catalogue.ts'
import { translatedGreetings } from './translated-greetings.ts'

/** What agents made from templates say first; it is kept in English. */
export const templateGreetings = {
  'customer-support': '👋 Hi! Tell me what you need help with: an order, a product or something else.',
  'real-estate-agent': '👋 Looking to buy, rent or sell? Tell me what you have in mind.',
  'health-care-agent':
    'Hello, I can help with appointments, documents and questions about the practice. In an emergency, call your local emergency number.',
  'confirm-email': 'Hi! To go on I need an email address where we can reach you. Which one should we use?',
  'make-appointment': '👋 Would you like to make an appointment? Tell me what it is about.',
  'blank-template': agentDefaults.proactiveMessage,
  'game-npc': 'Well met, traveller. The gate closes at dusk, so speak quickly. What brings you here?',
} as const satisfies Record<AgentTemplateKey, string>

/** Templates' greetings as agents were given them before their wording changed. */
const earlierGreetings: Readonly<Record<string, AgentTemplateKey>> = {
  'Hi! To go on I need an e-mail address where we can reach you. Which one should we use?': 'confirm-email',
}

/** A greeting as an agent of a language says it: a template's is said in it, an owner's own stays. */
export function greetingIn(lang: string, greeting: string): string {
  const language = spokenLanguage(lang)
  if (!language || language === 'en') return greeting
  const now = Object.entries(templateGreetings).find(([, text]) => text === greeting)?.[0]
  const key = (now as AgentTemplateKey | undefined) ?? earlierGreetings[greeting]
  return key ? translatedGreetings[language][key] : greeting
}
