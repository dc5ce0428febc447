import type { TalkWords } from '../talk-words.types.ts'

/** Dutch. */
export const nl: TalkWords = {
  hears: {
    greeting: `hallo | hoi | hey | hi | dag | goedemorgen | goedemiddag | goedenavond | goedendag | goeiemorgen | goede morgen | hallo daar | hoe gaat het | hoe gaat het met je | hoe gaat het met u | alles goed | hoe is het | aangenaam`,
    thanks: `bedankt | dank | dankje | dankjewel | dank je | dank je wel | dank u | dank u wel | hartelijk dank | merci | top | perfect | geweldig | super | prachtig | mooi | fijn | helpt me erg | dat helpt | heel nuttig | precies wat ik zocht | wat ik zocht`,
    goodbye: `doei | dag dag | tot ziens | tot later | tot straks | tot morgen | tot de volgende keer | tot snel | fijne dag | fijne avond | fijn weekend | prettige dag | prettig weekend | goede nacht | welterusten | groetjes | bye`,
    yes: `ja | jep | jazeker | ok | oké | okay | oke | prima | goed | is goed | graag | zeker | natuurlijk | klopt | akkoord | begrepen | klinkt goed | juist | duidelijk`,
    no: `nee | neuh | neen | niet echt | verder niets | dat was alles | dit was het | dat was het | hoeft niet | niet nodig | laat maar | nu niet | niks meer | niets meer`,
    human: `ben je een echt | ben je echt | ben je een mens | ben je een bot | ben je een robot | ben je een machine | ben je een ai | ben je een computer | ben jij een | bent u een robot | bent u een mens | bent u een bot | bent u echt | bent u een echt | bent u een machine | praat ik met een | chat ik met een | spreek ik met een | schrijf ik met een | is dit een bot | is dit een robot | is dit automatisch | is daar iemand of`,
    identity: `wie ben je | wie ben jij | wie bent u | wat ben je | hoe heet je | hoe heet u | wat is je naam | wat kun je | wat kun je doen | wat kan je | wat kan je doen | wat kunt u doen | wat weet je | wat weet je allemaal | wat doe je | wat kan ik je vragen | wat kan ik vragen | wat kan ik u vragen | hoe kun je me helpen | hoe kunt u mij helpen | hoe kan je me helpen | kun je me helpen | kunt u mij helpen | waarmee kun je helpen | waarmee kunt u helpen | waarmee kun je me helpen | help | help me | hulp | ik heb hulp nodig`,
    complaint: `nutteloos | waardeloos | helpt niet | helpt me niet | helpt me helemaal niet | help je me niet | dat klopt niet | klopt niet | dat is fout | fout antwoord | stom | stomme | dom | domme | idioot | verschrikkelijk | slecht | slechte | onzin | frustrerend | irritant | je begrijpt me niet | begrijpt me niet | je snapt het niet | dat vroeg ik niet | vroeg ik niet | niet wat ik vroeg | tijdverspilling | teleurgesteld | belachelijk`,
    person: `met een mens praten | met een mens | met een persoon | met iemand praten | met iemand spreken | iemand spreken | met een medewerker | medewerker graag | een medewerker | medewerker alsjeblieft | mens alsjeblieft | een mens alsjeblieft | een echt mens spreken | echt mens spreken | graag een mens | verbind me | verbind mij | doorverbinden | klantenservice | iemand van het team | contact opnemen met me | contact met me op | contact met mij op | contact opnemen | bel me | bel mij | bel me terug | terugbellen | teruggebeld worden | een adviseur spreken | de eigenaar spreken`,
  },
  appointment: {
    book: `ik wil een afspraak | ik wil graag een afspraak | ik heb een afspraak nodig | ik zou graag een afspraak | afspraak maken | afspraak inplannen`,
    move: `afspraak verzetten | afspraak verplaatsen | afspraak wijzigen`,
    cancel: `afspraak afzeggen | afspraak annuleren | ik moet afzeggen | ik moet annuleren`,
  },
  filler: `aan aardig al alle allemaal alles alsjeblieft alstublieft als avond bedoel beste ben daar dag dan dat de deze die dit door echt een en er erg even fijne gaat gered goed goede graag had heb hebt heel heet hele het hier hij hulp ik in info informatie is je jij jou jouw jullie kan leuk mee meer met mij mijn nog nou nu nuttig of ok om ook op oh precies snel snelle te team tot u uw van veel voor vriendelijk wat was week weekend weer wel wens zo zeer zijn antwoord probleem vandaag me`,
  asks: `wat wanneer waar wie welk welke waarom hoe hoeveel kan kunnen mag hebben heeft zijn bieden bezorgen maar prijs kost over zoek wil nodig`,
  tells: `dat dit je u me mij heel erg echt voor helpt geholpen aardig nuttig precies het jullie`,
  nameIs: `mijn naam is | ik heet | ik ben | naam`,
  says: {
    greeting: 'Hallo! Dit is {name}, een automatische assistent. Waarmee kan ik helpen?',
    greetingPlain: 'Hallo! Dit is een automatische assistent. Waarmee kan ik helpen?',
    thanks: 'Graag gedaan! Wil je nog iets weten?',
    goodbye: 'Tot ziens en het beste!',
    yes: 'Goed. Wat wil je weten?',
    no: 'Goed. Als er nog iets is, vraag het gerust.',
    human:
      'Nee, ik ben een automatische assistent. Wil je liever een mens, schrijf dan “een medewerker graag” en ik geef het door.',
    identity:
      'Dit is {name}, een automatische assistent. Ik beantwoord vragen met wat het team mij te lezen heeft gegeven. Wat wil je weten?',
    identityPlain:
      'Dit is een automatische assistent. Ik beantwoord vragen met wat het team mij te lezen heeft gegeven. Wat wil je weten?',
    complaint:
      'Het spijt me dat ik niet kon helpen. Probeer het met andere woorden, of schrijf “een medewerker graag” en ik geef het door.',
    perhaps: 'Ik weet niet zeker of u dit bedoelt. Het dichtst in de buurt komt:',
    unknown: 'Daar heb ik geen antwoord op gevonden.',
    nothingKnown: 'Ik heb nog niets te lezen gekregen en kan dat dus niet beantwoorden.',
    reach: 'Je kunt het rechtstreeks vragen:',
    orLeave:
      'Of laat je vraag hier achter met een e-mailadres of telefoonnummer, dan geef ik hem door aan het team.',
    leave:
      'Laat je vraag hier achter met een e-mailadres of telefoonnummer, dan geef ik hem door aan het team.',
    topics: 'Ik kan je iets vertellen over:',
    phone: 'Telefoon',
    email: 'E-mail',
    address: 'Adres',
    name: 'Naam',
    message: 'Bericht',
    matter: 'Onderwerp',
    time: 'Wanneer',
    handoffTitle: 'Met een mens praten',
    handoffSubtitle: 'Laat je bericht achter en iemand van het team antwoordt je.',
    personNoted: 'Ik heb je wens doorgegeven aan het team.',
    notPassedOn: 'Ik kan dit nu niet doorgeven aan het team. Probeer het {value} opnieuw.',
    askContact: 'Hoe kunnen ze je bereiken? Stuur je naam en een telefoonnummer of e-mailadres.',
    backToday: 'We zijn er vandaag weer om {time}.',
    backTomorrow: 'We zijn er morgen weer om {time}.',
    backOn: 'We zijn er {day} weer om {time}.',
    noted: 'Bedankt. Dit heb ik doorgegeven aan het team:',
    askRight: 'Klopt dit?',
    askMeant: 'Bedoel je {value}?',
    askAgain: 'Stuur het nog eens, zoals het moet zijn.',
    dropped: 'Goed, ik heb niets doorgegeven.',
    askMatter: 'Waar gaat het over?',
    askTime: 'Welke dag en tijd komen je uit? Het liefst twee mogelijkheden.',
    askWhich: 'Om welke afspraak gaat het? Stuur de dag en tijd.',
    askNewTime: 'Welke dag en tijd komen je in plaats daarvan uit?',
    confirms: 'Er ligt niets vast tot het team het bevestigt.',
    usedUp:
      'In dit gesprek kan ik geen vragen meer beantwoorden. Schrijf het team als u nog iets nodig hebt.',
  },
}
