import type { tabTable } from '#mocks/contracts/agents/tab-rules.ts'
import type { About } from '../core/findable.types.ts'

/** Words for the sections themselves, whichever are built. */
export const sectionWords: Record<keyof typeof tabTable, Pick<About, 'also' | 'asks'>> = {
  home: {
    also: 'start, dashboard',
    asks: 'go back to the beginning, take me to the first page, where do i start, main page, what needs doing today, the page i see after opening, overview of everything, what happened while i was away, start again',
  },
  overview: {
    also: 'appearance, look, chat window, design, website chat, chat box, overview, customise, customize',
    asks: 'how does my chat look on the site, change how the box looks, make it look nicer, the little window visitors see, put the chat on my website, the page with the looks, restyle the chat window, preview of my chat, the widget on our website, how visitors see it, appearance of the popup, adjust the layout for visitors, give the window our style',
  },
  voice: {
    also: 'phone, speech, calls, speaking, sound, microphone, telephone',
    asks: 'can it talk out loud, i want it to speak, can people ring it, make it answer the telephone, audio instead of text, talking assistant, spoken conversations, answer incoming calls, make my assistant speak, hotline with a bot, phone assistant, callbot, make it audible, say answers loud, accessibility by sound',
  },
  nodes: {
    also: 'what the agent is told, what to say, prompts, rules, ai, artificial intelligence',
    asks: 'what does the robot know it should do, tell it how to behave, it says the wrong things how do i correct it, where do i write what it should say, the brain of the bot, change its behaviour, rewrite what it is told, its personality and model, teach it manners, how should it respond, its job, rules and brain, bad answers, improve the answers, quality of the replies',
  },
  prompt: {
    also: 'flow, workflow, nodes, drawing, diagram, steps, builder, flowchart, conversation flow',
    asks: 'draw the conversation, decide what comes after what, lead people step by step, boxes and arrows, script the talk, build the dialogue, if someone says this then do that, guided path for visitors, menu with choices, decision paths, automate the conversation, dialog builder, order of the questions, qualify visitors with questions, make a quiz',
  },
  kb: {
    also: 'knowledge base, documents, files, training, train, sources, upload, pdf, website content, faq, teach, learn, data, urls, crawl',
    asks: 'it does not know about my products, give it my information, where does it get its facts, what did it learn, feed it, put our price list in, the material it answers from, it gives outdated information, it does not know our opening times, add information about my company, what does it base its answers on, wrong facts in the answers, it gives wrong prices, it is not up to date, answers are outdated, facts and files, refresh what it knows, does not find information, train the bot on our data',
  },
  convos: {
    also: 'conversations, messages, history, inbox, transcripts, chat log, logs, what people wrote, read the chats, what visitors said',
    asks: 'what are people asking, read what customers wrote, see past talks, old messages, who talked to it today, look at yesterdays chats, where do i read the conversations, where can i see the chats, reply to a customer, monitor conversations, read the messages people sent, what did people ask yesterday, supervise what it says, take part in a talk, see questions from customers, mailbox, check what it answered to a customer, complaints of customers, proof of what was said',
  },
  analytics: {
    also: 'statistics, numbers, reports, charts, insights, performance, metrics, figures, kpis, how many people used it, how many visitors, usage this week',
    asks: 'is anybody using it, how busy was it this week, how many people talked to it, does it do a good job, is it worth it, traffic, how is it doing, how many chats did we have, success of the bot, visitor numbers, see trends, how popular is it, busiest hours, share of questions answered, return on investment, monthly report, how happy are the visitors, unanswered questions, success rate, graphs, dashboard of usage, most asked topics, most frequent questions, what questions get asked',
  },
  metrics: {
    also: 'tokens, latency, errors, speed, usage, credits used, model costs, response times, kpis, measurements',
    asks: 'how fast is it technically, how many failed requests, what did the ai model burn, is it slow lately, how much did it consume, technical measurements over time, how long do answers take on average, failing calls, tokens spent, technical health, performance of the model, why did it get slow, failure rate, consumption, usage of credits, performance graphs, response time chart',
  },
  leads: {
    also: 'contacts, customers, emails, prospects, people, collected details',
    asks: 'who left their phone number, people who want to be contacted, potential buyers, the addresses it gathered, new clients from the chat, list of interested people, contacts from the chat, who gave their email, sales opportunities, people to call back, our crm list, client list, address book, who is interested, people who signed up, customers captured, potential customers, follow up with people',
  },
  channels: {
    also: 'whatsapp, telegram, instagram, messenger, facebook, discord, sms, phone, deploy',
    asks: 'use it on whatsapp, put it on facebook, connect instagram, answer text messages, other places than the website, messenger and telegram, connect our social media',
  },
  tools: {
    also: 'functions, actions, api calls, integrations, webhooks, external data, do things, plugins, requests to servers',
    asks: 'let it do things in other systems, make it book something, can it check stock, look something up in our database, connect it with our software, can it place orders, connect to external systems, actions it can take, perform tasks for customers, trigger something elsewhere, do something for the visitor, automation, access our systems, make bookings, send data to other programs',
  },
  settings: {
    also: 'options, preferences, configuration, setup, advanced, config',
    asks: 'where do i set things up, everything else i can change, general stuff, where are the switches, tweak it, change the configuration, general preferences, options of the bot, admin, more, control panel',
  },
  billing: {
    also: 'plan, payment, invoice, credits, subscription, price, cost',
    asks: 'what do i pay, my bill, change my card, how much is left, upgrade, cancel my subscription, invoices, payment method, switch plan',
  },
}
