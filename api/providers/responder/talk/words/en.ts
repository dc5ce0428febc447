import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import type { TalkWords } from '../talk-words.types.ts'

/** English. */
export const en: TalkWords = {
  hears: {
    greeting: `hi | hello | hey | hiya | howdy | yo | greetings | good morning | good afternoon | good evening | good day | morning | evening | afternoon | how are you | how are you doing | how is it going | hows it going | how s it going | how do you do | what s up | whats up | sup | nice to meet you`,
    thanks: `thank* | thx | ty | tnx | cheers | much appreciated | appreciate* | great | perfect | awesome | excellent | wonderful | brilliant | cool | super | that helps | that helped | helpful | very useful | good job | well done | exactly what i needed | what i needed | what i was looking for | lovely`,
    goodbye: `bye | bye bye | goodbye | good bye | good night | cya | see you | see ya | farewell | take care | have a nice | have a good | have a great | talk to you later | talk later | so long | catch you later`,
    yes: `yes | yeah | yep | yup | ok | okay | okey | k | sure | alright | all right | of course | certainly | sounds good | got it | i see | understood | fine | correct | right | that s right | please do | go ahead | absolutely | good`,
    no: `no | nope | nah | not really | no more | nothing else | nothing more | that s all | thats all | that is all | that will be all | i m fine | im fine | i m good | never mind | nevermind | not now | not today`,
    human: `are you a real | are you real | are you human | are you a human | are you a person | are you a bot | are you a robot | are you a machine | are you a computer | are you an ai | are you ai | are you chatgpt | are you automated | is this a bot | is this a robot | is this automated | is this an ai | is this a real | am i talking to a | am i chatting with a | am i speaking to a | am i speaking with a | am i talking with a | talking to a bot | talking to a robot | real person | real human | are you alive`,
    identity: `who are you | what are you | what is your name | what s your name | whats your name | your name | what can you do | what do you do | what do you know | what do you know about | what do you offer | what can i ask | what can i ask you | how can you help | how can you help me | can you help me | can you help | help | help me | i need help | tell me about yourself | what is this | what are you for | introduce yourself`,
    complaint: `useless | not helpful | unhelpful | you are not helping | not helping | doesn t help | does not help | did not help | didn t help | that s wrong | thats wrong | that is wrong | wrong answer | stupid | dumb | idiot | terrible | awful | horrible | rubbish | nonsense | frustrat* | annoying | you don t understand | you do not understand | not what i asked | not what i meant | didn t answer | bad answer | bad bot | this sucks | you suck | waste of time | disappointed | ridiculous`,
    person: `talk to a person | speak to a person | speak with a person | talk with a person | talk to someone | speak to someone | speak with someone | talk with someone | talk to somebody | speak to somebody | talk to a human | speak to a human | speak with a human | talk to an agent | speak to an agent | human agent | live agent | live chat | real agent | talk to a real | speak to a real | speak with a real | talk to customer service | speak to customer service | talk to support | speak to support | talk to your team | someone from your team | somebody from your team | a person please | person please | human please | a human please | agent please | operator please | representative | talk to the manager | speak to the manager | speak to a manager | talk to a manager | connect me | call me back | call me | contact me | get back to me | reach out to me | a callback | call back please | want a person | need a person | want a human | need a human | talk to staff | speak to staff | an employee please | talk to an employee | speak to an employee | speak to an advisor | talk to an advisor`,
  },
  appointment: {
    book: `i want to book | i want an appointment | i want to make | i would like to book | i d like to book | i would like an appointment | i d like an appointment | i d like to make an appointment | i would like to make an appointment | i need an appointment | i need to book | book an appointment | make an appointment | schedule an appointment | please book me`,
    move: `move my appointment | change my appointment | reschedule | postpone my appointment | shift my appointment | move my booking`,
    cancel: `i have to cancel | i need to cancel | i want to cancel my appointment | i must cancel | cancel my appointment | cancel my booking | i d like to cancel my appointment`,
  },
  filler: `a all again and are be been day days dear do everyone everybody for friend from folks good great guys have help i i'm is it just kind later lot lots lovely m mate me more much my nice now of oh one please problem quick quickly really rest s sir madam so soon team that the there then thing this to today tomorrow too very was we week weekend well were will with worries you your yourself night everything info information answer doing bit ah um wow haha lol hm tonight u stuff`,
  asks: `what when where who whom whose which why how can could do does did is are will would should may have has but price cost about tell show need want`,
  tells: `that this it you your very really so much for helped helps helpful useful was were me my i needed saved exactly just`,
  nameIs: `my name is | i am | i m | this is | name`,
  says: {
    greeting: 'Hello! This is {name}, an automated assistant. How can I help you?',
    greetingPlain: 'Hello! This is an automated assistant. How can I help you?',
    thanks: 'You’re welcome! Is there anything else you would like to know?',
    goodbye: 'Goodbye, and all the best!',
    yes: 'All right. What would you like to know?',
    no: 'All right. If anything comes up, just ask.',
    human:
      'No, I am an automated assistant. If you would rather have a person, write “a person, please” and I will pass it on.',
    identity:
      'This is {name}, an automated assistant. I answer questions from what the team has given me to read. What would you like to know?',
    identityPlain:
      'This is an automated assistant. I answer questions from what the team has given me to read. What would you like to know?',
    complaint:
      'I am sorry that I could not help. Please try it in other words, or write “a person, please” and I will pass it on.',
    perhaps: 'I am not sure this is what you mean. The closest I found is:',
    unknown: 'I could not find an answer to that.',
    nothingKnown: 'I have not been given anything to read yet, so I cannot answer that.',
    reach: 'You can ask directly:',
    orLeave:
      'Or leave your question here with an e-mail address or a phone number, and I will pass it on to the team.',
    leave:
      'Leave your question here with an e-mail address or a phone number, and I will pass it on to the team.',
    topics: 'I can tell you about:',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    name: 'Name',
    message: 'Message',
    matter: 'About',
    time: 'When',
    handoffTitle: agentDefaults.UIhandoffTitle,
    handoffSubtitle: agentDefaults.UIhandoffSubtitle,
    personNoted: 'I have passed your wish on to the team.',
    notPassedOn: 'I cannot pass this on to the team right now. Please try again {value}.',
    askContact: 'How can they reach you? Please send your name and a phone number or an e-mail address.',
    backToday: 'We are back today at {time}.',
    backTomorrow: 'We are back tomorrow at {time}.',
    backOn: 'We are back on {day} at {time}.',
    noted: 'Thank you. I have passed this on to the team:',
    askRight: 'Is this right?',
    askMeant: 'Do you mean {value}?',
    askAgain: 'Please send it once more, as it should be.',
    dropped: 'All right, I have not passed anything on.',
    askMatter: 'What is it about?',
    askTime: 'Which day and time would suit you? Two choices are best.',
    askWhich: 'Which appointment is it? Please send its day and time.',
    askNewTime: 'Which day and time would suit you instead?',
    confirms: 'Nothing is settled until the team confirms it.',
    usedUp:
      'We have reached the end of what I can answer in this conversation. Please write to the team if you need anything else.',
  },
}
