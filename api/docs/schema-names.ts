import type * as z from 'zod/mini'
import { adminDashboardSchema } from '#mocks/contracts/agency/admin/admin-dashboard.schema.ts'
import { agencySchema } from '#mocks/contracts/agency/agency.schema.ts'
import { emailRecordSchema } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { agencySecretSchema } from '#mocks/contracts/agency/secret.contract.ts'
import { customTabSchema } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { agentCardSchema, agentSchema, voiceConfigSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { agentTemplateSchema, templateDocumentSchema } from '#mocks/contracts/agents/agent-template.schema.ts'
import { platformConnectionSchema } from '#mocks/contracts/agents/platform-key.contract.ts'
import { agentVersionSchema, versionChecksSchema } from '#mocks/contracts/agents/version.contract.ts'
import { widgetTextSchema } from '#mocks/contracts/agents/widget-texts.ts'
import {
  countedSchema,
  figuresSchema,
  modelUsageSchema,
  stepSchema,
  timesSchema,
  totalsSchema,
  usageSchema,
  usageStepSchema,
  usedSourceSchema,
} from '#mocks/contracts/analytics/figures.schema.ts'
import { homeSchema, latelySchema } from '#mocks/contracts/analytics/home.contract.ts'
import { workspaceLogSchema } from '#mocks/contracts/analytics/log.schema.ts'
import {
  groupedQuestionsSchema,
  questionGroupSchema,
} from '#mocks/contracts/analytics/question-groups.schema.ts'
import { receiptSchema } from '#mocks/contracts/analytics/receipt.schema.ts'
import { attachedFileSchema, attachmentSchema } from '#mocks/contracts/conversations/attachment.schema.ts'
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
import {
  cardSchema,
  draftCardSchema,
  draftPartSchema,
  formSchema,
  partSchema,
} from '#mocks/contracts/conversations/parts.ts'
import { modelRequestSchema } from '#mocks/contracts/conversations/prompt.contract.ts'
import { visitorDataSchema } from '#mocks/contracts/conversations/visitor.contract.ts'
import { diagnosisSchema, faultSchema } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { publicAgentSchema } from '#mocks/contracts/embed/embed.contract.ts'
import { widgetWordsSchema } from '#mocks/contracts/embed/widget-words.schema.ts'
import { uploadedFileSchema } from '#mocks/contracts/files/file.contract.ts'
import { flowChoiceSchema, flowNodeSchema, flowRuleSchema } from '#mocks/contracts/flow/flow.schema.ts'
import { courseChangeSchema } from '#mocks/contracts/inbox/course-change.ts'
import {
  foundConversationSchema,
  inboxCardSchema,
  inboxConversationSchema,
  inboxVisitorSchema,
  noteSchema,
} from '#mocks/contracts/inbox/inbox.schema.ts'
import {
  cannedSchema,
  inboxSettingsSchema,
  macroSchema,
  savedViewSchema,
} from '#mocks/contracts/inbox/settings.schema.ts'
import { waitingChatSchema } from '#mocks/contracts/inbox/waiting.contract.ts'
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
import { modelKeySchema } from '#mocks/contracts/library/model-key.contract.ts'
import { promptCardSchema, promptSchema } from '#mocks/contracts/library/prompt.schema.ts'
import { visitorSessionSchema } from '#mocks/contracts/library/visitor-session.contract.ts'
import {
  liveEventSchema,
  livePersonSchema,
  visitorLiveEventSchema,
} from '#mocks/contracts/live/live-event.schema.ts'
import { brandingChoicesSchema, brandingInfoSchema } from '#mocks/contracts/onboarding/branding.schema.ts'
import { readingProgressSchema } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { languageSchema } from '#mocks/contracts/platform/languages.contract.ts'
import { trialSchema } from '#mocks/contracts/public/trial.contract.ts'
import { shownRunSchema } from '#mocks/contracts/publishing/approval.contract.ts'
import {
  approvalSchema,
  checkAnswerSchema,
  checkCaseSchema,
  checkFailureSchema,
  checkResultSchema,
  checkRunSchema,
} from '#mocks/contracts/publishing/check.schema.ts'
import { visitorRequestSchema } from '#mocks/contracts/requests/request.schema.ts'
import { sessionCardSchema } from '#mocks/contracts/session/account.contract.ts'
import { sessionSchema, workspaceCardSchema } from '#mocks/contracts/session/account.schema.ts'
import { conflictSchema, errorSchema } from '#mocks/contracts/shared/error.ts'
import { currentKeySchema, secretKeySchema } from '#mocks/contracts/shared/secret-key.schema.ts'
import { cssAnswerSchema, cssMessageSchema } from '#mocks/contracts/styling/css.contract.ts'
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
  AdminDashboard: adminDashboardSchema,
  Agency: agencySchema,
  AgencySecret: agencySecretSchema,
  DomainDiagnosis: diagnosisSchema,
  DomainFault: faultSchema,
  EmailRecord: emailRecordSchema,
  CssAnswer: cssAnswerSchema,
  CssMessage: cssMessageSchema,
  CustomTab: customTabSchema,
  Agent: agentSchema,
  AgentBrief: agentBriefSchema,
  AgentCard: agentCardSchema,
  AgentFigures: figuresSchema,
  AgentHome: homeSchema,
  AgentTemplate: agentTemplateSchema,
  AgentUsage: usageSchema,
  AgentVersion: agentVersionSchema,
  Answer: answerSchema,
  Approval: approvalSchema,
  AttachedFile: attachedFileSchema,
  Attachment: attachmentSchema,
  Block: blockSchema,
  BrandingChoices: brandingChoicesSchema,
  BrandingInfo: brandingInfoSchema,
  CallSetup: callSetupSchema,
  CheckAnswer: checkAnswerSchema,
  CheckCase: checkCaseSchema,
  CheckFailure: checkFailureSchema,
  CheckResult: checkResultSchema,
  CheckRun: checkRunSchema,
  Conflict: conflictSchema,
  Conversation: conversationCardSchema,
  Counted: countedSchema,
  Crawler: automationSchema,
  CrawlerRun: automationRunSchema,
  Credential: credentialSchema,
  CurrentKey: currentKeySchema,
  Error: errorSchema,
  Event: workspaceEventSchema,
  EventSettings: eventSettingsSchema,
  ModelKey: modelKeySchema,
  FigureStep: stepSchema,
  FigureTotals: totalsSchema,
  FlowChoice: flowChoiceSchema,
  FlowNode: flowNodeSchema,
  FlowRule: flowRuleSchema,
  FoundPage: foundPageSchema,
  FoundPassage: foundPassageSchema,
  Function: functionSchema,
  FunctionCard: functionCardSchema,
  FunctionHeader: headerSchema,
  FunctionParameter: parameterSchema,
  GroupedQuestions: groupedQuestionsSchema,
  CannedResponse: cannedSchema,
  CourseChange: courseChangeSchema,
  FoundConversation: foundConversationSchema,
  InboxCard: inboxCardSchema,
  InboxConversation: inboxConversationSchema,
  InboxSettings: inboxSettingsSchema,
  InboxVisitor: inboxVisitorSchema,
  Macro: macroSchema,
  Note: noteSchema,
  SavedView: savedViewSchema,
  Inline: inlineSchema,
  Invitation: invitationSchema,
  KnowledgeCard: knowledgeCardSchema,
  KnowledgeDiscovery: discoverySchema,
  KnowledgeDocument: knowledgeDocumentSchema,
  KnowledgePair: pairSchema,
  KnowledgePassage: passageSchema,
  LatelyFigures: latelySchema,
  Language: languageSchema,
  Limits: limitsSchema,
  LiveEvent: liveEventSchema,
  LivePerson: livePersonSchema,
  Member: memberSchema,
  MemberAnswer: memberAnswerSchema,
  MemberMessage: memberMessageSchema,
  Message: messageSchema,
  Part: partSchema,
  Form: formSchema,
  Card: cardSchema,
  DraftPart: draftPartSchema,
  DraftCard: draftCardSchema,
  ModelRequest: modelRequestSchema,
  ModelTrouble: modelTroubleSchema,
  ModelUsage: modelUsageSchema,
  PlatformConnection: platformConnectionSchema,
  Prompt: promptSchema,
  PromptCard: promptCardSchema,
  PublicAgent: publicAgentSchema,
  QuestionGroup: questionGroupSchema,
  ReadingProgress: readingProgressSchema,
  Receipt: receiptSchema,
  SavedTheme: savedThemeSchema,
  SecretKey: secretKeySchema,
  Session: sessionSchema,
  ShownRun: shownRunSchema,
  SignedInBrowser: sessionCardSchema,
  Source: sourceSchema,
  StyleWish: styleWishSchema,
  TemplateDocument: templateDocumentSchema,
  Times: timesSchema,
  ToolCall: toolCallSchema,
  Trial: trialSchema,
  UploadedFile: uploadedFileSchema,
  UsageStep: usageStepSchema,
  UsedSource: usedSourceSchema,
  VisitorLiveEvent: visitorLiveEventSchema,
  VersionChecks: versionChecksSchema,
  VisitorRequest: visitorRequestSchema,
  Lead: leadSchema,
  LeadCard: leadCardSchema,
  LeadSettings: leadSettingsSchema,
  VisitorData: visitorDataSchema,
  VisitorSession: visitorSessionSchema,
  VoiceConfig: voiceConfigSchema,
  VoicePartAtWork: atWorkSchema,
  VoiceSetup: voiceSetupSchema,
  VoiceSpeech: speechSchema,
  VoiceTranscription: transcriptionSchema,
  WaitingChat: waitingChatSchema,
  WidgetText: widgetTextSchema,
  WidgetWords: widgetWordsSchema,
  Workspace: workspaceSchema,
  WorkspaceCard: workspaceCardSchema,
  WorkspaceInternal: workspaceInternalSchema,
  WorkspaceLog: workspaceLogSchema,
}
