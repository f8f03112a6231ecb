// Everyday news words by meaning, one meaning per line, and names in the news, compiled by hand.
// The first word of a line is the key by which the other languages give theirs. Readers rarely ask
// in the words of the report; words of one line find each other, also across languages. Only near
// synonyms share a line, and words with many other meanings are left out.

export const englishMeanings = `
money, cash, funds
send, remit, transfer, remittance
cost, price, fee, charge, expensive
cheap, affordable
inflation
rise, increase, grow, growth, climb, surge, soar
fall, drop, decline, decrease, plunge, plummet, tumble, slump
bank, lender
fail, collapse, bankrupt, bankruptcy, insolvent
deposit, savings
account
insurance, insure, insured
loan, credit, borrow
debt
tax
pay, payment
wage, salary, income
job, employment, work
unemployment, jobless
worker, employee, labour, labor
trade
export
import
tariff
company, firm, business, corporation
buy, purchase
sell, sale
market
stock, shares
economy, economic
budget
poverty, poor
house, housing
rent
president
government, administration
parliament, congress, legislature
seat
law, legislation
vote, ballot
count, tally
calculate, compute, measure
share, divide, distribute, allocate
election, poll
candidate
candidacy
party
term, tenure
reelection, re-election, reelected
requirement, qualification, eligible
right, privilege
veto
refuse, reject, block, stop
agreement, accord, deal
treaty, convention, pact
resolution, decision
united nations, un
security council
world health organization, who
european union, eu
world bank
central bank
china, chinese
philippines, philippine, filipino, filipinos, pinoy, pinoys
japan, japanese
india, indian
russia, russian
ukraine
britain, british, uk
france, french
germany, german
south korea, korean
vietnam
indonesia
malaysia
singapore
australia
europe, european
asia, asian
africa, african
war, conflict
peace
ceasefire, truce
army, military, troops, soldier
attack, assault
weapon, arms
police
court, judge, trial
crime
arrest, detain
prison, jail
protest, demonstration, rally
corruption, graft
migrant, immigrant, refugee
vaccine, vaccination, immunisation
disease, illness
virus
infection, infect
medicine, medication
doctor, physician
hospital, clinic
patient
treatment, cure, therapy
death, die, dead, kill
health
child, kid
woman, female
temperature
hot, heat, warm, warming
cold, cool
freeze, frozen
transport, deliver, ship
storage, store
sea, ocean, marine
reef
coral
fish
climate
rain, rainfall
flood, flooding
storm, typhoon, hurricane
earthquake, quake
volcano, eruption
fire, wildfire, blaze
drought
pollution
electricity, power
energy
oil, petroleum
earth
rotation, rotate, spin
satellite
rocket
clock, timepiece
location, position
navigation
slow
speed, fast, quick
scientist, researcher
research, study
discover, discovery
invent, invention, inventor
method, approach, technique
rule, regulation
standard
origin, begin, start, kick off, kicks off, kicked off, kicking off
develop, development, emerge
effect, impact, influence
favour, favor, benefit, advantage
danger, risk
safe, safety
damage, spoil
recover, recovery
connection, link, relation
website, site, webpage
internet, online
phone, smartphone
computer
browser
identity, genuine, authentic
encryption, encrypt
password
hacker, cyberattack
data
artificial intelligence, ai
chip, semiconductor
film, movie, cinema
frame
music
orchestra
pitch, tuning, tune
song, singing
opera, theatre, theater
heritage
tradition
match, game
team
player, athlete
referee, umpire
win, winner, victory, champion
lose, defeat
dub, dubbed, call, calls, called, calling, label, labeled, brand, branded
goal, score
football, soccer
basketball
marathon
distance, length
olympics, olympic
introduce, adopt
car, vehicle
train, railway
aircraft, plane, flight
airport
accident, crash
school
student, pupil
teacher
education
food
family
resign, resignation
layoff, redundancies, lay-offs
takeover, acquisition, acquire
funding, fundraising
concert, tour
sanctions, sanction
emergency
constitution
nuclear
missile
strike, airstrike
nominate, nominee, nomination
appoint, appointed
sign, signed
ban, prohibit, forbid
sentence, sentenced
murder, homicide
outbreak, epidemic
visit
talks, negotiation, negotiations
profit, earnings
revenue, sales
record
gold
diesel, fuel, gasoline
production, manufacture
dance, dancing
director
fraud, swindle, scam
fined
port, harbor, harbour
memory
seatbelt, belt
`;

/** People, organizations and places; countries come from the platform, see `place-names.ts`. */
export const englishKnownNames = `
united states, us, usa, america, american
trump
biden
obama
vance
harris
rubio
hegseth
musk
bezos
zuckerberg
altman
gates
tim cook
jensen huang
powell
warsh
bessent
putin
zelensky, zelenskyy, zelenskiy
lavrov
peskov
xi jinping, xi
li qiang
wang yi
netanyahu
khamenei
pezeshkian
araghchi
starmer
macron
merz
meloni
carney
albanese
modi
takaichi
ishiba
lee jae myung
kim jong un
erdogan, erdoğan
von der leyen
guterres
maduro
rodriguez, rodríguez
lula
milei
marcos
duterte
lai ching-te
ilhan omar, omar
mangione
djokovic
alcaraz
sinner
sabalenka
rybakina
swiatek
messi
ronaldo
lebron james
tesla
spacex
apple
google
microsoft
amazon
netflix
nvidia
samsung
huawei
xiaomi
tencent
alibaba
bytedance
baidu
byd
boeing
airbus
toyota
volvo
mercedes, mercedes-benz
volkswagen
lvmh
intel
asml
tsmc
disney
starbucks
ikea
nasa
nato
opec
imf
wto
unesco
hamas
hezbollah
houthi, houthis
taliban
pentagon
white house
kremlin
federal reserve, fed
supreme court, scotus
congress
senate
fbi
cia
nba
olympics, olympic
world cup
australian open
champions league
oscars, oscar
gaza
west bank
jerusalem
tel aviv
tehran
beijing
shanghai
shenzhen
guangdong
xinjiang
tibet
hong kong
macau, macao
taipei
tokyo
seoul
pyongyang
new delhi, delhi
manila
mindanao
luzon
moscow
kyiv, kiev
london
paris
berlin
brussels
davos
washington
new york, nyc
los angeles
california
maryland
texas
minneapolis
minnesota
florida
sydney
melbourne
abu dhabi
dubai
caracas
panama canal
red sea
south china sea
west philippine sea
scarborough shoal
europe, european
africa, african
asia, asian
middle east
antarctica, antarctic
mars
nipah
hantavirus
covid, covid-19
bitcoin
doomsday clock
starliner
usaid
openai
deepseek
`;
