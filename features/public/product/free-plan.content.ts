import { BookOpen, Bot, Gift, MessageSquare, Sparkles, Users } from 'lucide-react'
import { defaultLimits } from '#mocks/contracts/workspaces/default-limits.ts'
import { type ProductPageContent, productPage } from './product-screen.tsx'

/** What /get-free-plan says; the numbers are the plan's own. */
export const freePlanContent: ProductPageContent = {
  title: 'Free plan',
  kicker: 'Free plan',
  headline: 'Free, and not only for a fortnight',
  lead: 'Everything it takes to see whether an agent helps your customers. No card, no end date.',
  featuresTitle: 'What is in it',
  features: [
    {
      icon: Bot,
      title: `${defaultLimits.maxAgents} agents`,
      text: 'From a template, from your website, or blank.',
    },
    {
      icon: Users,
      title: `${defaultLimits.workspaceSeats} seats`,
      text: 'Work on them together with somebody else.',
    },
    {
      icon: Sparkles,
      title: 'The whole wizard',
      text: 'Brand, logo, knowledge and greeting from your address.',
    },
    {
      icon: MessageSquare,
      title: 'The widget on your site',
      text: 'As bubble or in the page, in your colours.',
    },
    { icon: BookOpen, title: 'Knowledge with sources', text: 'Answers show the page they come from.' },
    {
      icon: Gift,
      title: 'Every template',
      text: 'Support, real estate, health care, appointments and more.',
    },
  ],
  questions: [
    {
      question: 'What happens at the limit?',
      answer:
        'You are told so, and nothing is switched off. Agents you have keep working; for more of them you change the plan.',
    },
    { question: 'Do you ask for a card?', answer: 'Not for the free plan.' },
  ],
  closing: { title: 'Take two agents', text: 'Signing up takes an email address and a code.' },
}

export const FreePlanPage = productPage(freePlanContent)
