/** Whom a film is about and what moves them: keywords of the catalogue and other words for them; `theme-phrases.ts` reads them. */
export const peopleThemeTable = `
road trip: road movie, road movies, road trips, roadtrip, road film, driving across the country, cross country,
  on the road, across america, across the country, long car journey
small town: small towns, smalltown
high school: highschool, high schools, high school kids
college: campus, university life
teenager: teenagers, teenage, teens, teen, adolescents, adolescent, high schooler, high schoolers, high school
  kids, young people, adolescence, youngsters in school
friendship: friendships, best friends, best friend, friends, male friendship, pals, buddies, mates sticking
  together, unlikely friends, unlikely friendship, friends sticking together
female friendship: women friends, female friends, girlfriends, female friendships
father-son relationship: father and son, fathers and sons, father and his son, dad and son, a father and a son,
  father son, dads and sons, father son bond
father-daughter relationship: father and daughter, fathers and daughters, father and his daughter, dad and
  daughter, a father and a daughter, father daughter, dads and daughters
mother-daughter relationship: mother and daughter, mothers and daughters, mother and her daughter, mom and
  daughter, mother daughter, a mother and a daughter
mother-son relationship: mother and son, mothers and sons, mother and her son, mom and son, mother son, a mother
  and a son
sister: sisters, sisterhood
brother: brothers
brother-sister relationship: brother and sister, siblings, sibling, brothers and sisters
found family: chosen family
single mother: single mothers, single mom, single moms, single mum
single father: single dad, single fathers, single dads, raising a child alone
marriage: marriages, married couple, married couples, married life, married, husband and wife, husbands and
  wives
wedding: weddings, getting married, bride, brides, get married, gets married, walk down the aisle
divorce: divorced, divorces, divorcing
infidelity|adultery: cheating spouse, cheating, unfaithful, cheating husband, cheating wife, extramarital
  affair, extramarital affairs, unfaithful spouse, having an affair, has an affair, cheat on, cheats on, love
  affair
breakup: break up, breakups, break ups, getting dumped, breaking up
love triangle: love triangles, two men and one woman, torn between two
forbidden love: forbidden romance, star crossed lovers, star crossed, impossible love
unrequited love: unrequited
grief: grieving, mourning, loss of a loved one, losing someone, bereavement, dealing with loss, coping with
  loss, loss of a child, losing a parent, death of a loved one
loneliness: lonely, lonely people, loners, loner, alone in the world, solitude, lonely man, lonely woman
mental illness: mental health, mentally ill
amnesia|memory loss: amnesiac, lost memory, loses his memory, loses her memory, lost his memory, lose their
  memory, losing memory
addiction: addict, addicts, addictions
drug: drugs, narcotics
drug cartel|drug lord: cartel, cartels, drug dealing
alcoholism: alcoholic, alcoholics, drinking problem
lgbt: lgbtq, lgbtqia, queer, gay, lesbian, lesbians, lgbtq plus, gays, same sex, gay romance, gay love
transgender: trans
racism: racist, racial injustice, race relations
slavery: slave, slaves, enslaved, slave trade
class difference: class differences, class divide, rich and poor, class struggle, class war, rich versus poor,
  rich vs poor, upstairs downstairs
poverty: poor people, the poor
corruption: corrupt
politics: political, political intrigue, politicians, election, elections, politician, washington politics,
  political scandal, politics and power, parliament
conspiracy: conspiracies, conspiracy theory, conspiracy theories, cover up
journalist: journalists, journalism, reporter, reporters, newsroom, newspaper reporters, newspaper people,
  investigative journalism, newspapers
writer: writers, author, authors, novelist, novelists
artist|painter: artists, painters
chef|cooking|restaurant: chefs, cooks, cookery, cuisine
teacher: teachers, school teacher
scientist: scientists
mad scientist: mad scientists
hacker: hackers, hacking, computer whizz, computer nerds
astronaut: astronauts, cosmonaut, cosmonauts
`;
