import { findables } from '../core/findables.ts'
import { knowledgeCards, knowledgeTabs, knowledgeWords } from './knowledge.words.ts'

/** What can be found of the page 'Knowledge', with the words of people who do not know ours. */
export const knowledgeFindables = [
  ...findables('kb', knowledgeTabs, {
    documents: {
      subTab: 'documents',
      also: 'list of documents, my files, all files, delete a document, edit a document, tag documents, what it has learned, characters used, room left, storage used',
    },
    try: {
      subTab: 'try',
      also: 'test the knowledge, find the right answer in the files, does it find the answer, test a question, why it does not know, check an answer, where the answer comes from, which passages, retrieval test, debug the knowledge',
    },
    settings: {
      subTab: 'settings',
      also: 'knowledge settings, retrieval settings, rag settings, search settings of the knowledge',
    },
  }),
  ...findables('kb', knowledgeCards, {
    search: {
      subTab: 'settings',
      also: 'search settings, retrieval, how it searches, semantic search, search by meaning',
    },
    scores: {
      subTab: 'settings',
      also: 'scores, confidence of the suggested questions, which questions are answered, match scores',
    },
  }),
  ...findables('kb', knowledgeWords, {
    add: {
      subTab: 'documents',
      also: 'upload files, upload a pdf, add document, new document, write a text, questions and answers, add faq, import, train the bot, teach it, feed it information, word file, docx, csv, txt, add content, add information, website page, add a url, web page address, site map, sitemap, crawl a website, scrape a website, import a website, read a website',
    },
    find: {
      subTab: 'documents',
      also: 'filter documents, find a document, filter by tag, filter by status, kind of document, tags of documents, sort documents, refresh rate, how often pages are read, read again, recrawl, unchanged since, failed pages, retry',
    },
    question: { subTab: 'try', also: 'question to try, ask the knowledge, enter a test question' },
    vg_kbTopChunks: {
      subTab: 'settings',
      also: 'number of passages, top k, how many chunks, chunks per answer, how much it reads, context size, results used, number of sources, top chunks',
    },
    searchMethod: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'follow up questions, query rewriting, rewrite the question, smart search, simple search, understand context, refers back',
    },
    searchPrompt: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'instructions for searching, query prompt, rewriting prompt',
    },
    modelId: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'model that searches, query model, rewriting model, retrieval model',
    },
    temprature: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'temperature of the search, randomness of searches',
    },
    maxTokens: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'search tokens, length of a search, query length',
    },
    vg_kbDefaultDimension: {
      subTab: 'settings',
      card: knowledgeCards.search,
      also: 'embedding dimension, dimensions, vectors, embedding size, vector size, embeddings',
    },
    ifKnowsThreshold: {
      subTab: 'settings',
      also: 'confidence, threshold, similarity, says i do not know, i dont know too often, minimum score, certainty, wrong answers, strictness, when it admits it does not know, how sure it must be, cut off score',
    },
  }),
]
