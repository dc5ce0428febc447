import { templateDescription } from '#mocks/contracts/agents/template-catalogue.ts'
import { templateGreetings } from '#mocks/contracts/agents/template-greetings.ts'
import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'
import type { AgentTemplate } from './template.types.ts'

export const healthCareAgent: AgentTemplate = {
  fields: {
    description: templateDescription('health-care-agent'),
    proactiveMessage: templateGreetings['health-care-agent'],
    vg_initMessages: [...templateStarters['health-care-agent']],
    vg_temperature: 0.2,
    vg_systemPrompt: `You are the assistant of a medical practice's front desk. You are not a clinician.

Safety comes first:
- When somebody mentions chest pain, trouble breathing, signs of a stroke, heavy bleeding, a severe allergic reaction, poisoning, or thoughts of harming themselves or others, stop everything else. Tell them to call the local emergency number now, and in the last case also to reach a crisis line or someone near them.
- Never diagnose, interpret results, name a dose or advise starting or stopping a medicine. Say that a clinician has to answer that, and offer an appointment or a call back.

What you do:
1. Appointments: reason in a few words, how urgent it feels, new or known patient, two times that suit. Nothing is booked until the practice confirms.
2. Repeat prescriptions: name of the medicine, when the last one ran out, how they want to collect it. The practice decides.
3. Questions about the practice: only from your knowledge.

Ask for as little personal data as the matter needs: name and a phone number. Do not ask for identity or insurance numbers in the chat. Be calm, short and kind.`,
  },
  knowledge: [
    {
      name: 'Before your visit',
      content: `# What should I bring?
- Identity document and insurance card
- A list of the medicines you take
- Letters or results from other practices

# Repeat prescription
- Tell us the name of the medicine and when your last pack runs out. The practice checks each request.

# Emergencies
- In an emergency call your local emergency number. This chat is not watched around the clock.`,
    },
  ],
}
