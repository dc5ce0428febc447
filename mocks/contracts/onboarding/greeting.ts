/** The greeting of an agent made for a company: the wizard previews it, the server stores it. */
export function greetingOf(companyName: string): string {
  return `👋 Hi, welcome to ${companyName}! How can I help you today?`
}

/** Questions a visitor may begin with, by what they are about. */
export const openingQuestions = {
  hours: 'What are your opening hours?',
  products: 'What do you sell?',
} as const
