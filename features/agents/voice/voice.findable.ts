import { findables } from '../core/findables.ts'
import { voiceCards, voiceTabs, voiceWords } from './voice.words.ts'

const { library, speaking, listening, calls } = voiceCards

/** What can be found of the page 'Voice', with the words of people who do not know ours. */
export const voiceFindables = [
  ...findables('voice', voiceTabs, {
    voiceLibrary: {
      subTab: 'voiceLibrary',
      also: 'voices, choose a voice, accents, list of voices',
      asks: 'hear what they sound like, pick who speaks, all the speakers, browse accents, find a nice sounding one, all voices, which voices exist, choose from voices, catalogue of speakers, find another voice',
    },
    speechGen: {
      subTab: 'speechGen',
      also: 'text to speech, tts, speech synthesis, speaking',
      asks: 'how text becomes sound, what reads the answers aloud, the part that talks, reading out loud, spoken output, it reads out loud, settings for speaking, how it reads answers, reads aloud, voice output, speech engine, turn text into voice',
    },
    transcriber: {
      subTab: 'transcriber',
      also: 'speech to text, stt, speech recognition, transcription, dictation, listening',
      asks: 'turns talking into text, it does not understand what callers say, it hears wrong words, understands spoken words badly, speech becomes text, writes down what is spoken, recognise speech, understanding of the caller, voice recognition is bad, voice input, captions of the call, hearing',
    },
    phoneNumbers: {
      subTab: 'phoneNumbers',
      also: 'telephone number, twilio, dial, buy a number, phone line',
      asks: 'which number do people dial, get a telephone line, rent a number, our hotline, connect my landline, see all our lines, phone number, number customers can call, add a phone line, twilio number, connect phone, which number, sip trunk, local number, call centre number',
    },
    testCall: {
      subTab: 'testCall',
      also: 'try voice, call the agent, talk to it, voice demo, try a call',
      asks: 'speak with it myself, hear it before customers do, try talking to it, ring it from my computer, how does it sound in a real talk, try the voice, make a trial call, call it myself, test by phone, demo call, phone simulation, try calling, trial of the phone bot',
    },
    advanced: {
      subTab: 'advanced',
      also: 'more voice options, expert voice settings',
      asks: 'extra sound options, less common things for calls, everything else about calling, further voice options, advanced call settings',
    },
  }),
  ...findables('voice', voiceCards, {
    library: {
      subTab: 'voiceLibrary',
      also: 'listen to voices, voice samples, preview a voice',
      asks: 'play a sample, listen before choosing, compare speakers, which speakers are there, sample of a voice, preview a speaker',
    },
    speaking: {
      subTab: 'speechGen',
      also: 'how the agent sounds, spoken answers',
      asks: 'which company makes the sound, its tone when talking, the way it talks, setup of the talking part, robot sounds unnatural, how it talks, settings of its speech, speaks strangely',
    },
    listening: {
      subTab: 'transcriber',
      also: 'understanding callers, what callers say',
      asks: 'it mishears people, how well it understands callers, setup of the hearing part, what hears the caller, it gets names wrong on calls, how it hears, understands me badly, does not hear me',
    },
    numbers: {
      subTab: 'phoneNumbers',
      also: 'numbers of the workspace, phone line of the agent',
      asks: 'list of our lines, which lines do we own, number for this bot, the digits people dial, numbers we have, telephone numbers in the workspace',
    },
    call: {
      subTab: 'testCall',
      also: 'microphone test, speak with the agent, start a call, micro, mic',
      asks: 'talk to it with my mic, have a spoken conversation now, speak to it here, try it by talking, start talking to my bot, start a test call, use my microphone, speak into the browser, try out speaking',
    },
    calls: {
      subTab: 'advanced',
      also: 'web calls, call settings',
      asks: 'about ringing from the website, how phoning through the site works, group of options for calling, call options, calls through the website',
    },
  }),
  ...findables('voice', voiceWords, {
    sounds: {
      subTab: 'voiceLibrary',
      card: library,
      also: 'gender, filter voices, feminine, masculine, sort voices by gender',
      asks: 'show only men or women, i want a lady, only male speakers, filter by gender, deep or high sound, show female voices only, show male voices only, list women, list men, show feminine ones',
    },
    speechProvider: {
      subTab: 'speechGen',
      card: speaking,
      also: 'deepgram, openai, aura, elevenlabs, tts provider, who speaks',
      asks: 'switch from elevenlabs, which firm produces the speech, other company for talking, use openai for speaking, service that makes the sound, who provides the voice, speech service, change tts company, voice engine, azure, google voice, which vendor speaks, provider of speech',
    },
    voiceId: {
      subTab: 'speechGen',
      card: speaking,
      also: 'voice speed, speaking speed, asteria, woman, man, sound like a woman, change the voice, speaker, narrator, which voice',
      asks: 'it should sound like a woman, i dont like how it sounds, make it a man, friendlier sounding, other speaker, sounds like a robot, softer sounding, younger sounding, different voice, female voice for my agent, i want a male voice, female voice, male speaker, deeper voice, it sounds robotic, british accent, warmer voice, woman or man, accent of the voice, unpleasant voice, voice of the bot, choose how it sounds, nicer voice, american voice, old man, young woman, calm voice',
    },
    transcriberProvider: {
      subTab: 'transcriber',
      card: listening,
      also: 'whisper, deepgram transcription, stt provider, who listens',
      asks: 'which firm does the listening, other service to understand callers, use whisper to hear, company that turns speech into text, speech recognition service, deepgram or openai, who transcribes, stt company, vendor for recognition, provider for listening',
    },
    modelId: {
      subTab: 'transcriber',
      card: listening,
      also: 'nova, nova-2, transcription model, recognition model',
      asks: 'version of the listening engine, better recognition of words, pick nova, more accurate hearing, which deepgram model, transcription engine version',
    },
    language: {
      subTab: 'transcriber',
      card: listening,
      also: 'voice language, spoken language, language of the call, callers speak german, accent callers have',
      asks: 'callers talk german to it, people phone in spanish, it expects english when people talk, understand french on the phone, which tongue do they speak on calls, language on the phone, customers call in turkish, caller speaks another language, recognise german speech, it does not understand spanish callers, language spoken by callers, dialect, multilingual calls, speech in italian',
    },
    utteranceThreshold: {
      subTab: 'transcriber',
      card: listening,
      also: 'utterance threshold, pause, silence, interrupts too early, interrupts people before they finish talking, cuts me off, endpointing, waits too long, how long it waits',
      asks: 'it interrupts me, talks before i am finished, let people finish their sentence, it cuts people off, waits too long after i stop speaking, how much silence before it speaks, too impatient on calls, break between sentences, it does not let me finish, interrupts callers, speaks too early, pauses while talking, waiting time after i stop talking, answers too late on the phone, cuts off the caller, end of sentence detection, let me think, reacts too quickly when i talk, slow talkers, patience, stutter, silence detection, gap before it answers, it talks over people, answers before i am done',
    },
    enableWebCalling: {
      subTab: 'advanced',
      card: calls,
      also: 'web calling, call button, phone button on the website, voice widget, let visitors call, talk from the website, talk instead of typing, speak instead of typing, microphone on the website',
      asks: 'let people ring from the site, show a telephone icon, talk rather than type, visitors should be able to speak, speak through the browser, no phone symbol please, hide the call symbol, give them a call option, call from the website, voice button in the chat, phone icon in the chat, let visitors talk by voice, turn on calls, voice calls in the browser, disable calling, visitors can speak to it, phone call over internet, speak instead of write, call us button, let people talk to the bot, hands free, remove the phone icon, voice chat on the site, microphone button, talk live with voice',
    },
    promptOnWeb: {
      subTab: 'advanced',
      card: calls,
      also: 'consent, ask permission, voice prompt, microphone permission, agree before calling, privacy of calls',
      asks: 'ask people if they agree to be recorded, tell them why we need the mic, permission before listening, is the mic used without asking, consent to speak, warn callers first, consent before the microphone, ask for agreement before calls, microphone notice, inform callers about recording, gdpr for calls, recording notice, is it legal to use the microphone, privacy before calls, accept before calling, do people agree',
    },
    backgroundNoise: {
      subTab: 'advanced',
      card: calls,
      also: 'ambience, ambient sound, office sound, restaurant sound, noise in the background, atmosphere',
      asks: 'make it sound like an office, it is too quiet on the line, fake cafe sounds, murmur behind the talk, sounds like a call centre, dead silence on the phone, sound in the background, office noise, make calls sound natural, ambient noise, static noise on the line, turn off the murmur, coffee shop, artificial sound, keyboard sounds, hum, make it less sterile, hear people in the back',
    },
  }),
]
