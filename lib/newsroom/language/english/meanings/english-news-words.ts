// Further news words and names, one meaning per line: pairs that a question in one language and a
// report in another may use. Separate from `english-meanings.ts`, since these only find reports
// across languages: they are no synonyms within their own language, and never group two reports.
// The first word is the key for the other languages' lines. Words with many other meanings are left
// out.

export const englishNewsWords = `
abortion
abuse
accuse, accused, accusation
actor
actress
addiction
admit, admitted, confess
agency
aid, relief
air force
album
alcohol
algorithm
aluminium, aluminum
ambassador
animal
anniversary
announce, announcement
anthrax
apartment
apology, apologize, apologise
approve, approval
artist
asteroid
astronaut
asylum
auction
author, writer, novelist
award, prize
baby, infant
badminton
bail
banana
baseball
battery
beach
bear
beat
bedroom, room
bee
beer, brewery
bicycle, bike, cycling
bill, proposal, proposed
billionaire
biology
bird
bird flu
birth
born
birthday
bishop
blackout, outage
blood
boat
bomb, bombing
bone
book
border
boss
boxer
boy
brain
brand
bread
bribe, bribery
bridge
brother
build, built, construction
building
bullet
burn, burned
bus
camera
campaign
cancel, cancelled, canceled, cancellation
cancer
capital
captain
carbon, emissions
cartoon, animation
case, cases
castle
cat
celebrity
censorship
charity
chatbot
chemical
chemistry
chess
chicken, poultry
chickenpox
chief executive, ceo
cholera
christmas
church
cigarette, tobacco, smoking
citizen, citizenship
city
class, classes
close, closed, closure, shut
clothes, clothing
coach, manager
coal
coalition
cocaine
coffee
collapse
collide, collision
colony, colonial
comet
committee
complaint, complain
confirm, confirmed
copper
coup
couple
cow, cattle
crash, crashed
cricket
criticize, criticise, criticism
crocodile, alligator
cryptocurrency, crypto
culture
currency
customer, consumer
cut, reduce
dam
daughter
death penalty, execution
deficit
delay
dementia
democracy
dengue
deny, denied
deploy, dispatch, deployment
deport, deportation
desert
detective
diabetes
diamond
dictator
dinosaur
diphtheria
diplomat
discrimination
dismiss, fire, sack
divorce
document, file
dog
dollar
donate, donation
door
doping
draw
driver
drone
drug
easter
ebola
eclipse
egg
electric car, ev
elephant
elevator, lift
embassy
environment
euro
evacuate, evacuation
evidence
exam, examination
explosion, explode, blast
extend, extended, extension
extinct, extinction
eye
factory, plant
fare, fares
farm, farmer, farming
fashion
father
ferry
festival
fight, fighting, battle
final
fine, penalty
flag
flower
flu, influenza
forces, force
forest
formula one, formula 1, f1
fossil
free of charge, free
freedom
friend
fruit
funeral, burial
game show, reality show
gang, mafia
gas
gay, lgbt
gender
gene, dna
genocide
girl
glacier
glass
goalkeeper
gold, golden
golf
governor
graduate, graduation
grave, cemetery
growth
guilty, convict, conviction
gun, gunman, shooting
gymnastics, gymnast
hearing
heart
heatwave
helicopter
hepatitis
hide, hidden
history
hiv, aids
holiday
honor, honour
horse
hostage
hotel
human rights
hunger, famine, starvation
husband
ice
impeachment, impeach
independence
injured, injury, wounded
innocent, acquit, acquitted
insult
interest rate
invade, invasion
investigation, investigate, probe
investor, investment, invest
island
jewel, jewelry, jewellery
join, joined
journalist, reporter
judge
jury
kidnap, kidnapping, abduct
kidney
kill, killed
kindergarten
king
knife, stabbing
lake
landslide, mudslide
language
laptop
launch, launched
lawmaker, legislator, congressman
lawsuit, sue, sued
lawyer, attorney
leader
league
leak
leptospirosis
library
lightning
lion
lithium
lost
lung
malaria
mall
marburg
massacre
mathematics, mathematician
mayor
measles
meat
medal
meeting, meet, met
meningitis
milk
mine, mining, miner
minister
misinformation, disinformation, fake news
missing, disappear, disappearance
monkey
moon
mosque
mosquito
mother
motorcycle
mountain
mpox, monkeypox
museum
navy
neighbour, neighbor
new year
newspaper
norovirus
nuclear power plant
nurse
occupy, occupation
official
onion
open, opened, reopen
oppose
opposition
owner
painting
palace
panda
pandemic
parole
passenger
passport
peacekeeper
penalty kick, penalty shootout
pension, retirement, retire
peso
photo, photograph
physics, physicist
pig, pork
pilot
piracy, pirate
plague
planet
plastic
pneumonia
poet, poem, poetry
police officer
polio
politician
pope
population
pound
praise
pregnant, pregnancy
price cut, discount
priest
prime minister
prince
princess
prisoner, inmate
privacy
product
professor
project
promise, pledge, vow
prosecutor
province
punish, penalize, penalise, punishment, sanction
quantum
quarter-final, quarterfinal
queen
queue
rabies
race, racing
racism, racist
radiation
radio
raise, hike
ramadan
rape
rare earth
rebel, insurgent
recession
recycle, recycling
referendum
refugee
release, freed
religion
replace, replaced, succeed
rescue
resident
restaurant
return, returned
rice
rich, wealthy, wealth
river
road, highway
robot
rugby
salt
scandal
science
score
secret
semi-final, semifinal
senator
service, services
shareholder
shark
ship, vessel
shoe
shop, retailer
shortage
silver
singer
sink, sank
sister
skiing, ski
skin
slave, slavery
smallpox
smuggle, smuggling
snake
snow
social media
software
solar
soldier
son
space
species
speech
speed limit
spokesman, spokesperson, spokeswoman
sport
spy, espionage
stadium
stampede
statue, sculpture
steal, stole, stealing
steel
street
striker, forward
submarine
sugar
suicide
summer
summit
sun
supermarket
supply
support
surgery, surgeon
surplus
surrender
survey
survivor, survive
suspect
suspend, suspension
swimming, swimmer
table tennis
tank
taxi
tea
teenager, teen
telescope
television, tv
temple
tennis
terrorist, terrorism
tetanus
thief, thieves, burglar
threat, threaten
throne
tiger
toilet, lavatory
tornado
tourist, tourism
tournament
tower
town
toxic, poison, poisoning
toy
traffic
trafficking
transfer window
transplant
tree
truck
tsunami
tuberculosis
tunnel
turtle
typhoid
university, college
urge, call on
vegetable
verdict
vice president
victim
video
village
violence
visa
volleyball
volunteer
voter
walkout, strike
war crime
warning, warn
warrant
warship
waste, garbage, trash
water
weather
wedding, marry, marriage, married
welfare
whale
wheat
whooping cough, pertussis
wife
wind
window
wine
winter
withdraw, withdrawal, pull out
witness
wolf
yellow fever
yen
yuan, renminbi
zika
zoo
recognize, recognized, recognised, recognition
lambast, lambasted, denounce, denounced, condemn, condemned, slam, slammed
ratify, ratified, ratification
seafarer, seafarers, sailor, sailors
censure, censured, reprimand, reprimanded
house of representatives, lower house
upper house
franchise
wiretapping, wiretap
shoal, reef
coast guard
fishermen, fisherman, fishers
harassment, harass, harassed
ransom
raid, raided
seize, seized, seizure, confiscate, confiscated
power outage, blackout, blackouts
minimum wage
tax evasion
drown, drowned, drowning
manhunt
fugitive
plead guilty, pleaded guilty
charter change
same-sex marriage
toddler
widow
twins
heart attack
quarantine, quarantined
tuition
scholarship
bullying, bullied
beauty queen, pageant
postpone, postponed
dividend
subsidy, subsidies
counterfeit, fake
moon landing
clam, clams
solar panel, solar power
wind farm, wind power
nuclear plant, nuclear power
aftershock, aftershocks
breed
appeal, appealed
defendant
testify, testified, testimony
plaintiff, plaintiffs
pardon, pardoned, clemency
extradite, extradited, extradition
consulate
embargo
veteran, veterans
curfew
martial law
turnout
oust, ousted
swear in, sworn in, inaugurated, inauguration
successor
predecessor
deputy
emperor
audit
embezzle, embezzlement
money laundering
stake
initial public offering, ipo
stock market, stocks
bond, bonds
exchange rate
self-driving, driverless, autonomous
humanoid
headphones, earphones, earbuds
screen, display
pre-order, preorder
recipe
avalanche
plane crash, crash
train derail, derailed, derailment
pedestrian
symptom, symptoms
side effect, side effects
obesity
mental health
overdose
birth rate
census
elderly, senior citizens
orphan, orphans
black hole
gold medal
transfer fee
trophy
box office
sequel
novel
lottery
gambling, casino
burglary, burglars
arson
`;

