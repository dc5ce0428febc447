import type * as z from 'zod/mini'
import { agentCardSchema, agentSchema, voiceConfigSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { agentTemplateSchema, templateDocumentSchema } from '#mocks/contracts/agents/agent-template.schema.ts'
import { platformConnectionSchema } from '#mocks/contracts/agents/platform-key.contract.ts'
import { agentVersionSchema } from '#mocks/contracts/agents/version.contract.ts'
import { blockSchema, inlineSchema } from '#mocks/contracts/conversations/blocks.ts'
import {
  answerSchema,
  conversationCardSchema,
  memberAnswerSchema,
  memberMessageSchema,
  messageSchema,
  modelTroubleSchema,
  sourceSchema,
  toolCallSchema,
} from '#mocks/contracts/conversations/message.schema.ts'
import { modelRequestSchema } from '#mocks/contracts/conversations/prompt.contract.ts'
import { visitorDataSchema } from '#mocks/contracts/conversations/visitor.contract.ts'
import { publicAgentSchema } from '#mocks/contracts/embed/embed.contract.ts'
import { widgetWordsSchema } from '#mocks/contracts/embed/widget-words.schema.ts'
import { uploadedFileSchema } from '#mocks/contracts/files/file.contract.ts'
import { flowChoiceSchema, flowNodeSchema, flowRuleSchema } from '#mocks/contracts/flow/flow.schema.ts'
import { discoverySchema, foundPageSchema } from '#mocks/contracts/knowledge/discovery.schema.ts'
import {
  knowledgeCardSchema,
  knowledgeDocumentSchema,
  pairSchema,
} from '#mocks/contracts/knowledge/document.schema.ts'
import { passageSchema } from '#mocks/contracts/knowledge/passage.contract.ts'
import { foundPassageSchema } from '#mocks/contracts/knowledge/question.contract.ts'
import { leadCardSchema, leadSchema, leadSettingsSchema } from '#mocks/contracts/leads/lead.schema.ts'
import { agentBriefSchema } from '#mocks/contracts/library/agent-brief.schema.ts'
import { automationRunSchema, automationSchema } from '#mocks/contracts/library/automation.schema.ts'
import { credentialSchema } from '#mocks/contracts/library/credential.schema.ts'
import { eventSettingsSchema, workspaceEventSchema } from '#mocks/contracts/library/event.schema.ts'
import {
  functionCardSchema,
  functionSchema,
  headerSchema,
  parameterSchema,
} from '#mocks/contracts/library/function.schema.ts'
import { promptCardSchema, promptSchema } from '#mocks/contracts/library/prompt.schema.ts'
import { visitorSessionSchema } from '#mocks/contracts/library/visitor-session.contract.ts'
import { brandingChoicesSchema, brandingInfoSchema } from '#mocks/contracts/onboarding/branding.schema.ts'
import { readingProgressSchema } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { languageSchema } from '#mocks/contracts/platform/languages.contract.ts'
import { trialSchema } from '#mocks/contracts/public/trial.contract.ts'
import { visitorRequestSchema } from '#mocks/contracts/requests/request.schema.ts'
import { sessionCardSchema } from '#mocks/contracts/session/account.contract.ts'
import { sessionSchema, workspaceCardSchema } from '#mocks/contracts/session/account.schema.ts'
import { conflictSchema, errorSchema } from '#mocks/contracts/shared/error.ts'
import { currentKeySchema, secretKeySchema } from '#mocks/contracts/shared/secret-key.schema.ts'
import { savedThemeSchema } from '#mocks/contracts/styling/saved-theme.schema.ts'
import { styleWishSchema } from '#mocks/contracts/styling/style-wish.ts'
import { callSetupSchema } from '#mocks/contracts/voice/call-setup.schema.ts'
import {
  atWorkSchema,
  speechSchema,
  transcriptionSchema,
  voiceSetupSchema,
} from '#mocks/contracts/voice/voice.contract.ts'
import { invitationSchema } from '#mocks/contracts/workspaces/invitation.contract.ts'
import { memberSchema } from '#mocks/contracts/workspaces/member.contract.ts'
import {
  limitsSchema,
  workspaceInternalSchema,
  workspaceSchema,
} from '#mocks/contracts/workspaces/workspace.contract.ts'

/** What the published description calls the documents of the wire: each stands there once, and code made from it is named so. */
export const schemaNames: Readonly<Record<string, z.ZodMiniType>> = {
  Agent: agentSchema,
  AgentBrief: agentBriefSchema,
  AgentCard: agentCardSchema,
  AgentTemplate: agentTemplateSchema,
  AgentVersion: agentVersionSchema,
  Answer: answerSchema,
  Block: blockSchema,
  BrandingChoices: brandingChoicesSchema,
  BrandingInfo: brandingInfoSchema,
  Conflict: conflictSchema,
  Conversation: conversationCardSchema,
  Crawler: automationSchema,
  CrawlerRun: automationRunSchema,
  Credential: credentialSchema,
  CurrentKey: currentKeySchema,
  Error: errorSchema,
  Event: workspaceEventSchema,
  EventSettings: eventSettingsSchema,
  FlowChoice: flowChoiceSchema,
  FlowNode: flowNodeSchema,
  FlowRule: flowRuleSchema,
  Function: functionSchema,
  FunctionCard: functionCardSchema,
  FunctionHeader: headerSchema,
  FunctionParameter: parameterSchema,
  Inline: inlineSchema,
  Invitation: invitationSchema,
  KnowledgeCard: knowledgeCardSchema,
  KnowledgeDocument: knowledgeDocumentSchema,
  KnowledgeDiscovery: discoverySchema,
  FoundPage: foundPageSchema,
  KnowledgePair: pairSchema,
  KnowledgePassage: passageSchema,
  FoundPassage: foundPassageSchema,
  Language: languageSchema,
  Limits: limitsSchema,
  Member: memberSchema,
  MemberAnswer: memberAnswerSchema,
  MemberMessage: memberMessageSchema,
  Message: messageSchema,
  ModelRequest: modelRequestSchema,
  ModelTrouble: modelTroubleSchema,
  PlatformConnection: platformConnectionSchema,
  Prompt: promptSchema,
  PromptCard: promptCardSchema,
  PublicAgent: publicAgentSchema,
  ReadingProgress: readingProgressSchema,
  SavedTheme: savedThemeSchema,
  SecretKey: secretKeySchema,
  Session: sessionSchema,
  SignedInBrowser: sessionCardSchema,
  Source: sourceSchema,
  StyleWish: styleWishSchema,
  TemplateDocument: templateDocumentSchema,
  ToolCall: toolCallSchema,
  Trial: trialSchema,
  UploadedFile: uploadedFileSchema,
  VisitorRequest: visitorRequestSchema,
  Lead: leadSchema,
  LeadCard: leadCardSchema,
  LeadSettings: leadSettingsSchema,
  VisitorData: visitorDataSchema,
  VisitorSession: visitorSessionSchema,
  CallSetup: callSetupSchema,
  VoiceConfig: voiceConfigSchema,
  VoicePartAtWork: atWorkSchema,
  VoiceSetup: voiceSetupSchema,
  VoiceSpeech: speechSchema,
  VoiceTranscription: transcriptionSchema,
  WidgetWords: widgetWordsSchema,
  Workspace: workspaceSchema,
  WorkspaceCard: workspaceCardSchema,
  WorkspaceInternal: workspaceInternalSchema,
}
