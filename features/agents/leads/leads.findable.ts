import { findables } from '../core/findables.ts'
import { leadsWords } from './leads.words.ts'

/** What can be found of the page 'Leads', with the words of people who do not know ours. */
export const leadsFindables = [
  ...findables('leads', leadsWords, {
    add: {
      also: 'new lead, add a contact, new customer, write down a person, enter a customer by hand, type in a contact, manually',
    },
    find: {
      also: 'find a lead, find a contact, filter leads, leads by stage, who left their email, who left a number',
    },
    more: {
      also: 'import contacts, upload leads, csv import, bring contacts in, export contacts, list of collected email addresses, download email addresses, download leads, csv export, leads to excel, send leads to a crm, pipeline, lead stages, own columns, custom fields of leads, consent text, capture from conversation',
    },
  }),
]
