import { getAgent, listAgents, saveAgent } from './agent.contract.ts'
import { createAgentKey, getAgentKey, removeAgentKey } from './agent-key.contract.ts'
import { duplicateAgent, removeAgent } from './agent-life.contract.ts'
import { saveAgentBackup } from './backup.contract.ts'
import { getPlatformKey, removePlatformKey, savePlatformKey } from './platform-key.contract.ts'
import { convertTemplate } from './template.contract.ts'
import { checkAgentTemplate, exportAgentToJson, importAgentTemplate } from './template-file.contract.ts'
import { getVersion, listVersions, publishAgent, restoreVersion } from './version.contract.ts'

/** Agents, their versions and what they know. */
export const agentsContracts = [
  listAgents,
  getAgent,
  saveAgent,
  duplicateAgent,
  removeAgent,
  convertTemplate,
  getAgentKey,
  createAgentKey,
  removeAgentKey,
  getPlatformKey,
  savePlatformKey,
  removePlatformKey,
  publishAgent,
  listVersions,
  getVersion,
  restoreVersion,
  saveAgentBackup,
  checkAgentTemplate,
  exportAgentToJson,
  importAgentTemplate,
] as const