export const englishNewsNames = `
ac milan
adidas
afd
african union
airbnb
ajax
al qaeda
al-qaeda
al-shabaab
alaska
aliyev
amazon rainforest
amd
american airlines
amnesty international
ancelotti
anwar ibrahim
apec
aramco
arctic
arsenal
asean
assad
assange
aston villa
astrazeneca
atletico madrid, atlético madrid
audi
aung san suu kyi
badenoch
baltic
bank of america
bank of england
bank of japan
bannon
barcelona
barclays
basf
bavaria
bayer
bayern munich, bayern
bayrou
bellingham
benfica
berkshire hathaway
beyonce, beyoncé
bharatiya janata party, bjp
bill gates
black sea
blackrock
blue origin
bmw
boeing starliner
boko haram
bollywood
bolsonaro
booker prize
boracay
border patrol
borussia dortmund, dortmund
bosch
boston celtics
bp
brics
british airways
british columbia
british museum
broadcom
broadway
bts
buckingham palace
buffett
bukele
bundesliga
burger king
cannes
cannes film festival
carabao cup, league cup
catalonia
caterpillar
cathay pacific
catl
cdc
cebu
celtic
chanel
chechnya
chelsea
chernobyl
chevron
chrysler
cisco
citigroup, citibank
clinton
coca-cola
comac
communist party
conservative party, tories, tory
costco
country garden
credit suisse
crimea
dalai lama
darfur
davao
davis cup
delta air lines
democratic progressive party, dpp
democrats, democratic party
desantis
deutsche bank
dicaprio
dior
donbas, donbass
donetsk
dow jones
downing street
eiffel tower
eli lilly
emmy, emmys
england
epa
epstein
esa
ethereum
europa league
european central bank, ecb
european commission
european parliament
european space agency, esa
eurovision
everest
evergrande
everton
exxon, exxonmobil
fa cup
faa
facebook
farage
fda
federer
ferrari
fifa
ford
foxconn
ftse
fukushima
g20
g7
gauff
gazprom
geely
general motors
giuliani
golan
golden globe, golden globes
golden state warriors, warriors
goldman sachs
grammy, grammys
great wall
greenland
greenpeace
gsk
guantanamo
guardiola
gucci
haaland
hang seng
harry potter
hasina
hawaii
heathrow
hermes, hermès
himalaya, himalayas
hiroshima
hitachi
hokkaido
hollywood
homeland security
honda
hsbc
hyundai
iaea
ibm
idf
imran khan
inter milan
international court of justice
international criminal court, icc
international monetary fund, imf
international space station, iss
interpol
ioc, international olympic committee
islamic state, isis
jd.com
johnson & johnson
jpmorgan
juventus
kagame
kanye west
kashmir
kennedy
kfc
khan younis
kharkiv, kharkov
kia
king charles
knesset
knicks
kuomintang
kursk
l'oreal, l’oréal
la liga
labour party
le pen
leicester
lenovo
leverkusen, bayer leverkusen
liberal democratic party
likud
liverpool
lockheed martin
los angeles dodgers, dodgers
los angeles lakers, lakers
louis vuitton
louvre
lufthansa
lukashenko
manchester city, man city
manchester united, man united, man utd
mastercard
mazda
mbappe, mbappé
mcconnell
mcdonald's, mcdonalds
mclaren
mediatek
mediterranean
medvedev
meghan
meituan
micron
min aung hlaing
miss universe
miss world
moderna
mohammed bin salman
morgan stanley
mossad
mourinho
nadal
nadella
napoli
nasdaq
nasrallah
navalny
nestle, nestlé
new york yankees, yankees
newcastle
newcastle united
newsom
neymar
nfl
nike
nikkei
nintendo
nio
nissan
nobel
northern ireland
northrop grumman
notre-dame, notre dame
novartis
novo nordisk
ohtani
okinawa
ontario
orban, orbán
pacquiao
panasonic
paris saint-germain, psg
pashinyan
paypal
pelosi
people's bank of china
pepsi, pepsico
peugeot
pfizer
pichai
pinduoduo
pope francis
pope leo
porsche
prabowo
premier league
prince harry
prince william
pulitzer
pulitzer prize
qantas
qualcomm
quebec, québec
rafah
ramaphosa
raytheon
real madrid
red bull
red cross
renault
republicans, republican party
revolutionary guard
rihanna
robredo
roche
roland garros, french open
rolls-royce
roscosmos
rosneft
ruto
rutte
ryanair
s&p 500
sahara
salah
sanchez, sánchez
sara duterte
scholz
scotland, scottish
serie a
sharif
shein
sheinbaum
shinawatra
siberia
siemens
sinwar
sk hynix
smic
snowden
softbank
sony
spielberg
starlink
stellantis
stoltenberg
strait of hormuz, hormuz
suez canal
sunak
super bowl
suzuki
taiwan strait
tasmania
taylor swift
telegram
thyssenkrupp
tiger woods
tigray
tiktok
timberwolves
tinubu
tom cruise
toshiba
total energies
tottenham, tottenham hotspur
trudeau
twitter
uber
ubs
uefa
unhcr
unicef
unilever
united airlines
vatican
venice
verstappen
vinicius
wada
wagner
wales
wall street
walmart
warner bros
weinstein
west ham
wikipedia
wimbledon
world trade organization, wto
yoon suk yeol
youtube
zaporizhzhia
zte
zverev
`;
