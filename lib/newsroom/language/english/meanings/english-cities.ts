// Cities in English, one a line: exemplar cities of the time zones of the Unicode CLDR 48.2, cut to
// those that are no everyday word. Each is its own key for the other languages.
//
// UNICODE LICENSE V3. Copyright © 1991-2025 Unicode, Inc. Permission is hereby granted, free of charge,
// to any person obtaining a copy of data files and any associated documentation (the "Data Files") or
// software and any associated documentation (the "Software") to deal in the Data Files or Software
// without restriction, including without limitation the rights to use, copy, modify, merge, publish,
// distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data
// Files or Software are furnished to do so, provided that either (a) this copyright and permission
// notice appear with all copies of the Data Files or Software, or (b) this copyright and permission
// notice appear in associated Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
// INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN
// THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES
// WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE
// OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES
// OR SOFTWARE. Except as contained in this notice, the name of a copyright holder shall not be used in
// advertising or otherwise to promote the sale, use or other dealings in these Data Files or Software
// without prior written authorization of the copyright holder.

export const englishCities = `
abidjan
accra
adak
addis ababa
adelaide
aden
aktau
algiers
almaty
amman
amsterdam
anadyr
anchorage
andorra
anguilla
antananarivo
antigua
apia
aqtobe
araguaína
aruba
ashgabat
asmara
astrakhan
asunción
athens
atikokan
atyrau
auckland
azores
baghdad
bahia
bahrain
bahía de banderas
baku
bamako
bangkok
bangui
banjul
barbados
barnaul
beirut
belgrade
belize
belém
bermuda
bishkek
bissau
blanc-sablon
blantyre
boa vista
bogotá
boise
bougainville
bratislava
brazzaville
brisbane
broken hill
brunei
bucharest
budapest
buenos aires
bujumbura
büsingen
cairo
cambridge bay
campo grande
canaries
cancún
canton island
cape verde
casablanca
catamarca
cayenne
cayman
ceuta
chagos archipelago
chatham islands
chicago
chihuahua
chita
chișinău
christmas island
chuuk
ciudad juárez
cocos islands
colombo
comoros
conakry
copenhagen
costa rica
coyhaique
cuiabá
curaçao
córdoba
dakar
damascus
danmarkshavn
dar es salaam
darwin
dawson creek
denver
detroit
dhaka
dili
djibouti
dominica
douala
dublin
dushanbe
easter island
edmonton
efate
eirunepé
el aaiún
el salvador
eucla
fakaofo
famagusta
faroes
fernando de noronha
fiji
fort nelson
fortaleza
freetown
funafuti
gaborone
galápagos islands
gambier
gibraltar
glace bay
goose bay
grand turk
grenada
guadalcanal
guadeloupe
guam
guatemala
guayaquil
guernsey
guyana
halifax
harare
havana
hebron
helsinki
hermosillo
ho chi minh city
hobart
honolulu
indianapolis
inuvik
iqaluit
irkutsk
isle of man
istanbul
ittoqqortoormiit
jakarta
jamaica
jayapura
jersey
johannesburg
juba
jujuy
juneau
kabul
kaliningrad
kamchatka
kampala
karachi
kathmandu
kerguelen islands
khandyga
khartoum
khovd
kigali
kinshasa
kiritimati
kirov
kolkata
kosrae
kostanay
kralendijk
krasnoyarsk
kuala lumpur
kuching
kuwait
kwajalein atoll
kyzylorda
la paz
la rioja
lagos
libreville
lima
lindeman
lisbon
ljubljana
lomé
longyearbyen
lord howe island
louisville
lower prince's quarter
luanda
lubumbashi
lusaka
luxembourg
maceió
macquarie island
madeira
madrid
magadan
mahé
majuro
makassar
malabo
maldives
malta
managua
manaus
maputo
mariehamn
marigot
marquesas islands
martinique
maseru
matamoros
mauritius
mayotte
mazatlán
mbabane
mendoza
menominee
metlakatla
mexico city
midway atoll
minsk
mogadishu
monaco
moncton
monrovia
monterrey
montevideo
montserrat
muscat
mérida
n'djamena
nairobi
nauru
niamey
nicosia
niue
norfolk island
nouakchott
nouméa
novokuznetsk
novosibirsk
nuuk
ojinaga
omsk
oral
oslo
ouagadougou
pago pago
palau
palmer land
paramaribo
perth
phnom penh
phoenix
pitcairn islands
podgorica
pohnpei
pontianak
port moresby
port of spain
port-au-prince
porto velho
porto-novo
prague
puerto rico
punta arenas
qatar
rankin inlet
rarotonga
recife
reykjavik
riga
rio branco
riyadh
rome
réunion
río gallegos
saipan
sakhalin
salta
samarkand
san juan
san luis
san marino
santarém
santiago
santo domingo
sarajevo
saratov
simferopol
singapore
sitka
skopje
sofia
south georgia
srednekolymsk
st. barthélemy
st. helena
st. john's
st. kitts
st. lucia
st. thomas
st. vincent
stanley
stockholm
swift current
são paulo
são tomé
tahiti
tallinn
tarawa
tashkent
tbilisi
tegucigalpa
thimphu
tijuana
tirana
tomsk
tongatapu
toronto
tortola
tripoli
tucumán
tunis
ulaanbaatar
ulyanovsk
ushuaia
ust-nera
vaduz
vancouver
vatican
vienna
vientiane
vilnius
vladivostok
volgograd
wake island
wallis & futuna
warsaw
whitehorse
windhoek
winnipeg
yakutat
yakutsk
yangon
yekaterinburg
yerevan
zagreb
zurich
ürümqi
`;
