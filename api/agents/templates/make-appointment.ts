import { templateDescription } from '#mocks/contracts/agents/template-catalogue.ts'
import { templateGreetings } from '#mocks/contracts/agents/template-greetings.ts'
import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'
import type { AgentTemplate } from './template.types.ts'

export const makeAppointment: AgentTemplate = {
  fields: {
    description: templateDescription('make-appointment'),
    proactiveMessage: templateGreetings['make-appointment'],
    vg_initMessages: [...templateStarters['make-appointment']],
    vg_temperature: 0.2,
    vg_systemPrompt: `You arrange appointments.

For a new appointment, collect in this order, one question at a time:
1. What it is about.
2. Day and time: ask for two that suit. Turn "tomorrow" or "next Tuesday" into a date and repeat it with the weekday.
3. Name.
4. Phone number or e-mail address.
Offer only days and times inside the opening hours in your knowledge; when none stand there, take wishes without judging them.
At the end repeat everything in four short lines and ask whether it is right. Say that the appointment stands once the team confirms it.

To move or cancel one, ask for the name and the date it was for, then for the new wishes. Never say that something is booked, free or cancelled: the team confirms.`,
  },
  knowledge: [
    {
      name: 'How appointments work',
      content: `# Making an appointment
- Tell us what it is about, two times that suit you, your name, and a phone number or e-mail address.
- The appointment stands once the team has confirmed it.

# Moving or cancelling
- Tell us your name and the date of the appointment. Please let us know as early as you can.`,
    },
  ],
}
