import {
  createKnowledgeDiscovery,
  getKnowledgeDiscovery,
  removeKnowledgeDiscovery,
} from './discovery.contract.ts'
import {
  getKnowledge,
  getKnowledgeUsage,
  listKnowledge,
  removeKnowledge,
  saveKnowledge,
} from './document.contract.ts'
import { createKnowledgeFile, createKnowledgeReading } from './file.contract.ts'
import { createKnowledgePages, createKnowledgeReadings, saveKnowledgeRefreshRate } from './page.contract.ts'
import { listPassages } from './passage.contract.ts'
import { checkKnowledgePair, checkKnowledgeQuestion, listKnowledgeScores } from './question.contract.ts'
import { removeKnowledgeSelection, saveKnowledgeSelection } from './selection.contract.ts'

/** What agents know. */
export const knowledgeContracts = [
  listKnowledge,
  getKnowledge,
  saveKnowledge,
  removeKnowledge,
  getKnowledgeUsage,
  removeKnowledgeSelection,
  saveKnowledgeSelection,
  listPassages,
  createKnowledgeFile,
  createKnowledgeReading,
  createKnowledgePages,
  createKnowledgeReadings,
  saveKnowledgeRefreshRate,
  createKnowledgeDiscovery,
  getKnowledgeDiscovery,
  removeKnowledgeDiscovery,
  checkKnowledgeQuestion,
  checkKnowledgePair,
  listKnowledgeScores,
] as const
