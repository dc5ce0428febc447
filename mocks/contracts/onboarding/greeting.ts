/** The greeting of an agent made for a company: the wizard previews it, the server stores it. */
export function greetingOf(companyName: string): string {
  return `👋 Hi, welcome to ${companyName}! How can I help you today?`
}
