// Actions and occurrences as headlines name them, one per line: with names they identify the same
// report in another language. The first word of a line is its key for the other languages.

export const englishDeeds = `
crash, crashed
collision, collide
kill, killed, dead, die, death, fatal
injure, injured, wounded, hurt
missing
earthquake, quake
flood, flooding
typhoon, hurricane, cyclone
snowstorm, blizzard, winter storm
volcano, eruption, erupt
landslide, mudslide
wildfire, fire, blaze
explosion, explode, blast, bombing
shooting, gunman, gunfire
airstrike, air strike
attack, assault
missile
drone
invade, invasion
ceasefire, truce
hostage
troops, soldier
nuclear
sanction, sanctions
tariff, tariffs
elected, election
resign, resignation, quit
impeach, impeachment
nominate, nominee, nomination
appoint, appointed
arrest, arrested, detain
charge, indict, prosecute
sue, lawsuit
sentence, sentenced, jailed, jail, prison
execute, execution
convict, guilty
unconstitutional
ruling, verdict
investigate, investigation, probe
corruption, bribery, graft
scandal
protest, protester, demonstrate
riot, clash, clashes
shutdown
visit, trip
meet, meeting, summit
sign, signed
agreement, deal, accord, pact
lift, lifted
ban, banned, prohibit
recall
layoff, layoffs, job cuts, lay off, laid off, laying off, lays off
acquire, acquisition, takeover, buyout
merger, merge
invest, investment
revenue, earnings
profit
loss, losses
bankrupt, bankruptcy
record high, all-time high
interest rate, interest rates
gold
oil
launch, launched
satellite
rocket
astronaut
outbreak, epidemic
virus
vaccine
heatwave, heat wave
rescue, rescued
evacuate, evacuation
strike, walkout
robbery, theft, stolen, robbed
fraud, scam
kidnap, abduct
hack, cyberattack, data breach
win, wins, won, beat, beats, defeat
final, finals
semifinal, semi-final, semis
champion, championship, title
medal
award
retire, retirement
asylum
migrant, immigrant, immigration
border
airport
train
ship, ferry, vessel
aircraft, plane, airplane
port, ports
canal
`;
