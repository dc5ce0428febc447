import { findables } from '../core/findables.ts'
import { leadsWords } from './leads.words.ts'

/** What can be found of the page 'Leads', with the words of people who do not know ours. */
export const leadsFindables = [
  ...findables('leads', leadsWords, {
    add: {
      also: 'new lead, add a contact, new customer, write down a person, enter a customer by hand, type in a contact, manually',
      asks: 'enter somebody by hand, i met a customer at a fair, put a person on the list, type in a new contact myself, note down a caller, create a lead by hand, new contact, enter a customer, add someone manually, manual entry, type a person in, record a customer, insert a lead, someone called us',
    },
    find: {
      also: 'find a lead, find a contact, filter leads, leads by stage, who left their email, who left a number',
      asks: 'where is the contact of anna, search by phone number, only those not called yet, look up a prospect, show hot ones, search contacts, find someone by name, search for an email address, lead status, look up a person, search email, find by company, filter by stage, sort contacts, duplicates',
    },
    more: {
      also: 'import contacts, upload leads, csv import, bring contacts in, export contacts, list of collected email addresses, download email addresses, download leads, csv export, leads to excel, send leads to a crm, pipeline, lead stages, own columns, custom fields of leads, consent text, capture from conversation',
      asks: 'get the addresses into excel, download my contacts, load my old customer list, send them to hubspot, extra columns for people, stages of a sale, export to a spreadsheet, newsletter list, export leads, download contacts as csv, excel export, hubspot, custom fields, sync with my crm, send to mailchimp, spreadsheet of emails, what counts as a lead, backup of contacts, export emails, import a list, excel, csv, download all, salesforce, pipedrive, phases of sales, status list, extra columns, data of the leads as a file, merge lists',
    },
  }),
]
