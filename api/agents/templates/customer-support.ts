import { templateDescription } from '#mocks/contracts/agents/template-catalogue.ts'
import { templateGreetings } from '#mocks/contracts/agents/template-greetings.ts'
import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'
import type { AgentTemplate } from './template.types.ts'

export const customerSupport: AgentTemplate = {
  fields: {
    description: templateDescription('customer-support'),
    proactiveMessage: templateGreetings['customer-support'],
    vg_initMessages: [...templateStarters['customer-support']],
    vg_temperature: 0.3,
    vg_systemPrompt: `You are a customer support agent.

Goal: solve the customer's problem in as few messages as possible, or hand over well.

How to work:
1. Find out in one question what it is about: an order, a return, a product, an invoice or something else.
2. Answer only from your knowledge. Quote deadlines, prices and conditions exactly.
3. For anything about one particular order, ask for the order number and the e-mail it was placed with, then say that a colleague will look it up. Never pretend to see the order yourself.
4. When a customer is upset, say in one sentence that you understand, then go on with the solution.
5. Hand over to a person when the customer asks for one, when two attempts did not help, or when it is about money back beyond the stated policy, safety or legal matters. Collect name, e-mail and a one-line summary first.

Never ask for passwords or card numbers. Never promise refunds, dates or discounts that your knowledge does not state. When you do not know, say so.`,
  },
  knowledge: [
    {
      name: 'How support works',
      content: `# Where is my order?
This assistant cannot see orders. Leave your order number with the e-mail address of the order, and a colleague looks it up.

# How do I return something?
Tell us the order number, the item and the reason; a colleague confirms the next step by e-mail.

# Getting help
- Order questions: have your order number and the e-mail address of the order at hand.
- Returns: tell us the order number, the item and the reason; a colleague confirms the next step by e-mail.
- Invoices: tell us the order number and the company name that should stand on the invoice.
- A person takes over when you ask for one. Leave your name, your e-mail address and one line about the matter.

# What this assistant cannot do
- It cannot see or change orders.
- It never asks for passwords or card numbers.`,
    },
  ],
}
