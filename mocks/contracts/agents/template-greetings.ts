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

/** How the greeting of `confirm-email` was spelled when earlier agents were given it. */
const spelledEarlier = templateGreetings['confirm-email'].replace('email', 'e-mail')

/** A greeting as an agent of a language says it: a template's is said in it, an owner's own stays. */
export function greetingIn(lang: string, greeting: string): string {
  const language = spokenLanguage(lang)
  if (!language || language === 'en') return greeting
  const said = greeting === spelledEarlier ? templateGreetings['confirm-email'] : greeting
  const key = Object.entries(templateGreetings).find(([, text]) => text === said)?.[0] as
    | AgentTemplateKey
    | undefined
  return key ? translatedGreetings[language][key] : greeting
}
