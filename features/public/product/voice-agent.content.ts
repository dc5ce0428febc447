import { AudioLines, Ear, Mic, PhoneCall, SlidersHorizontal, Timer } from 'lucide-react'
import { type ProductPageContent, productPage } from './product-screen.tsx'

/** What /voice-agent says. */
export const voiceAgentContent: ProductPageContent = {
  title: 'Voice agent',
  kicker: 'Voice',
  headline: 'The same agent, on the phone',
  lead: 'One agent answers in writing and aloud. What it knows, how it speaks and when it stops is set in one place.',
  missing: {
    title: 'Calling by phone is not part of this version yet',
    text: 'Visitors of your website press to talk with the agent today; phone numbers, lines and recordings follow.',
  },
  featuresTitle: 'What it is made of',
  features: [
    {
      icon: Ear,
      title: 'Listens',
      text: 'A transcriber turns speech into text, in the language you choose, and waits for the pause you set before it answers.',
    },
    {
      icon: AudioLines,
      title: 'Speaks',
      text: 'Pick a voice and its provider per agent. A background sound keeps silence from feeling like a dropped line.',
    },
    {
      icon: PhoneCall,
      title: 'On the web and by number',
      text: 'Visitors press to talk, or call a number you connect to the agent.',
    },
    {
      icon: Timer,
      title: 'As many calls as you have lines',
      text: 'Ten calls at the same time are included. Lines are an add-on by the month.',
    },
    {
      icon: Mic,
      title: 'Recorded only if you say so',
      text: 'Recording is a switch of the agent. Without it no audio is kept.',
    },
    {
      icon: SlidersHorizontal,
      title: 'One set of instructions',
      text: 'Chat and voice share prompt and knowledge, so an answer is never right in one and wrong in the other.',
    },
  ],
  questions: [
    {
      question: 'Does it answer from the same knowledge?',
      answer: 'Yes. Chat and voice are two ways to talk to one agent.',
    },
    {
      question: 'Whose phone number is it?',
      answer: 'Yours. Numbers are connected to an agent from your own account with a number provider.',
    },
  ],
  closing: {
    title: 'Start with chat, add voice',
    text: 'What you teach your agent today, it will say tomorrow.',
  },
}

export const VoiceAgentPage = productPage(voiceAgentContent)
