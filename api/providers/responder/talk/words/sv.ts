import type { TalkWords } from '../talk-words.types.ts'

/** Swedish. */
export const sv: TalkWords = {
  hears: {
    greeting: `hej | hejsan | hallå | hejhej | tja | tjena | tjenare | god morgon | god dag | god kväll | goddag | godmorgon | hur mår du | hur är det | hur går det | läget | trevligt att träffas`,
    thanks: `tack | tackar | tack så mycket | tusen tack | stort tack | tack ska du ha | toppen | perfekt | super | utmärkt | underbart | fantastiskt | grymt | kanon | det hjälper mycket | mycket användbart | precis vad jag letade efter | vad jag letade efter | väldigt snällt`,
    goodbye: `hej då | hejdå | adjö | vi ses | vi hörs | på återseende | ha en bra | ha en fin | ha det bra | ha det | trevlig helg | trevlig kväll | god natt | ses senare`,
    yes: `ja | japp | jo | jadå | ok | okej | okay | absolut | gärna | visst | självklart | låter bra | bra | det stämmer bra | förstår | jag förstår | ja tack | fint | precis`,
    no: `nej | nä | nej tack | det var allt | inget mer | inget annat | inte direkt | det är bra så | jag är klar | behövs inte | glöm det | inte nu`,
    human: `är du en riktig | är du riktig | är du en människa | är du människa | är du en bot | är du en robot | är du en maskin | är du en ai | är du ai | är du en dator | är du verklig | pratar jag med en | skriver jag med en | chattar jag med en | är det här en robot | är det här en bot | är detta en bot | är det automatiskt | finns någon där eller`,
    identity: `vem är du | vad är du | vad heter du | vad kan du | vad kan du göra | vad vet du | vad gör du | vad kan jag fråga | vad kan jag fråga dig | hur kan du hjälpa mig | hur kan du hjälpa | kan du hjälpa mig | vad kan du hjälpa till med | vad kan du hjälpa mig med | hjälp | hjälp mig | jag behöver hjälp`,
    complaint: `värdelös | värdelöst | oanvändbar | hjälper inte | hjälper mig inte | hjälper mig inte alls | du hjälper inte | det stämmer inte | stämmer inte | det är fel | fel svar | dum | dumma | dumt | idiot | usel | usla | hemskt | förskräckligt | nonsens | trams | frustrerande | irriterande | du förstår inte | du förstår mig inte | förstår mig inte | det var inte det jag frågade | inte det jag frågade | dåliga svar | dåligt svar | slöseri med tid | besviken | löjligt`,
    person: `prata med en människa | prata med någon | tala med någon | få prata med | prata med en person | tala med en människa | prata med kundtjänst | kundtjänst | prata med en medarbetare | en medarbetare | människa tack | en människa tack | en person tack | riktig människa tack | ha en riktig människa | vill ha en människa | vill ha en riktig | koppla mig | någon i teamet | någon från teamet | kontakta mig | ring mig | ring upp mig | ring tillbaka | bli uppringd | hör av er | hör av dig | prata med chefen | tala med chefen`,
  },
  appointment: {
    book: `jag vill boka | jag skulle vilja boka | jag behöver en tid | jag vill ha en tid | boka en tid | boka tid`,
    move: `boka om | flytta min tid | ändra min tid | ändra min bokning`,
    cancel: `avboka | ställa in min tid | jag måste avboka`,
  },
  filler: `alla allt att av bra bara dag dagen dig din då de den det där du en er ett fin för från får ha hade har helg helgen hjälp hjälpen hjälpte i idag ifrån informationen info information jag just kväll mer mig min mitt mycket man med men måste ni nu och oj också om ok på riktigt räddade sen senare snabba svaret ska så snälla snällt som till trevlig tusen under vad var verkligen vi väldigt vore är åt över en ett svar problem ju väl kul`,
  asks: `vad när var vem vilken vilket vilka varför hur kan får finns har erbjuder levererar öppnar men pris kostar om söker vill behöver`,
  tells: `det du mig din mycket väldigt för hjälper hjälpte snällt användbart precis verkligen`,
  nameIs: `jag heter | mitt namn är | jag är | namn`,
  says: {
    greeting: 'Hej! Det här är {name}, en automatisk assistent. Hur kan jag hjälpa till?',
    greetingPlain: 'Hej! Det här är en automatisk assistent. Hur kan jag hjälpa till?',
    thanks: 'Varsågod! Är det något mer du vill veta?',
    goodbye: 'Hej då och ha det så bra!',
    yes: 'Bra. Vad vill du veta?',
    no: 'Då så. Fråga gärna om det är något mer.',
    human:
      'Nej, jag är en automatisk assistent. Vill du hellre ha en människa, skriv ”en medarbetare tack” så för jag det vidare.',
    identity:
      'Det här är {name}, en automatisk assistent. Jag svarar utifrån det som teamet har gett mig att läsa. Vad vill du veta?',
    identityPlain:
      'Jag är en automatisk assistent. Jag svarar utifrån det som teamet har gett mig att läsa. Vad vill du veta?',
    complaint:
      'Jag är ledsen att jag inte kunde hjälpa. Försök med andra ord, eller skriv ”en medarbetare tack” så för jag det vidare.',
    perhaps: 'Jag är inte säker på att det är detta du menar. Det närmaste jag hittade är:',
    unknown: 'Jag hittade inget svar på det.',
    nothingKnown: 'Jag har inte fått något att läsa än, så jag kan inte svara på det.',
    reach: 'Du kan fråga direkt:',
    orLeave:
      'Eller lämna din fråga här med en e-postadress eller ett telefonnummer, så för jag den vidare till teamet.',
    leave:
      'Lämna din fråga här med en e-postadress eller ett telefonnummer, så för jag den vidare till teamet.',
    topics: 'Jag kan berätta om:',
    phone: 'Telefon',
    email: 'E-post',
    address: 'Adress',
    name: 'Namn',
    message: 'Meddelande',
    matter: 'Gäller',
    time: 'När',
    handoffTitle: 'Prata med en människa',
    handoffSubtitle: 'Lämna ditt meddelande så svarar någon i teamet.',
    personNoted: 'Jag har fört din önskan vidare till teamet.',
    notPassedOn: 'Jag kan inte föra det vidare till teamet just nu. Försök igen {value}.',
    askContact: 'Hur kan de nå dig? Skicka ditt namn och ett telefonnummer eller en e-postadress.',
    backToday: 'Vi är tillbaka i dag kl. {time}.',
    backTomorrow: 'Vi är tillbaka i morgon kl. {time}.',
    backOn: 'Vi är tillbaka på {day} kl. {time}.',
    noted: 'Tack. Jag har fört det här vidare till teamet:',
    askRight: 'Stämmer det?',
    askMeant: 'Menar du {value}?',
    askAgain: 'Skicka det en gång till, så som det ska vara.',
    dropped: 'Då så, jag har inte fört något vidare.',
    askMatter: 'Vad gäller det?',
    askTime: 'Vilken dag och tid passar dig? Ge gärna två förslag.',
    askWhich: 'Vilken tid gäller det? Skicka dag och klockslag.',
    askNewTime: 'Vilken dag och tid passar dig i stället?',
    confirms: 'Inget är bestämt förrän teamet bekräftar det.',
    usedUp:
      'I det här samtalet kan jag inte svara på fler frågor. Skriv till teamet om du behöver något mer.',
  },
}
