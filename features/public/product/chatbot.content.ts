import { BookOpen, FlaskConical, Languages, MessageSquareText, Palette, ShieldCheck } from 'lucide-react'
import { type ProductPageContent, productPage } from './product-screen.tsx'

/** What /chatbot says. */
export const chatbotContent: ProductPageContent = {
  title: 'Chatbot',
  kicker: 'Website chat',
  headline: 'A chat agent that has read your website',
  lead: 'Visitors ask in their own words. The agent answers from your pages, names the page, and stays honest about what it does not know.',
  featuresTitle: 'What is in it',
  features: [
    {
      icon: BookOpen,
      title: 'Knowledge with sources',
      text: 'Pages are split into passages and searched for each question. The passage an answer came from is one press away.',
    },
    {
      icon: MessageSquareText,
      title: 'Bubble or in the page',
      text: 'A bubble in the corner, or a chat of 500 by 500 pixels where you want it. Both are the same agent.',
    },
    {
      icon: Palette,
      title: 'Your brand, down to the CSS',
      text: 'Colours, picture, greeting and suggested questions in the editor; everything else with documented class names.',
    },
    {
      icon: FlaskConical,
      title: 'Test before anyone sees it',
      text: 'The test chat answers from your draft. Visitors keep the published version until you publish again.',
    },
    {
      icon: Languages,
      title: 'Reads right to left, too',
      text: 'The widget follows the language you set, including its reading direction.',
    },
    {
      icon: ShieldCheck,
      title: 'Only where you allow it',
      text: 'List the websites that may show the agent. Browsers refuse it everywhere else.',
    },
  ],
  questions: [
    {
      question: 'How much does it slow my page down?',
      answer:
        'The script that draws the bubble is about two kilobytes. The chat itself is loaded when a visitor opens it.',
    },
    {
      question: 'Can it hand over to a person?',
      answer: 'It tells visitors how to reach you, in the words you set.',
    },
    {
      question: 'Which model answers?',
      answer:
        'Whichever the installation is set up with, through an OpenAI-compatible service. Without one, answers are looked up in your pages word for word.',
    },
  ],
  closing: {
    title: 'Try it on your own pages',
    text: 'Give it your address and ask what your customers ask.',
  },
}

export const ChatbotPage = productPage(chatbotContent)
