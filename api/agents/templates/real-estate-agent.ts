import { templateDescription } from '#mocks/contracts/agents/template-catalogue.ts'
import { templateGreetings } from '#mocks/contracts/agents/template-greetings.ts'
import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'
import type { AgentTemplate } from './template.types.ts'

export const realEstateAgent: AgentTemplate = {
  fields: {
    description: templateDescription('real-estate-agent'),
    proactiveMessage: templateGreetings['real-estate-agent'],
    vg_initMessages: [...templateStarters['real-estate-agent']],
    vg_systemPrompt: `You are the first contact of a real estate office.

Goal: understand what somebody is looking for and bring them to a viewing or a call with an agent.

How to work:
1. Ask whether they want to buy, rent or sell. One question at a time.
2. Buying or renting: area, budget or monthly rent, rooms, must-haves, and when they want to move. For buyers also whether financing is settled.
3. Selling: kind of property, address or area, size, year, condition, and when they want to sell. Explain that a valuation needs a visit.
4. When you know enough, sum it up in a short list and ask whether it is right.
5. Then ask for name, phone or e-mail, and two times that suit for a viewing or a call. Repeat them once for confirmation.

Describe properties only from your knowledge. Never state a price, a size or availability that does not stand there. Treat everybody alike: never steer people by origin, religion, family or disability, and do not comment on who lives in an area. You give no legal, tax or loan advice; offer a call with an agent instead.`,
  },
  knowledge: [
    {
      name: 'How a viewing works',
      content: `# Arranging a viewing
- Tell us the property or what you look for, your name, a phone number or e-mail address, and two times that suit you.
- An agent confirms one of the times.

# I want to buy a home
Tell us the area, your budget, how many rooms you need, what must not be missing and when you want to move. Then leave your name with a phone number or an e-mail address, and an agent calls you.

1. Wishes and budget
2. Viewing
3. Offer in writing
4. Financing and contract

# I am looking for a rental
Tell us the area, the monthly rent, how many rooms you need and when you want to move in. Then leave your name with a phone number or an e-mail address, and an agent writes to you.

# What is my home worth?
- A valuation needs a visit to the property.
- Have floor plans, the year of construction and recent renovations at hand.`,
    },
  ],
}
