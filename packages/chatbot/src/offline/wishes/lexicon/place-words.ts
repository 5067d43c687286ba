/** What names a language and what names a country. */

/** ISO 639-1, and the words that ask for films in it. */
export const languageTable = `
ar: arabic, arab
bn: bengali, bangla
bs: bosnian
bg: bulgarian
ca: catalan
zh: chinese, mandarin
cn: cantonese
hr: croatian
cs: czech
da: danish
nl: dutch, flemish
en: dont speak anything but english, only speak english, only understand english, nothing but english, dont
  understand anything but english, english, in english, english language, english speaking
et: estonian
fi: finnish
fr: french, francophone
ka: georgian
de: german
el: greek
he: hebrew, israeli
hi: hindi
hu: hungarian
is: icelandic
id: indonesian
it: italian
ja: japanese
kn: kannada
ko: korean, k drama, kdrama, south korean
lv: latvian
lt: lithuanian
ml: malayalam
mr: marathi
no: norwegian
fa: persian, farsi, iranian
pl: polish
pt: portuguese
pa: punjabi
ro: romanian
ru: russian
sr: serbian
sk: slovak
es: spanish
sv: swedish
ta: tamil
te: telugu
th: thai
tr: turkish
uk: ukrainian
ur: urdu
vi: vietnamese
zu: zulu
`;

/** Films that are not in English. */
export const foreignPhrases = `
foreign, foreign language, foreign film, foreign movie, subtitle, subtitled, subbed, with subtitles, non
english, non english language, not in english, international, from abroad, overseas, in a foreign language, in
another language, other than english, foreign tongue, foreign tongues, in its original language, in the
original language, original language, in a different language, world cinema, other languages, another
language, different language, not english
`;

/** ISO 3166-1, and the adjectives that ask for films from there by themselves. */
export const nationTable = `
US: american, hollywood film, hollywood movie, hollywood production, hollywood stuff, hollywood blockbuster
GB: british, brit, english made, scottish, welsh
AU: australian, aussie, down under
NZ: kiwi
IE: irish
CA: canadian
MX: mexican
BR: brazilian
AR: argentinian, argentine, argentinean
CL: chilean
CO: colombian
PE: peruvian
CU: cuban
IN: indian
TW: taiwanese
BE: belgian
CH: swiss
AT: austrian
ZA: south african
EG: egyptian
NG: nigerian, nollywood
SN: senegalese
PH: filipino
SU: soviet
HK: hong kong
SE NO DK FI IS: scandinavian, nordic, scandi
MX BR AR CL PE CO VE CU: latin american, south american
GB IE FR DE IT ES PT BE NL CH AT SE NO DK FI IS PL CZ HU RO GR: european
PL CZ HU RO BG RU SU BA RS HR LV LT EE UA: eastern european, east european
JP KR CN HK TW IN TH VN ID PH: asian
JP KR CN HK TW: east asian
ZA NG SN EG DZ MA KE MR MW BW GH: african
IR TR IL EG LB SA JO IQ SY: middle eastern
`;

/** ISO 3166-1, and the names, which ask where 'from', 'made in' or a word for film stands beside them. */
export const countryTable = `
US: america, usa, us, united states, the states, hollywood
GB: britain, great britain, england, uk, united kingdom, scotland, wales
AU: australia
NZ: new zealand
IE: ireland
CA: canada
MX: mexico
BR: brazil
AR: argentina
CL: chile
CO: colombia
PE: peru
CU: cuba
IN: india
CN: china
TW: taiwan
HK: hong kong
JP: japan
KR: korea, south korea
TH: thailand
VN: vietnam
ID: indonesia
PH: philippines
FR: france
DE: germany
IT: italy
ES: spain
PT: portugal
BE: belgium
NL: netherlands, holland
CH: switzerland
AT: austria
SE: sweden
NO: norway
DK: denmark
FI: finland
IS: iceland
PL: poland
CZ: czechia, czech republic
HU: hungary
RO: romania
GR: greece
TR: turkey
IL: israel
IR: iran
EG: egypt
NG: nigeria
SN: senegal
ZA: south africa
RU: russia
SU: soviet union, ussr
SE NO DK FI IS: scandinavia
GB IE FR DE IT ES PT BE NL CH AT SE NO DK FI IS PL CZ HU RO GR: europe
PL CZ HU RO BG RU SU BA RS HR LV LT EE UA: eastern europe
JP KR CN HK TW IN TH VN ID PH: asia
ZA NG SN EG DZ MA KE MR MW BW GH: africa
IR TR IL EG LB SA JO IQ SY: middle east
MX BR AR CL PE CO VE CU: latin america, south america
`;
