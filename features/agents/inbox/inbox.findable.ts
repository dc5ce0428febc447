import { findables } from '../core/findables.ts'
import { inboxWords } from './inbox.words.ts'

/** What can be found of the page 'Chats', with the words of people who do not know ours. */
export const inboxFindables = findables('convos', inboxWords, {
  search: {
    also: 'find a conversation, search chats, look for a message, who mentioned something, conversations that mention a word, full text search',
    asks: 'somebody wrote about a refund where is it, find the talk with mr smith, look up what a customer said, who asked about delivery, find a word in old chats, search the chats, find a message, search for a word, where did a customer write about, look for a name in the chats, find what someone said, lookup in transcripts, keyword in conversations, find a client in the chats, all chats about prices',
  },
  view: {
    also: 'unread chats, my chats, unassigned conversations, waiting for a person, snoozed, closed chats, mentions, filter chats, chats by tag, priority',
    asks: 'show only the new ones, chats i have not read, those waiting for me, sort by urgent, filter by tag, which are still open, hide finished ones, talks given to me, filter conversations, open conversations, unassigned, closed conversations, chats waiting for me, only urgent ones, sort the inbox, only open, who is waiting, assigned to me, important chats, bad ratings, archived, sort chats, new messages, hide the closed ones, unanswered chats, inbox filter, marked chats',
  },
  all: {
    also: 'select all chats, bulk actions, choose several chats, mass edit',
    asks: 'tick every chat, do the same with many chats at once, assign several chats together, delete many chats',
  },
  presence: {
    also: 'go online, go offline, set status, availability, available, away, do not disturb, stop being asked by visitors',
    asks: 'i am on lunch break, i am not available now, stop sending me visitors, show that i am here, appear offline, be available for live talk, on holiday, set me to away, online status, i am away, pause live chat, take a break, appear online, am i visible to customers, busy, i have a break, not at my desk, set myself online, stop receiving chats, green dot, my status, absent, not here today, i am away today',
  },
  export: {
    also: 'download chats, export transcripts, conversations as csv, conversations as json, backup of conversations, save chat history',
    asks: 'all chats in a spreadsheet, keep a copy of what was said, send the talks to my accountant, excel of conversations, hand over chat logs, take my chats with me, print old conversations, give me everything people wrote, download transcripts, chat log as a file',
  },
  settings: {
    also: 'canned responses, saved replies, quick replies, macros, chat tags, saved views, close chats automatically, auto close',
    asks: 'ready made replies for my team, standard answers i type often, labels for chats, close old chats by themselves, text blocks for staff, templates for answering, canned answers, tags for chats, auto close conversations, reply templates, inbox settings, shortcuts for answers, snippets, quick texts, text modules, categories for chats, archive chats automatically, signature, saved answers, own views',
  },
})
