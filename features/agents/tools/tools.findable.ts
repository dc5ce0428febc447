import { findables } from '../core/findables.ts'
import { toolsWords } from './tools.words.ts'

/** What can be found of the page 'Tools', with the words of people who do not know ours. */
export const toolsFindables = findables('tools', toolsWords, {
  new: {
    also: 'add a tool, create function, make a tool, new function, add an action, connect an api, add integration, new action, look up orders, book appointments, http request, rest call, custom action, call my server',
    asks: 'let it check an order, connect to our booking system, make it look up stock, talk to my crm, use an api, call another program, it should reserve a table, get live prices from our server, link it to our calendar, create a function, add a webhook, check order status, connect to google calendar, zapier, get data from our shop, make integration, call our server, live stock levels, send data somewhere, webhook, external api, connect crm, reserve, calendar, stock, database, make it do something, send an sms, payment, create a ticket, check availability, google sheets, make a booking, weather, call an endpoint, http, shop system, track a parcel, query our system, automation with make',
  },
  assigned: {
    also: 'assigned, assign a tool, which tools it may call, turn a tool on, turn a tool off, enable function, disable function, allow actions, available functions, list of tools, what it can do',
    asks: 'which actions can it use, turn one of its abilities off, what is it able to do, let it use an action we already have, take an ability away, allow it to book, which tools are on, enable a tool, remove a tool, choose what it can do, switch a function off, tools of this agent, permissions of the bot, which abilities, existing tools, activate a function, deactivate a tool, give it access to a tool, what may it do, share tools',
  },
})
