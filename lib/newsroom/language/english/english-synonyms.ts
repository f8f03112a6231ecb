// English words that mean the same in news, in both directions, including regional spellings.
// Strict: "killed" is not "died", "charged" is not "convicted", "vehicle" is not "car".

/** A line for each meaning; the first word stands for all of them. */
export const englishSynonyms = `
say tell state
begin start commence
buy purchase
find discover
investigation probe inquiry
rise increase climb
fall decline drop decrease
big large
help aid assist
choose select pick
company firm
lawyer attorney
doctor physician
injure wound
fire blaze
child kid
film movie
baby infant
build construct
close shut
allow permit
ban prohibit forbid
resign quit
victory triumph
quick fast rapid
quickly rapidly swiftly
receive obtain
need require
huge enormous
happen occur
hide conceal
leave depart
end finish conclude
whole entire
error mistake
answer reply respond
car automobile
destroy demolish
employee worker
enough sufficient
extra additional
famous renowned
foreign overseas
gasoline petrol
gun firearm
illegal unlawful
important significant
jail prison
journalist reporter
keep retain
mainly mostly primarily
often frequently
pupil student
protester demonstrator
result outcome
rich wealthy
ship vessel
sick ill
teen teenager
trash garbage rubbish
truck lorry
jobless unemployed
use utilize utilise
holiday vacation
wage salary
annual yearly
center centre
program programme
defense defence
organize organise
recognize recognise
labor labour
color colour
favor favour
harbor harbour
neighbor neighbour
theater theatre
meter metre
kilometer kilometre
liter litre
tire tyre
aluminum aluminium
jewelry jewellery
gray grey
plow plough
analyze analyse
paralyze paralyse
apologize apologise
criticize criticise
collect gather
path pathway
photo photograph picture
shop store
cop policeman
remain stay
tiny little
speak talk
strange odd weird
silent quiet
afraid scared frightened
brave courageous
dangerous hazardous perilous
crucial vital essential
many numerous
initially originally
currently presently
usually normally typically
immediately instantly
suddenly abruptly
completely entirely totally fully
recently lately
airplane aeroplane plane
purchaser buyer
cemetery graveyard
`;
