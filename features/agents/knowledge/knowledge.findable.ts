import { findables } from '../core/findables.ts'
import { knowledgeCards, knowledgeTabs, knowledgeWords } from './knowledge.words.ts'

/** What can be found of the page 'Knowledge', with the words of people who do not know ours. */
export const knowledgeFindables = [
  ...findables('kb', knowledgeTabs, {
    documents: {
      subTab: 'documents',
      also: 'list of documents, my files, files i have uploaded, all files, delete a document, edit a document, tag documents, what it has learned, characters used, room left, storage used',
      asks: 'what have i given it, see everything uploaded, remove an old price list, delete outdated pages, change a text i added, which files are in there, how full is it, uploaded files, list of all documents, delete a file, what have i uploaded, edit a text, how much space is left, remove a page, wrong file uploaded, list of sources, manage files, my pdfs, look at what i uploaded, rename a document, remove information, storage full, limit of characters, see the content',
    },
    try: {
      subTab: 'try',
      also: 'test the knowledge, find the right answer in the files, does it find the answer, test a question, why it does not know, check an answer, where the answer comes from, which passages, retrieval test, debug the knowledge',
      asks: 'does it find the right page, why does it not know that, where did it get this answer, test what it knows, it says it found nothing, which part of my file was used, check what it finds, why did it answer that, which source was used, does it know the answer, try out a question, simulate a question, where does the answer come from, check the sources, why wrong answer, why cant it find it, debug an answer, it should know this, see which document was used',
    },
    settings: {
      subTab: 'settings',
      also: 'knowledge settings, retrieval settings, rag settings, search settings of the knowledge',
      asks: 'how it looks things up, tune how it finds facts, options for the reading material, search settings, advanced knowledge options, retrieval options',
    },
  }),
  ...findables('kb', knowledgeCards, {
    search: {
      subTab: 'settings',
      also: 'search settings, retrieval, how it searches, semantic search, search by meaning',
      asks: 'it finds the wrong pages, how does it look for answers, does it understand meaning or only words, improve what it finds, how documents are searched, search quality, finds nothing, matching, by meaning, keyword or meaning, lookup quality',
    },
    scores: {
      subTab: 'settings',
      also: 'scores, confidence of the suggested questions, which questions are answered, match scores',
      asks: 'does it know the answers to my starter questions, will the clickable questions be answered, how sure is it about the chips, will suggested questions get an answer, scores of the questions, preview which questions fail, will it manage my suggested questions, rating of the suggested questions, probability of answering',
    },
  }),
  ...findables('kb', knowledgeWords, {
    add: {
      subTab: 'documents',
      also: 'upload files, upload a pdf, add document, new document, write a text, questions and answers, add faq, import, train the bot, teach it, feed it information, word file, docx, csv, txt, add content, add information, website page, add a url, web page address, site map, sitemap, crawl a website, scrape a website, import a website, read a website',
      asks: 'upload our menu, read my website, give it a pdf, put in our opening times, teach it about products, load our price list, learn from my homepage, paste some text, add frequently asked questions, it needs more information, feed it our brochures, can it learn from a link, upload documents, add a website, import pages, scan my website, train it, teach new things, add a word file, type in an answer, add text, new information, crawl, learn from our site, import from excel, connect my help center, add a youtube video, google drive, import documents, word, powerpoint, spreadsheet, train on website, sync my site, faq, product catalogue, manuals, give more knowledge, new file, insert text, price list, terms and conditions, url, web pages, blog articles, read this page, drop files, feed data, prices changed, opening hours information, teach, it does not know our menu, why does it not know our products',
    },
    find: {
      subTab: 'documents',
      also: 'filter documents, find a document, filter by tag, filter by status, kind of document, tags of documents, sort documents, refresh rate, how often pages are read, read again, recrawl, unchanged since, failed pages, retry',
      asks: 'look for one of my files, when was my page last read, update it from the website again, it still has the old price from the site, which pages failed, pages that could not be read, re read my site every week, show only the faulty ones, search in my documents, refresh the website content, update pages automatically, outdated page, reload a website, crawl again, how often is my website checked, errors while reading, find a file, keep pages up to date, auto refresh, schedule of updates, page changed, site was updated, new prices on the website are not known, resync, search my files, status of documents, which ones failed, last read, website changed but it still says the old things, it has old information from the site',
    },
    question: {
      subTab: 'try',
      also: 'question to try, ask the knowledge, enter a test question',
      asks: 'type something to see what it finds, ask the material directly, enter what a customer could ask, question for the knowledge, try it here',
    },
    vg_kbTopChunks: {
      subTab: 'settings',
      also: 'number of passages, top k, how many chunks, chunks per answer, how much it reads, context size, results used, number of sources, top chunks',
      asks: 'how many pieces does it look at, it reads too little before answering, more context for each reply, incomplete answers because it reads too few bits, how many sources it takes, how many documents are used for an answer, top results, more sources per answer, answers miss details, reads too much, how much text it looks at, number of results, amount of context, more background per answer, how many paragraphs',
    },
    searchMethod: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'follow up questions, query rewriting, rewrite the question, smart search, simple search, understand context, refers back',
      asks: 'it forgets what i asked before, it does not get short questions like and tomorrow, does it understand the context, second question goes wrong, remembers the previous question, what about that one, does it remember context, understand the previous question, conversation memory, forgets the topic, rewrites the question, remember what we talked about, context, forgetful, reference to earlier question, after the first question it is lost, next question, does not remember',
    },
    searchPrompt: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'instructions for searching, query prompt, rewriting prompt',
      asks: 'tell the lookup about our product names, hints for the lookup, abbreviations it should know when looking, help it find our articles, prompt for searching, product names for the search, synonyms for the search, instructions for retrieval, jargon, brand names, special vocabulary, nicknames of products',
    },
    modelId: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'model that searches, query model, rewriting model, retrieval model',
      asks: 'which ai does the lookup, cheaper ai for looking up, other brain for finding passages, model for searching, ai used for search, cheaper model for the search, search ai, llm for search, which model rewrites the question',
    },
    temprature: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'temperature of the search, randomness of searches',
      asks: 'lookup differs each time, make the lookup steady, creativity of the lookup, randomness of the search, search varies',
    },
    maxTokens: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'search tokens, length of a search, query length',
      asks: 'how long the lookup text may be, cap on the rewritten query, shorter lookup, length of the search query, tokens for the search, limit of search',
    },
    vg_kbDefaultDimension: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'embedding dimension, dimensions, vectors, embedding size, vector size, embeddings',
      asks: 'size of the embeddings, memory used by the index, number of dimensions, smaller embeddings, make the index lighter, memory of vectors, vector dimensions, precision of vectors, embedding length',
    },
    ifKnowsThreshold: {
      subTab: 'settings',
      also: 'confidence, threshold, similarity, says i do not know, i dont know too often, minimum score, certainty, wrong answers, strictness, when it admits it does not know, how sure it must be, cut off score',
      asks: 'it says it does not know too often, it answers although it has no idea, only answer when sure, be stricter with guesses, it should admit it, dont guess, always says sorry i dont know, gives answers that are not in my documents, how certain must it be, says i dont know, does not answer although it is in the documents, confidence level, answers nonsense, too strict, refuses to answer, guesses, admits not knowing, unknown questions, minimum similarity, too careful, often has no answer, cannot answer, not sure, bluffs, strict, relevance limit, answers anything, when it has no clue, honest about not knowing, fallback answer, dont know, uncertain, out of scope questions, irrelevant answers, tolerance',
    },
  }),
]
