import type { TalkWords } from '../talk-words.types.ts'

/** Danish. */
export const da: TalkWords = {
  hears: {
    greeting: `hej | hejsa | halløj | hallo | dav | davs | goddag | god dag | godmorgen | god morgen | godaften | god aften | hvordan går det | hvordan har du det | hvordan går det med dig | hvad så | rart at møde dig`,
    thanks: `tak | mange tak | tusind tak | tak skal du have | super | perfekt | fantastisk | fremragende | glimrende | fedt | skønt | det hjælper meget | meget nyttigt | lige hvad jeg ledte efter | hvad jeg ledte efter | meget venligt`,
    goodbye: `farvel | hej hej | vi ses | på gensyn | hav en god | hav det godt | god weekend | god dag videre | godnat | god nat | vi tales ved`,
    yes: `ja | ja tak | jep | jo | ok | okay | fint | selvfølgelig | gerne | klart | naturligvis | helt sikkert | lyder godt | godt | forstået | det er rigtigt | præcis | i orden`,
    no: `nej | næ | nej tak | det var alt | ikke mere | ikke andet | ikke rigtigt | det er fint | jeg er færdig | behøves ikke | glem det | ikke nu`,
    human: `er du et rigtigt | er du et menneske | er du menneske | er du en bot | er du en robot | er du en maskine | er du en ai | er du ai | er du en computer | er du ægte | taler jeg med en | taler jeg med et | skriver jeg med et | skriver jeg med en | chatter jeg med | er det en robot | er det en bot | er dette en bot | er det automatisk | er der nogen eller`,
    identity: `hvem er du | hvad er du | hvad hedder du | hvad kan du | hvad kan du gøre | hvad ved du | hvad laver du | hvad kan jeg spørge dig om | hvad kan jeg spørge om | hvordan kan du hjælpe mig | hvordan kan du hjælpe | kan du hjælpe mig | hvad kan du hjælpe med | hvad kan du hjælpe mig med | hjælp | hjælp mig | jeg har brug for hjælp`,
    complaint: `ubrugelig | ubrugeligt | hjælper ikke | hjælper mig ikke | hjælper mig slet ikke | det passer ikke | passer ikke | det er forkert | forkert svar | dum | dumme | dumt | idiot | elendig | elendige | forfærdeligt | vrøvl | sludder | frustrerende | irriterende | du forstår ikke | du forstår mig ikke | forstår mig ikke | det var ikke det jeg spurgte om | ikke det jeg spurgte | dårlige svar | dårligt svar | spild af tid | skuffet | latterligt`,
    person: `tale med et menneske | tale med nogen | snakke med nogen | tale med en person | tale med en medarbejder | snakke med et menneske | tale med kundeservice | kundeservice | en medarbejder | medarbejder tak | menneske tak | et menneske tak | en person tak | vil have et rigtigt menneske | have et rigtigt menneske | vil have et menneske | stil mig om | stil mig igennem | nogen fra teamet | kontakt mig | kontakte mig | ring til mig | ring mig op | ring tilbage | blive ringet op | tale med chefen`,
  },
  appointment: {
    book: `jeg vil gerne bestille en tid | jeg vil gerne have en tid | jeg vil bestille en tid | jeg skal have en tid | jeg har brug for en tid | bestille en tid | booke en tid`,
    move: `flytte min tid | ændre min tid | rykke min tid`,
    cancel: `aflyse min tid | afbestille min tid | jeg må aflyse | jeg skal aflyse`,
  },
  filler: `af alle alt at bare dag dagen de den der det dig din dit du en er et for fra få får god godt har hav have hjælp hjælpen hjulpet hos i informationen info jeg jer lige lidt mange med meget men mere mig min mit nu når og også om ok på reddede rigtig samme sammen senere skal snart som så svaret til ud var venlig venligst venligt vi virkelig weekend være år dig svar problem jo da altid`,
  asks: `hvad hvornår hvor hvem hvilken hvilket hvilke hvorfor hvordan kan må findes har tilbyder leverer åbner men pris koster om søger vil brug`,
  tells: `det du mig din meget for hjælper hjalp venligt nyttigt lige virkelig reddede`,
  nameIs: `jeg hedder | mit navn er | jeg er | navn`,
  says: {
    greeting: 'Hej! Det er {name}, en automatisk assistent. Hvordan kan jeg hjælpe?',
    greetingPlain: 'Hej! Jeg er en automatisk assistent. Hvordan kan jeg hjælpe?',
    thanks: 'Selv tak! Er der andet, du vil vide?',
    goodbye: 'Farvel og hav det godt!',
    yes: 'Godt. Hvad vil du vide?',
    no: 'I orden. Spørg endelig, hvis der er andet.',
    human:
      'Nej, jeg er en automatisk assistent. Vil du hellere have et menneske, så skriv »en medarbejder, tak«, og jeg giver det videre.',
    identity:
      'Det er {name}, en automatisk assistent. Jeg svarer ud fra det, teamet har givet mig at læse. Hvad vil du vide?',
    identityPlain:
      'Jeg er en automatisk assistent. Jeg svarer ud fra det, teamet har givet mig at læse. Hvad vil du vide?',
    complaint:
      'Jeg beklager, at jeg ikke kunne hjælpe. Prøv med andre ord, eller skriv »en medarbejder, tak«, og jeg giver det videre.',
    perhaps: 'Jeg er ikke sikker på, at det er det, du mener. Det nærmeste, jeg fandt, er:',
    unknown: 'Det fandt jeg ikke noget svar på.',
    nothingKnown: 'Jeg har ikke fået noget at læse endnu, så det kan jeg ikke svare på.',
    reach: 'Du kan spørge direkte:',
    orLeave:
      'Eller læg dit spørgsmål her med en e-mailadresse eller et telefonnummer, så giver jeg det videre til teamet.',
    leave:
      'Læg dit spørgsmål her med en e-mailadresse eller et telefonnummer, så giver jeg det videre til teamet.',
    topics: 'Jeg kan fortælle om:',
    phone: 'Telefon',
    email: 'E-mail',
    address: 'Adresse',
    name: 'Navn',
    message: 'Besked',
    matter: 'Emne',
    time: 'Hvornår',
    handoffTitle: 'Tal med et menneske',
    handoffSubtitle: 'Læg din besked, så svarer en fra teamet.',
    personNoted: 'Jeg har givet dit ønske videre til teamet.',
    notPassedOn: 'Jeg kan ikke give det videre til teamet lige nu. Prøv igen {value}.',
    askContact: 'Hvordan kan de få fat i dig? Send dit navn og et telefonnummer eller en e-mailadresse.',
    backToday: 'Vi er tilbage i dag kl. {time}.',
    backTomorrow: 'Vi er tilbage i morgen kl. {time}.',
    backOn: 'Vi er tilbage {day} kl. {time}.',
    noted: 'Tak. Jeg har givet dette videre til teamet:',
    askRight: 'Er det rigtigt?',
    askMeant: 'Mener du {value}?',
    askAgain: 'Send det en gang til, som det skal være.',
    dropped: 'I orden, jeg har ikke givet noget videre.',
    askMatter: 'Hvad drejer det sig om?',
    askTime: 'Hvilken dag og hvilket tidspunkt passer dig? Gerne to forslag.',
    askWhich: 'Hvilken tid drejer det sig om? Send dag og klokkeslæt.',
    askNewTime: 'Hvilken dag og hvilket tidspunkt passer dig i stedet?',
    confirms: 'Intet er aftalt, før teamet bekræfter det.',
    usedUp:
      'Jeg kan ikke besvare flere spørgsmål i denne samtale. Skriv til teamet, hvis du har brug for mere.',
  },
}
