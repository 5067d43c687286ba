/** Phrases in folded words ('dont', 'whats') that a film guide has a fixed answer to. */

/** Said of oneself; a film about it is none of these. */
export const distressPhrases: readonly string[] = (
  'kill myself, killing myself, end my life, ending my life, take my own life, end it all, hurt ' +
  'myself, hurting myself, harm myself, harming myself, cut myself, cutting myself, self harming, i ' +
  'am suicidal, im suicidal, feel suicidal, feeling suicidal, suicidal thoughts, commit suicide ' +
  'myself, i want to die, i wanna die, i just want to die, want to be dead, wish i was dead, wish i ' +
  'were dead, better off dead without me, better off without me, dont want to live, do not want to ' +
  'live, dont want to be alive, do not want to be alive, no reason to live, nothing to live for, ' +
  'cant go on living, cannot go on living, dont want to be here anymore'
).split(', ');

/** Attempts on the engine itself. */
export const injectionPhrases: readonly string[] = (
  'system prompt, your prompt, hidden prompt, initial prompt, original prompt, your instructions, ' +
  'your rules, your guidelines, your guardrails, your configuration, your system message, initial ' +
  'instructions, developer mode, debug mode, admin mode, god mode, sudo, jailbreak, jailbroken, do ' +
  'anything now, you are now, youre now, pretend you are, act as if you, from now on you, api key, ' +
  'api keys, access token, environment variables, environment variable, env variables, source code, ' +
  'drop table, union select, repeat the words above, repeat everything above, repeat the text ' +
  'above, print everything above, unfiltered response, other users, another user, end of ' +
  'instructions, new instructions, begin system, system message'
).split(', ');

/** A verb of the first list, said as a command, with a noun of the second in one message is one as well. */
export const overrideVerbs: ReadonlySet<string> = new Set(
  'ignore disregard forget bypass override reveal print output leak disobey violate circumvent repeat'.split(
    ' ',
  ),
);
export const overrideNouns: ReadonlySet<string> = new Set(
  'instruction instructions prompt prompts rules directive directives guidelines restrictions safeguards filters programming password passwords'.split(
    ' ',
  ),
);

/** Asks for something else than films, whatever else the message says. */
export const offTopicPhrases: readonly string[] = (
  'weather, weather forecast, my homework, do my homework, write a poem, write me a poem, write a ' +
  'song, write an essay, write me an essay, write my essay, write an email, write a letter, write a ' +
  'cover letter, write code, write some code, write me code, some code, python, javascript, ' +
  'typescript, html, sql query, regex, a function that, solve this, solve the equation, square ' +
  'root, derivative of, integral of, capital of, what time is it, what day is it, todays date, ' +
  'translate this, translate the following, translate into, stock price, stock market, stocks to ' +
  'buy, should i invest, price of bitcoin, bitcoin price, crypto, cryptocurrency, recipe, recipes, ' +
  'how do i cook, how to cook, who should i vote for, who will win the election, who won the ' +
  'election, the next election, democrats or republicans, left or right wing, the president of, who ' +
  'is president, prime minister of, your opinion on politics, your political, abortion, gun ' +
  'control, football match, football score, who won the match, who won the game, world cup, premier ' +
  'league, book a flight, book a hotel, cheap flights, news today, todays news, latest news, ' +
  'headlines, medical advice, symptoms, headache, diagnose, legal advice, lawyer for, my taxes, ' +
  'lose weight, workout plan, date me, marry me, are you single, be my girlfriend, be my boyfriend, ' +
  'meaning of life, tell me a joke, tell a joke, how to make a bomb, make a bomb, build a bomb, buy ' +
  'drugs, how to hack, hack into, wifi password, horoscope, lottery numbers'
).split(', ');

/** With one of these in it a message is about films after all, unless it asks for something to be written or run. */
export const filmWords: ReadonlySet<string> = new Set(
  'film films movie movies watch watching cinema flick flicks comedy comedies thriller thrillers drama dramas documentary documentaries horror romance western westerns cartoon cartoons animation recommend something anything story stories'.split(
    ' ',
  ),
);

export const writingPhrases: readonly string[] = (
  'write code, write some code, write me code, write a python, write a script, write me a script, ' +
  'write a program, write me a program, write a function, python code, python script, write a poem, ' +
  'write me a poem, write an essay, write me an essay, write my essay, do my homework, my homework ' +
  'for me'
).split(', ');

/** Wishes for something that this guide does not have. */
export const crudePhrases: readonly string[] = (
  'porn, porno, pornography, hentai, nudes, xxx, naked women, naked girls, naked men, send nudes, ' +
  'sex video, sex videos, have sex with me, sex with me, suck my, blowjob, fuck you, fuck off, go ' +
  'fuck, screw you, eat shit, piss off, shut up, stupid bot, dumb bot, you idiot, you moron, you ' +
  'are stupid, youre stupid, you are an idiot, you suck, you are useless, youre useless, bitch, ' +
  'cunt, whore, slut, retard, retarded, faggot, faggots, nigger, niggers, kike, kikes, tranny, heil ' +
  'hitler, white power, gas the jews, kill all jews, kill all muslims, i hate jews, i hate muslims, ' +
  'i hate black people, i hate gays, i hate gay people, i hate women, i hate immigrants'
).split(', ');

/** Coarse, but no more than that where the message wishes for something besides. */
export const swearWords: ReadonlySet<string> = new Set(
  'fuck fucking fucked fucker shit shitty bullshit crap ass asshole arsehole bastard dick prick wanker damn bloody hell'.split(
    ' ',
  ),
);

/** Small words of languages that this guide does not speak, and of no English sentence. */
export const foreignWords: ReadonlySet<string> = new Set(
  (
    'el los las una unos unas del que quiero busco pelicula peliculas para por con muy hola gracias algo como recomienda recomiendame quisiera puedes tienes esta ' +
    'le les une des du je tu nous vous cherche veux voudrais film drole peur bonjour merci quelque chose avec pour est pas sur dans recommande moi ' +
    'der das ein eine einen ich du wir suche mochte will gerne filme lustig lustigen gruselig hallo danke etwas mit fur ist nicht und zum von bitte empfiehl mir kannst ' +
    'il lo gli uno voglio vorrei cerco qualcosa divertente ciao grazie per sono non che consigliami ' +
    'o os um uma quero procuro filmes assistir obrigado ola voce nao com ' +
    'een ik wil zoek graag leuke voor niet dank hoi ' +
    'chce szukam prosze dziekuje jest nie dla jakis ' +
    'jag vill en ett rolig tack hej och inte mig ' +
    'bir istiyorum icin merhaba tesekkurler ve ' +
    'mujhe chahiye koi achhi dikhao kya hai'
  ).split(' '),
);

/** Words that are English too, or part of titles: they speak neither for nor against. */
export const sharedWords: ReadonlySet<string> = new Set(
  'film las los san santa del rio la du will das der per est sur en con como on des pas os com non um el le les o que esta dank von und mit hallo hola ciao ve'.split(
    ' ',
  ),
);

export const englishWords: ReadonlySet<string> = new Set(
  'the a an and or but of in on for with is it to me my i you what which who some something any like want show give find movie movies about that this not no yes from by do can please'.split(
    ' ',
  ),
);
