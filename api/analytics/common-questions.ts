import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'

/**
 * What people ask businesses of every kind, in several languages. What all questions have in common, being questions,
 * is learned from these and taken away, so that only what they are about tells them apart.
 */
export const commonQuestions: readonly string[] = [
  'What do you offer?',
  'How do I get hold of you?',
  'Can you call me back?',
  'How much does it cost?',
  'Is this still available?',
  'Can somebody help me?',
  'How does it work?',
  templateStarters['game-npc'][0],
  'What is included in the price?',
  'Do you have a brochure?',
  'How long does it take?',
  'Where can I read more about it?',
  'Is it suitable for children?',
  'I have a complaint',
  'I want to speak to the manager',
  'Can I change my details?',
  'Is there a discount for students?',
  'What happens with my data?',
  'Was kostet das?',
  'Wie erreicht man Sie am besten?',
  'Combien de temps faut-il attendre ?',
  '¿Cuánto cuesta?',
  'Come funziona?',
  'Hoe werkt het?',
]
