import { CircleCheck, Clock, FileText, MessagesSquare, Phone, Send } from 'lucide-react'
import { type ProductPageContent, productPage } from './product-screen.tsx'

/** What /whatsapp says. */
export const whatsappContent: ProductPageContent = {
  title: 'WhatsApp',
  kicker: 'WhatsApp',
  headline: 'Your agent on your business number',
  lead: 'Customers write to the number they already have. The agent answers from the same knowledge as on your website.',
  channel: 'whatsapp',
  featuresTitle: 'How it works',
  features: [
    {
      icon: Phone,
      title: 'Sign in, choose a number',
      text: 'You connect through the sign-up of the messaging platform. No tokens to copy, no code.',
    },
    {
      icon: CircleCheck,
      title: 'A status you can read',
      text: 'Each number says whether it is connected or pending, and what went wrong if it is not.',
    },
    {
      icon: Send,
      title: 'Send a test message',
      text: 'Check the connection from the same screen, with the country code and all.',
    },
    {
      icon: FileText,
      title: 'Message templates',
      text: 'Write the templates the platform asks for when you start a conversation, and follow their approval.',
    },
    {
      icon: MessagesSquare,
      title: 'One inbox of conversations',
      text: 'What was said on WhatsApp is kept beside what was said on your site.',
    },
    {
      icon: Clock,
      title: 'Answers at any hour',
      text: 'And says when a person will be back, in the words you give it.',
    },
  ],
  questions: [
    {
      question: 'Do I need a business account?',
      answer: 'Yes, with the messaging platform. The sign-up creates one if you have none.',
    },
    {
      question: 'Can I keep the number in the phone app?',
      answer:
        'A number is used either by the app or by an agent. Many businesses take a second one for the agent.',
    },
  ],
  closing: {
    title: 'Make the agent first',
    text: 'A number is connected to an agent in a minute once there is one.',
  },
}

export const WhatsappPage = productPage(whatsappContent)
